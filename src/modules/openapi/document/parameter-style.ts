import { isObject } from './json'
import { jsonText } from './value-text'

/** How a list or an object is serialized: the OpenAPI style, and whether each value is written separately. */
export interface Style {
  style: string
  explode: boolean
}

/** Returns a string unchanged, and any other value as single-line JSON. */
export function bareText(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value, 0)
}

const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }

/** Serializes the value of a path or header parameter. Each name and value is encoded separately. */
export function styledText(
  name: string,
  value: unknown,
  { style, explode }: Style,
  encode: (text: string) => string,
): string {
  const texts = textsOf(value, explode, encode)
  if (style === 'label') return `.${texts.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return texts.join(separators[style] ?? ',')
  if (!explode) return `;${name}=${texts.join(',')}`
  return texts.map((text) => (isObject(value) ? `;${text}` : `;${name}=${text}`)).join('')
}

/** Returns the items of a list; for an object, `key=value` texts when exploded, else alternating keys and values. */
function textsOf(value: unknown, explode: boolean, encode: (text: string) => string): string[] {
  const write = (inner: unknown) => encode(bareText(inner))
  if (Array.isArray(value)) return value.map(write)
  if (!isObject(value)) return [write(value)]
  return Object.entries(value).flatMap(([key, inner]) =>
    explode ? [`${encode(key)}=${write(inner)}`] : [encode(key), write(inner)],
  )
}

/** Serializes a query or cookie parameter, or a form field, as name-value pairs. */
export function styledPairs(name: string, value: unknown, { style, explode }: Style): [string, string][] {
  if (isObject(value) && (explode || style === 'deepObject')) {
    return Object.entries(value).map(([key, inner]) => [
      style === 'deepObject' ? `${name}[${key}]` : key,
      bareText(inner),
    ])
  }
  if (Array.isArray(value) && explode) return value.map((item) => [name, bareText(item)])
  return [[name, textsOf(value, false, String).join(separators[style] ?? ',')]]
}

/** The encoding that the document defines for a form field. */
export interface FieldEncoding {
  style?: string
  explode?: boolean
}

/** Serializes a form field as name-value pairs. Without a style, a list repeats the name and an object becomes JSON. */
export function fieldPairs(name: string, value: unknown, { style, explode }: FieldEncoding = {}): [string, string][] {
  if (style === undefined && explode === undefined) {
    return (Array.isArray(value) ? value : [value]).map((item) => [name, bareText(item)])
  }
  return styledPairs(name, value, { style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form' })
}
