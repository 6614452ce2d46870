import { jsonOf } from '@/lib/exact-json'
import { documentNames } from './document-facts'
import { characterOfEntity } from './html-entities'

/** A document as the text of an element, as web services return it: `<string>&lt;Shipments …`. */
const inXml = new RegExp(`>\\s*(&lt;(?:\\?xml\\s|(?:[\\w.-]+:)?(?:${documentNames})(?:\\s|&gt;|/)))`)
/** A document as a text of JSON: `"<Shipments …"`, alone or as a property. */
const inJson = new RegExp(`"(?=\\s*<(?:\\?xml\\s|(?:[\\w.-]+:)?(?:${documentNames})[\\s>/]))`)

/** A document that its file has as a text, with the marks of XML escaped. */
export interface EscapedDocument {
  text: string
  /** What has it as a text. */
  around: string
}

/** Takes the document out of a file of XML or JSON that has it as a text. Undefined for any other file. */
export function escapedDocument(text: string): EscapedDocument | undefined {
  const first = text[text.search(/\S/)]
  if (first === '<') return escapedInXml(text)
  return first === '"' || first === '{' || first === '[' ? escapedInJson(text) : undefined
}

function escapedInXml(text: string): EscapedDocument | undefined {
  const found = inXml.exec(text)
  if (!found) return undefined
  const start = found.index + found[0].length - (found[1] ?? '').length
  const opening = text.slice(text.lastIndexOf('<', found.index) + 1, found.index)
  const end = text.indexOf('<', start)
  const name = /^[\w.:-]+/.exec(opening)?.[0]
  if (end === -1 || name === undefined) return undefined
  const escaped = text.slice(start, end).trimEnd()
  return {
    text: escaped.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => characterOfEntity(entity) ?? ''),
    around: `the element ${name}`,
  }
}

function escapedInJson(text: string): EscapedDocument | undefined {
  const start = inJson.exec(text)?.index
  if (start === undefined) return undefined
  let end = start + 1
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  const value = jsonOf(text.slice(start, end + 1))?.value
  return typeof value === 'string' ? { text: value.trim(), around: 'a text of JSON' } : undefined
}
