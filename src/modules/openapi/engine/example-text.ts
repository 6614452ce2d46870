import { isObject } from './json'
import type { Place, Bundle } from './spec-document'
import { jsonText } from './text'
import { xmlText } from './xml-text'

/** A value as a body of the content type: indented JSON, XML by the schema's `xml`, a form's pairs, or bare text. */
export function exampleText(bundle: Bundle, value: unknown, schema: readonly Place[], contentType: string): string {
  if (typeof value === 'string' && !isJson(contentType)) return value
  if (isXml(contentType)) return xmlText(bundle, value, schema)
  if (contentType.startsWith('application/x-www-form-urlencoded') && isObject(value)) return formText(value)
  return jsonText(value)
}

/** True for JSON and its kin, such as `application/problem+json`; also where the type is not known. */
function isJson(contentType: string): boolean {
  return /[/+](json|x-json|\*)/i.test(contentType) || contentType === ''
}

/** True for XML and its kin. */
function isXml(contentType: string): boolean {
  return /[/+]xml/i.test(contentType)
}

function formText(value: object): string {
  return Object.entries(value)
    .map(
      ([name, inner]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(typeof inner === 'string' ? inner : jsonText(inner, 0))}`,
    )
    .join('&')
}
