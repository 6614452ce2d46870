import { jsonOf, membersOf } from '@/lib/exact-json'
import { stringEnd } from '@/lib/json-scan'
import { documentFacts, documentNames, headerNames } from './document-facts'
import { characterOfEntity } from './html-entities'
import { codeOfReference } from './xml-references'

/** The text of an element that may be a document, as web services return it: `<string>&lt;Shipments …`, `<string>{"Order": …`. */
const inXml = /<([\w.:-]+)(?:\s[^<>]*)?>(\s*(?:&(?:amp;){0,2}(?:lt|#60|#x3c|quot|#34|#x22);|[{["])[^<]*)/gi
/** A text of JSON that may be a document, alone or as a property: `"<Shipments …"`, `"{\"Order\": …"`, `"OH00001…"`. */
const inJson = /"(?:\s|\\[nrt])*(?:[<{[]|\\"|RecordType\b|[A-Z]{2}00001)/g
const root = new RegExp(`^(?:<\\?xml[^>]*>\\s*)?<((?:[\\w.-]+:)?(?:${documentNames}))[\\s>]`)
/** The header of a document of JSON, outside of texts. */
const header = new RegExp(`(?<!\\\\)"(?:${headerNames})"\\s*:`)
const flatStart = /^(?:RecordType[,;\t|]|[A-Z]{2}00001[^\r\n]*\r?\n[A-Z]{2}00002)/
const wrapperNames = new Set(documentFacts.flatMap(({ name, record }) => [name, record]))
const reference = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{2,6});/g
/** How often a text may have been escaped, and how many names and arrays may be around its record. */
const maxRounds = 3

/** The documents in a file that contains them as escaped texts. */
export interface EscapedDocuments {
  /** The documents, one behind the other. */
  text: string
  /** Names the element or the text that contains them, for a message. */
  around: string
}

/** Unescapes the documents in a file of XML or JSON that contains them as texts; undefined for any other file. */
export function escapedDocuments(text: string): EscapedDocuments | undefined {
  const first = text[text.search(/\S/)]
  const found =
    first === '<' ? escapedInXml(text) : first === '"' || first === '{' || first === '[' ? escapedInJson(text) : []
  const around = found[0]?.around
  return around === undefined ? undefined : { text: found.map((one) => one.text).join('\n'), around }
}

function escapedInXml(text: string): EscapedDocuments[] {
  if (root.test(text.trimStart())) return []
  return Array.from(text.matchAll(inXml), ([, name = '', escaped = '']) => {
    let decoded = escaped.trim().replaceAll(reference, characterOf)
    for (let round = 1; round < maxRounds && decoded.startsWith('&'); round += 1)
      decoded = decoded.replaceAll(reference, characterOf)
    return { text: withoutJson(decoded), around: `the element ${name}` }
  }).filter((one) => isDocument(one.text))
}

function characterOf(whole: string, name: string): string {
  const code = codeOfReference(whole)
  return code === undefined || code > 0x10ffff ? (characterOfEntity(name) ?? whole) : String.fromCodePoint(code)
}

function escapedInJson(text: string): EscapedDocuments[] {
  if (header.test(text)) return []
  const found: EscapedDocuments[] = []
  inJson.lastIndex = 0
  for (let opening = inJson.exec(text); opening; opening = inJson.exec(text)) {
    const end = stringEnd(text, opening.index)
    const value = withoutJson(text.slice(opening.index, end))
    if (isDocument(value)) found.push({ text: value, around: placeOf(text, opening.index) })
    inJson.lastIndex = end
  }
  return found
}

/** Names a text of JSON by its property. */
function placeOf(text: string, start: number): string {
  const name = /"([^"\\]{1,80})"\s{0,20}:\s{0,20}$/.exec(text.slice(Math.max(0, start - 130), start))?.[1]
  return name === undefined ? 'a text of JSON' : `the property ${name}`
}

/** The text that a text of JSON stands for, without the names and arrays around its only record. */
function withoutJson(text: string): string {
  let value: unknown = text
  let inner = text
  for (let round = 0; round < maxRounds && inner.startsWith('"'); round += 1) {
    value = jsonOf(inner)?.value
    if (typeof value !== 'string') return inner
    inner = value.trim()
  }
  if (!/^[{[]/.test(inner)) return inner
  value = jsonOf(inner)?.value
  for (let round = 0; round < maxRounds; round += 1) {
    const only = onlyIn(value)
    if (only === undefined) break
    const isArray = Array.isArray(value)
    inner = inner.slice(inner.indexOf(isArray ? '[' : ':') + 1, inner.lastIndexOf(isArray ? ']' : '}')).trim()
    value = only
  }
  return inner
}

/** The only group in an array, or in an object that has the name of a document or of its record. */
function onlyIn(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const members = membersOf(value)
  const [name, only] = members[0] ?? []
  const isWrapper = Array.isArray(value) || (name !== undefined && wrapperNames.has(name))
  return members.length === 1 && isWrapper && typeof only === 'object' && only !== null ? only : undefined
}

/** Whether a text is a document: XML ends with the tag with which it begins. */
function isDocument(text: string): boolean {
  const name = root.exec(text)?.[1]
  if (name !== undefined) return text.endsWith(`</${name}>`)
  return flatStart.test(text) || (/^[{[]/.test(text) && header.test(text))
}
