import type { DocumentNode } from '../document-tree'
import type { CodeList, RuleModel, ValueRule } from '../rule-model'
import type { CheckContext } from './check-context'
import type { FindingDetails } from './finding-list'
import { replaceJson, replaceValue } from '../findings/quick-fixes'
import { quote } from '../findings/quote'
import { listOf } from '@/lib/phrases'
import { someOf } from '../findings/messages'
import { nearest } from '../findings/nearest'

const maxSuggestions = 3
const longestCodeUnits = 100

/** The list of a value's codes; undefined when every text is allowed. */
export function codeListOf({ codeLists }: RuleModel, { codeList }: ValueRule): CodeList | undefined {
  return codeList === undefined ? undefined : codeLists.get(codeList)
}

const foldedLists = new WeakMap<CodeList, ReadonlyMap<string, string | undefined>>()

/** The code that a text means when case, blanks around it and zeros before it do not count; undefined unless there is one. */
export function codeMeantBy(text: string, list: CodeList): string | undefined {
  if (list.has(text)) return text
  if (text.length > longestCodeUnits) return undefined
  let folded = foldedLists.get(list)
  if (!folded) {
    const made = new Map<string, string | undefined>()
    for (const code of list.keys()) made.set(fold(code), made.has(fold(code)) ? undefined : code)
    folded = made
    foldedLists.set(list, folded)
  }
  return folded.get(fold(text))
}

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

function fold(code: string): string {
  const plain = code.replaceAll(invisible, '').trim().toUpperCase()
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain
}

/** Checks a value that has a list of codes. @returns whether the list has it. */
export function checkCode(
  context: CheckContext,
  node: DocumentNode,
  text: string,
  rule: ValueRule,
  list: CodeList,
): boolean {
  if (list.has(text)) return true
  const meant = codeMeantBy(text, list)
  if (meant !== undefined) {
    context.findings.add('case-or-padding', node, () => describePadding(context, node, text, meant))
    return false
  }
  const later = laterVersion(context, text, rule)
  if (later === undefined)
    context.findings.add('unknown-code', node, () => describeUnknown(context, node.name, text, list))
  else context.findings.add('later-code', node, () => describeLater(context, node.name, text, later))
  return false
}

function describePadding(context: CheckContext, node: DocumentNode, text: string, meant: string): FindingDetails {
  return {
    source: 'codes',
    found: text,
    expected: meant,
    message: `${node.name} is ${quote(text)}. The code is ${meant}.`,
    fix: `Write ${meant}.`,
    quickFix: node.json ? replaceJson(node, JSON.stringify(meant)) : replaceValue(context.document, node, meant),
    reference: { kind: 'codes', field: node.name, code: meant },
  }
}

/** The version whose list has a code that this one lacks. */
function laterVersion({ otherVersions }: CheckContext, text: string, { codeList }: ValueRule): string | undefined {
  return otherVersions.find(({ codeLists }) => codeLists.get(codeList ?? '')?.has(text) === true)?.version
}

function describeLater({ rules }: CheckContext, name: string, text: string, version: string): FindingDetails {
  return {
    source: 'codes',
    found: text,
    expected: `a code of version ${rules.version}`,
    message: `${name} is ${quote(text)}. This code is in version ${version} and not in ${rules.version}.`,
    fix: `Use a code of ${rules.version}, or send the document as ${version}.`,
    reference: { kind: 'codes', field: name, code: undefined },
  }
}

function describeUnknown(context: CheckContext, name: string, text: string, list: CodeList): FindingDetails {
  const similar = similarCodes(text, list)
  const codes = [...new Set([...similar, ...list.keys()])]
  const hint =
    similar.length === 0
      ? ''
      : ` Did you mean ${listOf(
          similar.map((code) => codeWithMeaning(code, list.get(code)?.description)),
          'or',
        )}?`
  const elsewhere = otherPlaces(context, name, text)
  return {
    source: 'codes',
    found: text,
    expected: codes.join(', '),
    message: `${name} is ${quote(text)}. Allowed: ${someOf(codes)}.${hint}${elsewhere}`,
    fix: similar.length === 1 ? `Write ${similar[0]} if that is what you mean.` : 'Use a code of the list.',
    reference: { kind: 'codes', field: name, code: similar[0] },
  }
}

/** Says at which other places of the field a code is allowed. */
function otherPlaces({ index, rules }: CheckContext, name: string, text: string): string {
  for (const { parentPath, element } of index.placesOf(name)) {
    const list = element.content.kind === 'value' ? codeListOf(rules, element.content) : undefined
    if (list?.has(text) !== true) continue
    return ` It is allowed as ${name} in ${parentPath === '' ? rules.record.name : parentPath}.`
  }
  return ''
}

/** A code with its name: "ST (Ship to)". */
export function codeWithMeaning(code: string, description: string | undefined): string {
  const meaning = meaningOf(description)
  return meaning === '' ? code : `${code} (${meaning})`
}

/** The name of a code: the first sentence of its description. */
function meaningOf(description = ''): string {
  const end = description.indexOf('. ')
  return end === -1 ? description : description.slice(0, end)
}

/** The codes that a wrong one probably stands for. */
function similarCodes(text: string, list: CodeList): string[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '' || wanted.length > longestCodeUnits) return []
  const byMeaning = [...list].filter(([, { description }]) => meaningOf(description).toLowerCase() === wanted)
  if (byMeaning.length > 0) return byMeaning.map(([code]) => code).slice(0, maxSuggestions)
  const near = nearest(wanted, list.keys(), wanted.length > 2 ? 1 : 0)
  if (near.length > 0) return near.slice(0, maxSuggestions)
  return [...list.keys()]
    .filter((code) => code.length > 1 && wanted.startsWith(code.toLowerCase()))
    .slice(0, maxSuggestions)
}
