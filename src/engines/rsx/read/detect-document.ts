import type { DocumentFormat } from '../document-tree'
import { documentFacts, documentNames, type DocumentFacts } from './document-facts'
import { findXmlRoot, type XmlRoot } from './xml-root'

/** The type of a document, as far as content and name tell it. */
export interface DetectedDocument {
  document: string | undefined
  /** The types that are possible, the likely one first. */
  candidates: readonly string[]
  versionLine: string | undefined
  /** The root of the file instead of that of a document of the network, when neither content nor name tells one. */
  unknown?: { root: string | undefined; start: number }
}

/** How much of a table is read to find its columns. */
const longestHeaderUnits = 200_000

const wrapperName = new RegExp(`"(?:\\w{1,64}:)?(${documentNames})"\\s*:`, 'g')

/** Detects the document type of a text by its content; by the name of the file when several are possible. */
export function detectDocument(format: DocumentFormat, text: string, name: string): DetectedDocument {
  if (format === 'XML') return detectXml(text, name)
  const found = candidatesOf(format, text)
  const detected = choose(found, name, undefined)
  const isUnknown = found.length === 0 && detected.document === undefined
  return isUnknown ? { ...detected, unknown: { root: undefined, start: 0 } } : detected
}

function detectXml(text: string, name: string): DetectedDocument {
  const root = findXmlRoot(text)
  const own = factsOf(root?.name)
  // A root that no document has may be an envelope, or a wrong name around the right records.
  const inner = own.length > 0 ? undefined : findInner(text)
  const versionLine = versionOf(inner?.namespace) ?? versionOf(root?.namespace)
  const detected = choose(own.length > 0 ? own : factsOf(inner?.name), name, versionLine)
  return root && detected.document === undefined
    ? { ...detected, unknown: { root: root.name, start: root.start } }
    : detected
}

/** The version that a namespace names. */
function versionOf(namespace: string | undefined): string | undefined {
  return /(?:^|[/:])v?(\d+(?:\.\d+)+)\/?$/.exec(namespace?.trim() ?? '')?.[1]
}

/** The documents with a root or a record of a name, whatever its capitals are. */
function factsOf(name: string | undefined): readonly DocumentFacts[] {
  const lower = name?.toLowerCase()
  const similar = documentFacts.filter((facts) => [facts.name, facts.record].some((one) => one.toLowerCase() === lower))
  const exact = similar.filter((facts) => facts.name === name || facts.record === name)
  return exact.length > 0 ? exact : similar
}

/** The first element of a text that is the root of a document, or else one of its records. */
function findInner(text: string): XmlRoot | undefined {
  for (const names of [documentFacts.map((facts) => facts.name), documentFacts.map(({ record }) => record)]) {
    const found = new RegExp(`<(?:[\\w.-]+:)?(?:${names.join('|')})[\\s/>]`).exec(text)
    if (found) return findXmlRoot(text.slice(found.index))
  }
  return undefined
}

function candidatesOf(format: DocumentFormat, text: string): readonly DocumentFacts[] {
  if (format === 'JSON') {
    const wrapper = /^\s*[{[][\s{]*"(\w+)"/.exec(text)?.[1]
    const wrapped = documentFacts.filter(({ name, record }) => name === wrapper || record === wrapper)
    if (wrapped.length > 0) return wrapped
    // An envelope may be around the wrapper.
    const names = new Set([...text.matchAll(wrapperName)].map(([, inner]) => inner))
    const named = documentFacts.filter(({ name }) => names.has(name))
    return named.length === 1 ? named : candidatesByNames((group) => text.includes(`"${group}"`))
  }
  if (format === 'CSV') {
    const columns = headerOf(text)
    return candidatesByNames((group) => columns.includes(`${group}_`.toLowerCase()))
  }
  const byHeader = documentFacts.filter(
    ({ headerCode }) => headerCode !== undefined && text.trimStart().startsWith(headerCode),
  )
  return bySign(byHeader, ({ code }) => text.includes(`\n${code}0`))
}

/** The line of a CSV file that names the columns, in small letters. */
function headerOf(text: string): string {
  const start = Math.max(0, text.search(/\S/))
  const [first = '', second = ''] = text.slice(start, start + longestHeaderUnits).split(/\r\n?|\n/)
  return (/^sep=.$/i.test(first.trim()) ? second : first).toLowerCase()
}

function candidatesByNames(has: (group: string) => boolean): readonly DocumentFacts[] {
  const found = documentFacts.filter(({ header }) => has(header))
  // A shipment names the order in each of its order levels, so the header of orders tells nothing beside another one.
  const others = found.filter(({ header }) => header !== 'OrderHeader')
  return bySign(others.length > 0 ? others : found, ({ group }) => has(group))
}

function bySign(
  found: readonly DocumentFacts[],
  has: (sign: NonNullable<DocumentFacts['sign']>) => boolean,
): readonly DocumentFacts[] {
  const signed = found.filter(({ sign }) => sign && has(sign))
  return signed.length > 0 ? signed : found
}

function choose(found: readonly DocumentFacts[], name: string, versionLine: string | undefined): DetectedDocument {
  const candidates = found.length > 0 ? found : documentFacts
  const only = found.length === 1 ? found[0] : findByName(candidates, name)
  const names = candidates.map((facts) => facts.name)
  if (!only) return { document: undefined, candidates: names, versionLine }
  return { document: only.name, candidates: [only.name, ...names.filter((other) => other !== only.name)], versionLine }
}

function findByName(candidates: readonly DocumentFacts[], fileName: string): DocumentFacts | undefined {
  const base = (fileName.split(/[/\\]/).at(-1) ?? '').toLowerCase()
  const prefix = /^([a-z]{2})[\d_-]/.exec(base)?.[1]?.toUpperCase()
  const byPrefix = candidates.find((facts) => facts.prefix !== undefined && facts.prefix === prefix)
  if (byPrefix) return byPrefix
  const letters = base.replaceAll(/[^a-z]/g, '')
  // "OrderChangeAcks" contains the names of shorter ones: the longest one is meant.
  const named = candidates.filter((facts) =>
    [facts.name, facts.record].some((one) => letters.includes(one.toLowerCase())),
  )
  return named.toSorted((a, b) => b.record.length - a.record.length)[0]
}
