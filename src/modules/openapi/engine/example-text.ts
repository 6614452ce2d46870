import { gatherSchema } from './gather-schema'
import { isObject, own, ownText, present } from './json'
import type { JsonObject } from './json'
import { fieldPairs } from './parameter-style'
import type { FieldEncoding } from './parameter-style'
import { typesOf } from './schema-type'
import type { Place, Bundle } from './spec-document'
import { jsonText } from './text'
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
