import type { DocumentNode } from '../document-tree'
import type { Mend } from '../finding'
import type { RuleModel } from '../rule-model'
import { quote } from '../quote'
import type { ReadingFindings } from './reading-findings'
import { isInOpenGroup, ruleOfNode } from './rule-of-node'
import type { XmlTree } from './read-xml'

/** Finds the records below the root of an XML tree, and reports a root, a wrapper or a namespace that is not the document's. */
export function frameXml(tree: XmlTree, rules: RuleModel, text: string, findings: ReadingFindings): DocumentNode[] {
  const { root } = tree
  if (!root) return []
  const records = findRecords(root, rules, text, findings)
  for (const record of records) record.parent = undefined
  checkNamespace(tree, root, rules, text, findings)
  reportStrayTexts(tree, rules, text, findings)
  return records
}

/** Reports texts in groups. In a value or an unknown element they follow from what is reported there. */
function reportStrayTexts({ strayTexts }: XmlTree, rules: RuleModel, text: string, findings: ReadingFindings): void {
  for (const { parent, span } of strayTexts) {
    const content = ruleOfNode(parent, rules)?.content
    if (content?.kind !== 'group' || content.isMixed) continue
    const found = quote(text.slice(span.start, span.end))
    findings.add('wrong-place', span, {
      source: 'schema',
      found,
      message: `The text ${found} stands between the elements of ${parent.name}. Only elements may stand there.`,
      fix: 'Remove it, or put it into an element.',
    })
  }
}

function findRecords(root: DocumentNode, rules: RuleModel, text: string, findings: ReadingFindings): DocumentNode[] {
  const { document, record } = rules
  const openTag = { start: root.span.start, end: Math.max(root.content.start, root.span.start) }
  if (root.name === record.name || isRecordLike(root, rules)) {
    const isNamed = root.name === record.name
    findings.add('wrong-root', openTag, {
      found: root.name,
      expected: document,
      message: `The root is ${root.name}. A file has the root ${document}, which holds ${record.name} once for each record.`,
      ...(isNamed
        ? { mend: wrapMend(root, rules) }
        : { fix: `Put ${record.name} between ${document} and its groups.` }),
    })
    return [root]
  }
  if (root.name !== document) {
    const isSameWord = root.name.toLowerCase() === document.toLowerCase()
    findings.add('wrong-root', openTag, {
      found: root.name,
      expected: document,
      message: `The root is ${root.name}. It should be ${document}.`,
      ...(isSameWord
        ? { mend: renameMend(root, document, text) }
        : { fix: `Check whether the file is for ${document}.` }),
    })
  }
  if (root.children.length === 0) {
    findings.add('wrong-root', openTag, {
      found: root.text ?? '',
      expected: record.name,
      message: `${root.name} holds no ${record.name}.`,
    })
  }
  for (const child of root.children) {
    if (child.name !== record.name) {
      findings.add('unknown-element', child, {
        source: 'schema',
        found: child.name,
        expected: record.name,
        message: `${quote(child.name)} is not known in ${document}. Only ${record.name} may stand here.`,
      })
    }
  }
  return root.children.filter(({ name }) => name === record.name)
}

/** Whether an element holds what a record holds: the record itself was left out, or has another name. */
function isRecordLike(root: DocumentNode, { record }: RuleModel): boolean {
  return (
    root.children.length > 0 &&
    root.children.every(({ name }) => name !== record.name) &&
    root.children.some(({ name }) => record.content.byName.has(name))
  )
}

function wrapMend(root: DocumentNode, { document, namespace }: RuleModel): Mend {
  return {
    label: `Put it into ${document}`,
    edits: [
      { span: { start: root.span.start, end: root.span.start }, text: `<${document} xmlns="${namespace}">\n` },
      { span: { start: root.span.end, end: root.span.end }, text: `\n</${document}>` },
    ],
  }
}

function renameMend(root: DocumentNode, name: string, text: string): Mend {
  const starts = [text.indexOf(root.name, root.span.start), text.indexOf(root.name, root.content.end)]
  const edits = starts
    .filter((start) => start !== -1 && start < root.span.end)
    .map((start) => ({ span: { start, end: start + root.name.length }, text: name }))
  return { label: `Replace with ${name}`, edits }
}

function checkNamespace(tree: XmlTree, root: DocumentNode, rules: RuleModel, text: string, findings: ReadingFindings) {
  const openTag = { start: root.span.start, end: Math.max(root.content.start, root.span.start) }
  const expected = rules.namespace
  const { namespace: found } = tree
  if (found === undefined) {
    const at = text.indexOf(root.name, root.span.start) + root.name.length
    findings.add('namespace', openTag, {
      expected,
      message: `${root.name} has no namespace. It should be ${expected}.`,
      mend: {
        label: `Add the namespace ${expected}`,
        edits: [{ span: { start: at, end: at }, text: ` xmlns="${expected}"` }],
      },
    })
  } else if (found !== expected) {
    const line = versionLine(found)
    const isOtherVersion =
      line !== undefined && line !== versionLine(expected) && withoutVersion(found) === withoutVersion(expected)
    const at = text.indexOf(found, root.span.start)
    const span = at !== -1 && at < openTag.end ? { start: at, end: at + found.length } : openTag
    if (isOtherVersion) {
      findings.add('unknown-version', span, {
        found: line,
        expected: versionLine(expected) ?? rules.version,
        message: `The namespace names version ${line}. The file is checked as ${rules.version}, whose namespace is ${expected}.`,
        fix: 'Choose the version of the file, or send the current one.',
      })
    } else {
      const isNear = comparable(found) === comparable(expected)
      findings.add('namespace', span, {
        found,
        expected,
        message: `The namespace is ${quote(found)}. It should be ${expected}.`,
        ...(isNear && at !== -1 && { mend: { label: `Replace with ${expected}`, edits: [{ span, text: expected }] } }),
      })
    }
  }
  for (const { node, namespace } of tree.strangers) {
    // A record that has the right namespace below a root that has none is right.
    if (namespace === expected && found === undefined) continue
    if (node.parent && isInOpenGroup(node.parent, rules)) continue
    findings.add(
      'namespace',
      { start: node.span.start, end: Math.max(node.content.start, node.span.start) },
      {
        found: namespace,
        expected,
        message: `${node.name} is in ${namespace === '' ? 'no namespace' : `the namespace ${quote(namespace)}`}. It should be ${expected}, as its parent is.`,
      },
    )
  }
}

function versionLine(namespace: string): string | undefined {
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
