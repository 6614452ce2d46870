import { membersOf } from '@/lib/exact-json'
import { percentEncoded, reservedEncoded } from '@/lib/percent-encoding'
import { gatherSchema } from './gather-schema'
import { isObject, own, ownText, present } from '../document/json'
import type { JsonObject } from '../document/json'
import { isEventStream, isJsonSequence } from '../document/media-type'
import { bareText, fieldPairs, itemEncoder } from '../document/parameter-style'
import type { FieldEncoding } from '../document/parameter-style'
import { typesOf } from './schema-type'
import { sentValue } from './sent-value'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { Direction } from '../document/schema-types'
import { jsonText, parsedText } from '../document/value-text'
import { xmlText } from './xml-text'

/** The content of a body that an example is written for. */
export interface ExampleContent {
  schema: readonly Place[]
  contentType: string
  direction: Direction
  /** How the fields of a form are serialized, from the document. */
  encoding?: unknown
}

/**
 * Formats a value as a body of the content type: indented JSON, XML with the schema's `xml`, form pairs, or plain text.
 * Leaves out the members that are not sent in its direction.
 */
export function exampleText(reading: Reading, documented: unknown, content: ExampleContent): string {
  const { schema, contentType, direction, encoding } = content
  const value = sentValue(
    reading,
    schema,
    isJson(contentType) ? unquoted(reading, documented, schema) : documented,
    direction,
  )
  const items = sequenceOf(value, contentType)
  if (items !== undefined) return items
  if (typeof value === 'string' && !isJson(contentType)) return value
  if (isXml(contentType)) return xmlText(reading, value, schema)
  if (contentType.startsWith('application/x-www-form-urlencoded') && isObject(value)) return formText(value, encoding)
  return jsonText(value)
}

/** Longer texts are not parsed as JSON, in characters. */
const maxParsedLength = 100_000

/** Parses a text that contains JSON where the schema allows no string: many documents write objects this way. */
function unquoted(reading: Reading, value: unknown, schema: readonly Place[]): unknown {
  if (typeof value !== 'string' || value.length > maxParsedLength || !/^\s*[[{]/.test(value)) return value
  if (schema.length > 0 && allowsText(reading, schema)) return value
  return parsedText(value)
}

function allowsText(reading: Reading, schema: readonly Place[]): boolean {
  const { types } = typesOf(gatherSchema(reading, schema))
  return types.length === 0 || types.includes('string')
}

/** Formats the items of a stream; undefined when the value is no list or the content type is no stream. */
function sequenceOf(value: unknown, contentType: string): string | undefined {
  if (isEventStream(contentType)) return Array.isArray(value) ? value.map(eventText).join('\n') : undefined
  if (!isJsonSequence(contentType)) return undefined
  // A single text may be the whole stream.
  if (typeof value === 'string') return value
  // RFC 7464: each text of a sequence begins with the record separator.
  const begin = /json-seq/i.test(contentType) ? '\u001E' : ''
  return (Array.isArray(value) ? value : [value]).map((item) => begin + jsonText(item, 0)).join('\n')
}

/** Formats a server-sent event: `name: value` for each line of each field. */
function eventText(event: unknown): string {
  const fields = isObject(event) ? membersOf(event) : [['data', event] as const]
  const lines = fields.flatMap(([name, value]) =>
    bareText(value)
      .split(/\r\n?|\n/)
      .map((line) => `${name}: ${line}\n`),
  )
  return lines.join('')
}

/** True for JSON content types, such as `application/problem+json`, and for unknown ones. */
function isJson(contentType: string): boolean {
  return /[/+](json|x-json|\*)/i.test(contentType) || contentType === ''
}

/** True for XML content types. */
function isXml(contentType: string): boolean {
  return /[/+]xml/i.test(contentType)
}

const formLimit = 200_000

function formText(value: JsonObject, encoding: unknown): string {
  const pairs: string[] = []
  let length = 0
  for (const [name, inner] of membersOf(value)) {
    const field = fieldEncoding(own(encoding, name))
    const encode = field.allowReserved ? reservedEncoded : percentEncoded
    for (const pair of fieldPairs(name, inner, field, itemEncoder(field))) {
      if (length > formLimit) return pairs.join('&')
      const text = `${percentEncoded(pair.name)}=${pair.isEncoded ? pair.value : encode(pair.value)}`
      length += text.length
      pairs.push(text)
    }
  }
  return pairs.join('&')
}

/** Reads the style of a form field from its Encoding Object. */
export function fieldEncoding(encoding: unknown): FieldEncoding {
  const explode = own(encoding, 'explode')
  return present({
    style: ownText(encoding, 'style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
    allowReserved: own(encoding, 'allowReserved') === true ? (true as const) : undefined,
  })
}
