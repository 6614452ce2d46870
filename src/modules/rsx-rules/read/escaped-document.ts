import { jsonOf } from '@/lib/exact-json'
import { documentNames } from './document-facts'
import { characterOfEntity } from './html-entities'
import { codeOfReference } from './xml-references'

/** The text of an element that may be a document, as web services return it: `<string>&lt;Shipments …`. */
const inXml = /<([\w.:-]+)(?:\s[^<>]*)?>(\s*&(?:amp;){0,2}(?:lt|#60|#x3c);[^<]*)/gi
/** A text of JSON that may be a document: `"<Shipments …"`, alone or as a property. */
const inJson = /"\s*</g
const root = new RegExp(`^(?:<\\?xml[^>]*>\\s*)?<((?:[\\w.-]+:)?(?:${documentNames}))[\\s>]`)
const reference = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{2,6});/g
/** How often a text may have been escaped. */
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
    let decoded = escaped.trim()
    for (let round = 0; round < maxRounds && !decoded.startsWith('<'); round += 1)
      decoded = decoded.replaceAll(reference, characterOf)
    return { text: decoded, around: `the element ${name}` }
  }).filter((one) => isDocument(one.text))
}

function characterOf(whole: string, name: string): string {
  const code = codeOfReference(whole)
  return code === undefined || code > 0x10ffff ? (characterOfEntity(name) ?? whole) : String.fromCodePoint(code)
}

function escapedInJson(text: string): EscapedDocuments[] {
  const found: EscapedDocuments[] = []
  inJson.lastIndex = 0
  for (let opening = inJson.exec(text); opening; opening = inJson.exec(text)) {
    let end = opening.index + 1
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
    const value = jsonOf(text.slice(opening.index, end + 1))?.value
    if (typeof value === 'string' && isDocument(value.trim()))
      found.push({ text: value.trim(), around: 'a text of JSON' })
    inJson.lastIndex = end + 1
  }
  return found
}

/** Whether a text is a whole document: it ends with the tag with which it begins. */
function isDocument(text: string): boolean {
  const name = root.exec(text)?.[1]
  return name !== undefined && text.endsWith(`</${name}>`)
}
