import { membersOf } from '@/lib/exact-json'
import { decode, percentEncoded, reservedEncoded } from '@/lib/percent-encoding'
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
  const named = (text: string) => `;${encode(name)}${text === '' ? '' : `=${text}`}`
  if (!explode) return named(texts.join(','))
  return texts.map((text) => (isObject(value) ? `;${text}` : named(text))).join('')
}

/** Returns the items of a list; for an object, `key=value` texts when exploded, else alternating keys and values. */
function textsOf(value: unknown, explode: boolean, encode: (text: string) => string): string[] {
  const write = (inner: unknown) => encode(bareText(inner))
  if (Array.isArray(value)) return value.map(write)
  if (!isObject(value)) return [write(value)]
  return membersOf(value).flatMap(([key, inner]) =>
    explode ? [`${encode(key)}=${write(inner)}`] : [encode(key), write(inner)],
  )
}

/** A name and value of a query, a cookie or a form. */
export interface StyledPair {
  name: string
  value: string
  /** Whether the value is a joined list, whose items are encoded already. */
  isEncoded?: true
}

/**
 * Serializes a query or cookie parameter, or a form field, as name-value pairs. The items of a list that is one value are
 * encoded before they are joined, because an item may contain the separator. An empty list or object has no pair (RFC 6570).
 */
export function styledPairs(
  name: string,
  value: unknown,
  { style, explode }: Style,
  encode: (text: string) => string,
): StyledPair[] {
  if (isObject(value) && (explode || style === 'deepObject')) {
    return membersOf(value).map(([key, inner]) => ({
      name: style === 'deepObject' ? `${name}[${key}]` : key,
      value: bareText(inner),
    }))
  }
  if (Array.isArray(value) && explode) return value.map((item) => ({ name, value: bareText(item) }))
  if (!Array.isArray(value) && !isObject(value)) return [{ name, value: bareText(value) }]
  const separator = separators[style]
  const texts = textsOf(value, false, encode)
  if (texts.length === 0) return []
  return [{ name, value: texts.join(separator === undefined ? ',' : encode(separator)), isEncoded: true }]
}

/** The encoding that the document defines for a form field. */
export interface FieldEncoding {
  style?: string
  explode?: boolean
  /** Whether reserved characters of a field of a urlencoded form stay as they are. */
  allowReserved?: true
}

/** Serializes a form field as name-value pairs. Without a style, a list repeats the name and an object becomes JSON. */
export function fieldPairs(
  name: string,
  value: unknown,
  encoding: FieldEncoding = {},
  encode: (text: string) => string,
): StyledPair[] {
  if (!hasStyle(encoding)) {
    return (Array.isArray(value) ? value : [value]).map((item) => ({ name, value: bareText(item) }))
  }
  return styledPairs(name, value, styleOf(encoding), encode)
}

/** Whether the document defines how a form field is serialized. */
export function hasStyle({ style, explode, allowReserved }: FieldEncoding): boolean {
  return style !== undefined || explode !== undefined || allowReserved !== undefined
}

/** The encoding of the single items of a joined list whose reserved characters stay, except its comma. */
export function reservedItem(encode: (text: string) => string): (text: string) => string {
  return (text) => encode(text).replaceAll(',', '%2C')
}

/** Returns the encoding of a list in a urlencoded form. */
export function itemEncoder({ allowReserved }: FieldEncoding): (text: string) => string {
  return allowReserved ? reservedItem(reservedEncoded) : percentEncoded
}

/** Splits the joined list of a form field into its items; undefined for a field that is not joined. */
export function joinedItems(text: string, encoding: FieldEncoding | undefined): string[] | undefined {
  if (!encoding || !hasStyle(encoding)) return undefined
  const { style, explode } = styleOf(encoding)
  if (explode || style === 'deepObject') return undefined
  const separator = separators[style]
  return text.split(separator === undefined ? ',' : percentEncoded(separator)).map(decode)
}

function styleOf({ style = 'form', explode = style === 'form' }: FieldEncoding): Style {
  return { style, explode }
}
