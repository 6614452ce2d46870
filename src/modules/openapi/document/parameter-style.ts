import { isObject } from './json'
import { jsonText } from './value-text'

/** How a list or an object is written: a style of OpenAPI, and whether each of its values stands for itself. */
export interface Style {
  style: string
  explode: boolean
}

/** A string as it is, all else as JSON on one line. */
export function bareText(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value, 0)
}

const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' }

/** The value of a path or header parameter, its names and values encoded one by one. */
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

/** The items of a list; of an object `key=value` when exploded, else keys and values in turn. */
function textsOf(value: unknown, explode: boolean, encode: (text: string) => string): string[] {
  const write = (inner: unknown) => encode(bareText(inner))
  if (Array.isArray(value)) return value.map(write)
  if (!isObject(value)) return [write(value)]
  return Object.entries(value).flatMap(([key, inner]) =>
    explode ? [`${encode(key)}=${write(inner)}`] : [encode(key), write(inner)],
  )
}

/** The names and values that a parameter has in a query or cookie, or a field in a form. */
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

/** The encoding that the document states of a form's field. */
export interface FieldEncoding {
  style?: string
  explode?: boolean
}

/** The names and values of a form's field: a list repeats the name and an object is JSON, unless a style is stated. */
export function fieldPairs(name: string, value: unknown, { style, explode }: FieldEncoding = {}): [string, string][] {
  if (style === undefined && explode === undefined) {
    return (Array.isArray(value) ? value : [value]).map((item) => [name, bareText(item)])
  }
  return styledPairs(name, value, { style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form' })
}
