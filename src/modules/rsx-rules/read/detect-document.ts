import type { DocumentFormat } from '../document-tree'
import { documentFacts, type DocumentFacts } from './document-facts'
import { findXmlRoot } from './xml-root'

/** The type of a document, as far as content and name tell it. */
export interface DetectedDocument {
  document: string | undefined
  /** The types that are possible, the likely one first. */
  candidates: readonly string[]
  versionLine: string | undefined
  /** The root of the file instead of that of a document of the network, when neither content nor name tells one. */
  unknown?: { root: string | undefined; start: number }
}

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
  const versionLine = /(?:^|[/:])v?(\d+\.\d+)\/?$/.exec(root?.namespace ?? '')?.[1]
  const exact = documentFacts.filter((facts) => facts.name === root?.name || facts.record === root?.name)
  if (exact.length > 0) return choose(exact, name, versionLine)
  const lower = root?.name.toLowerCase()
  const similar = documentFacts.filter((facts) =>
    [facts.name.toLowerCase(), facts.record.toLowerCase()].includes(lower ?? ''),
  )
  const detected = choose(similar, name, versionLine)
  return root && detected.document === undefined
    ? { ...detected, unknown: { root: root.name, start: root.start } }
    : detected
}

function candidatesOf(format: DocumentFormat, text: string): readonly DocumentFacts[] {
  if (format === 'JSON') {
    const wrapper = /^\s*[{[][\s{]*"(\w+)"/.exec(text)?.[1]
    const wrapped = documentFacts.filter(({ name, record }) => name === wrapper || record === wrapper)
    return wrapped.length > 0 ? wrapped : candidatesByNames((group) => text.includes(`"${group}"`))
  }
  if (format === 'CSV') {
    const columns = text.slice(0, lineEnd(text))
    return candidatesByNames((group) => columns.includes(`${group}_`))
  }
  const byHeader = documentFacts.filter(({ headerCode }) => headerCode !== undefined && text.startsWith(headerCode))
  return bySign(byHeader, ({ code }) => text.includes(`\n${code}0`))
}

function lineEnd(text: string): number {
  const end = text.search(/[\r\n]/)
  return end === -1 ? text.length : end
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
