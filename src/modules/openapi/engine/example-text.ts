import { gatherSchema } from './gather-schema'
import { isObject, own, ownText, present } from '../document/json'
import type { JsonObject } from '../document/json'
import { isEventStream, isJsonSequence } from '../document/media-type'
import { bareText, fieldPairs } from '../document/parameter-style'
import type { FieldEncoding } from '../document/parameter-style'
import { typesOf } from './schema-type'
import type { Place, Bundle } from './spec-document'
import { jsonText } from '../document/value-text'
import { xmlText } from './xml-text'

/**
 * A value as a body of the content type: indented JSON, XML by the schema's `xml`, a form's pairs, or bare text.
 * @param encoding of a form: how the document wants its fields written.
 */
export function exampleText(
  bundle: Bundle,
  value: unknown,
  schema: readonly Place[],
  contentType: string,
  encoding?: unknown,
): string {
  const items = sequenceOf(value, contentType)
  if (items !== undefined) return items
  if (typeof value === 'string' && !isJson(contentType)) return value
  if (isXml(contentType)) return xmlText(bundle, value, schema)
  if (contentType.startsWith('application/x-www-form-urlencoded') && isObject(value)) return formText(value, encoding)
  return jsonText(isJson(contentType) ? unquoted(bundle, value, schema) : value)
}

/** So much of a text is looked into. */
const unquotedLimit = 100_000

/** Many documents give an object as a text that holds its JSON, where the schema allows no text: it is meant as what it holds. */
function unquoted(bundle: Bundle, value: unknown, schema: readonly Place[]): unknown {
  if (typeof value !== 'string' || value.length > unquotedLimit || !/^\s*[[{]/.test(value)) return value
  if (schema.length > 0 && allowsText(bundle, schema)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

function allowsText(bundle: Bundle, schema: readonly Place[]): boolean {
  const { types } = typesOf(gatherSchema(bundle, schema))
  return types.length === 0 || types.includes('string')
}

/** The items of a stream as it sends them; undefined where the value is no list, or the type no stream. */
function sequenceOf(value: unknown, contentType: string): string | undefined {
  if (isEventStream(contentType)) return Array.isArray(value) ? value.map(eventText).join('\n') : undefined
  if (!isJsonSequence(contentType)) return undefined
  // One text may be all of the stream.
  if (typeof value === 'string') return value
  // Each text of a sequence of RFC 7464 begins with the character that separates records.
  const begin = /json-seq/i.test(contentType) ? '\u001E' : ''
  return (Array.isArray(value) ? value : [value]).map((item) => begin + jsonText(item, 0)).join('\n')
}

/** A server-sent event: each line of a field on a line of its own, an empty one at its end. */
function eventText(event: unknown): string {
  const fields = isObject(event) ? Object.entries(event) : [['data', event] as const]
  const lines = fields.flatMap(([name, value]) =>
    bareText(value)
      .split(/\r\n?|\n/)
      .map((line) => `${name}: ${line}\n`),
  )
  return lines.join('')
}

/** True for JSON and its kin, such as `application/problem+json`; also where the type is not known. */
function isJson(contentType: string): boolean {
  return /[/+](json|x-json|\*)/i.test(contentType) || contentType === ''
}

/** True for XML and its kin. */
function isXml(contentType: string): boolean {
  return /[/+]xml/i.test(contentType)
}

const formLimit = 200_000

function formText(value: JsonObject, encoding: unknown): string {
  const pairs: string[] = []
  let length = 0
  for (const [name, inner] of Object.entries(value)) {
    for (const pair of fieldPairs(name, inner, fieldEncoding(own(encoding, name)))) {
      if (length > formLimit) return pairs.join('&')
      const text = pair.map(encodeURIComponent).join('=')
      length += text.length
      pairs.push(text)
    }
  }
  return pairs.join('&')
}

/** What an Encoding Object says of the style of its field. */
export function fieldEncoding(encoding: unknown): FieldEncoding {
  const explode = own(encoding, 'explode')
  return present({
    style: ownText(encoding, 'style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
  })
}
