import { isFormerName } from '../former-names'
import type { DocumentNode, Span } from '../document-tree'
import type { QuickFix } from '../findings/finding'
import type { GroupRule, RuleModel } from '../rule-model'
import { quote } from '../findings/quote'
import type { FindingDetails } from './reading-findings'
import type { XmlTree } from './read-xml'
import { endOfTagName, openTag, type XmlFraming } from './xml-framing'

/** How many elements are looked at to tell the age of a document by its names. */
const maxNamedElements = 5000
/** The first version with the names of today. */
const firstWithNewNames = [7, 4]

/** The namespaces of elements that differ from their parents', by tree: an envelope can hold many documents. */
const ownNamespaces = new WeakMap<XmlTree, ReadonlyMap<DocumentNode, string>>()

/** The namespace of a document's root: its own, or that of an envelope around it. */
function namespaceOf(root: DocumentNode, tree: XmlTree): string | undefined {
  const { strangers, namespace } = tree
  const own = ownNamespaces.get(tree) ?? new Map(strangers.map((stranger) => [stranger.node, stranger.namespace]))
  ownNamespaces.set(tree, own)
  for (let at: DocumentNode | undefined = root; at; at = at.parent) {
    const found = own.get(at)
    if (found !== undefined) return found === '' ? undefined : found
  }
  return namespace
}

/** Reports a namespace that is not that of the rules: kind 8 when it names another version, else kind 7. */
export function checkNamespace(tree: XmlTree, root: DocumentNode, framing: XmlFraming): void {
  const { rules, text, findings } = framing
  const expected = rules.namespace
  const found = namespaceOf(root, tree)
  if (found === undefined) {
    const at = endOfTagName(root, text)
    findings.add('namespace', openTag(root), {
      expected,
      message: `${root.name} has no namespace. It should be ${expected}.`,
      quickFix: {
        label: `Add the namespace ${expected}`,
        edits: [{ span: { start: at, end: at }, text: ` xmlns="${expected}"` }],
      },
    })
    return
  }
  if (found === expected) {
    reportBlanks(tree, framing)
    return
  }
  const at = text.indexOf(found, root.span.start)
  const isInTag = at !== -1 && at < openTag(root).end
  const span = isInTag ? { start: at, end: at + found.length } : openTag(root)
  const { isVersion, caution, ...details } = describe(found, root, framing)
  const quickFix: QuickFix | undefined = isInTag
    ? {
        label: `Replace with ${expected}`,
        edits: [{ span, text: expected }],
        ...(caution !== undefined && { caution }),
      }
    : undefined
  findings.add(isVersion ? 'unknown-version' : 'namespace', span, { ...details, ...(quickFix && { quickFix }) })
}

/** Says what is wrong with a namespace that is not the one of the rules. */
function describe(
  found: string,
  root: DocumentNode,
  { rules, versions }: XmlFraming,
): FindingDetails & { isVersion: boolean; caution: string | undefined } {
  const { namespace: expected, document, version } = rules
  const named = versionIn(found)
  const line = versionIn(expected) ?? version
  const hasSameBase = comparable(withoutVersion(found)) === comparable(withoutVersion(expected))
  if (comparable(found) === comparable(expected) || (hasSameBase && named?.startsWith(`${line}.`) === true)) {
    const why = named !== undefined && named !== line ? ` It is the same for all versions of the line ${line}.` : ''
    return {
      isVersion: false,
      caution: undefined,
      found,
      expected,
      message: `The namespace is ${quote(found)}. It should be ${expected}.${why}`,
    }
  }
  const caution = `This is right only if the document is of version ${version}: its namespace says something else.`
  const age = ageByNames(root, rules, versions)
  if (named === undefined || named === line) {
    return {
      isVersion: false,
      caution,
      found,
      expected,
      message: `The namespace is ${quote(found)}. It should be ${expected}.${age?.message ?? ''}`,
      ...(age && { fix: age.fix }),
    }
  }
  const ofLine = versions.find((one) => one === named || one.startsWith(`${named}.`))
  const known = versions.length > 0 && ofLine === undefined ? `, which ${document} does not have` : ''
  const list = versions.length > 0 ? ` ${document} has the versions ${versions.join(', ')}.` : ''
  const foreign = hasSameBase ? '' : ` It is also not a namespace of the network.`
  return {
    isVersion: true,
    caution,
    found: named,
    expected: line,
    message: `The namespace ${quote(found)} names version ${named}${known}.${list}${foreign} The document is judged by ${version}, whose namespace is ${expected}.${age?.message ?? ''}`,
    fix: ofLine === undefined ? (age?.fix ?? 'Choose another version, or send this one.') : `Choose version ${ofLine}.`,
  }
}

/** Tells by its names that a document is older than the rules; undefined when it is not. */
function ageByNames(
  root: DocumentNode,
  rules: RuleModel,
  versions: readonly string[],
): { message: string; fix: string } | undefined {
  if (isBefore(rules.version, firstWithNewNames) || !hasFormerNames(root, rules)) return undefined
  const first = firstWithNewNames.join('.')
  const older = versions.find((version) => isBefore(version, firstWithNewNames))
  return {
    message: ` Its names are those of versions before ${first}.`,
    fix:
      older === undefined
        ? `Send it with the names of ${rules.version}.`
        : `Choose version ${older}, or send it with the names of ${rules.version}.`,
  }
}

function hasFormerNames(root: DocumentNode, { record }: RuleModel): boolean {
  const open: { node: DocumentNode; rule: GroupRule }[] = []
  const records = root.name === record.name ? [root] : root.children
  for (const node of records) if (node.name === record.name) open.push({ node, rule: record.content })
  let count = 0
  for (let next = open.pop(); next; next = open.pop()) {
    for (const child of next.node.children) {
      count += 1
      if (count > maxNamedElements) return false
      const content = next.rule.byName.get(child.name)?.content
      if (content === undefined && isFormerName(child.name)) return true
      if (content?.kind === 'group') open.push({ node: child, rule: content })
    }
  }
  return false
}

/** Whether a numbered version is before another one. */
function isBefore(version: string, other: readonly number[]): boolean {
  if (!/^\d/.test(version)) return false
  const numbers = version.split('.').map(Number)
  const at = other.findIndex((number, index) => numbers[index] !== number)
  return at !== -1 && (numbers[at] ?? 0) < (other[at] ?? 0)
}

/** Reports blanks around the namespace, which belong to it for every parser. */
function reportBlanks({ blankNamespaces }: XmlTree, { rules, text, findings }: XmlFraming): void {
  for (const { namespace, span } of blankNamespaces) {
    if (namespace !== rules.namespace) continue
    const value = valueSpan(text, span)
    findings.add('namespace', value, {
      found: quote(text.slice(value.start, value.end)),
      expected: namespace,
      message: `The namespace is ${quote(text.slice(value.start, value.end))}, with blanks around it, which belong to it. It should be ${namespace}.`,
      quickFix: { label: 'Remove the blanks', edits: [{ span: value, text: namespace }] },
    })
  }
}

/** The value of an attribute, without its quotes. */
function valueSpan(text: string, { start, end }: Span): Span {
  const equals = text.indexOf('=', start)
  const quoted = text.slice(equals + 1, end).search(/\S/)
  return { start: equals + quoted + 2, end: end - 1 }
}

function versionIn(namespace: string): string | undefined {
  return /[/:]v?(\d+(?:\.\d+)*)\/?$/.exec(namespace)?.[1]
}

function withoutVersion(namespace: string): string {
  return namespace.replace(/[/:]v?\d+(?:\.\d+)*\/?$/, '')
}

/** A namespace without what is often written differently: the scheme, capitals, a slash or blanks at the end. */
function comparable(namespace: string): string {
  return namespace
    .trim()
    .toLowerCase()
    .replace(/^https?:/, '')
    .replace(/\/$/, '')
}
