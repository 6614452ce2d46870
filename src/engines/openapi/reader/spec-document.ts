import { namesOf } from '@/lib/exact-json'
import { isObject, own, ownText } from '../document/json'
import { isPasted, notFetched } from './pasted'

/** A parsed document. Its content is never changed, copied or dereferenced. */
export interface SpecDocument {
  /** Address that it was loaded from; a name for a pasted document. */
  url: string
  root: unknown
  /** Size of its text, in bytes. */
  bytes: number
  /** Whether it may have a `$dynamicAnchor`, so that the way to one of its schemas matters. */
  isDynamic: boolean
}

/** A value and its location. */
export interface Place {
  document: SpecDocument
  /** JSON pointer. */
  pointer: string
  value: unknown
  /**
   * The dynamic scope: keys of the schema resources on the way to this place, outermost first, as far as their
   * `$dynamicAnchor`s may bind a `$dynamicRef` here. Undefined where no reference has been followed.
   */
  scope?: readonly string[] | undefined
}

/** A document with the documents that it refers to, as far as they are loaded. It is read with `openReading`. */
export interface Bundle {
  main: SpecDocument
  /** Referenced documents by URL. */
  others: Map<string, SpecDocument>
  /** Why a referenced document cannot be read, by its URL. */
  refusals: Map<string, string>
  /** Why no further document may be requested; undefined while requests are allowed. */
  furtherRefusal: string | undefined
}

/** Creates the bundle of a parsed document. A pasted document stays in the browser, so its references are not requested. */
export function bundleOf(url: string, root: unknown, bytes = 0, isDynamic = true): Bundle {
  const furtherRefusal = isPasted(url) ? notFetched : undefined
  return { main: { url, root, bytes, isDynamic }, others: new Map(), refusals: new Map(), furtherRefusal }
}

/** Returns the documents of a bundle that could be read, the main one first. */
export function documentsOf({ main, others }: Bundle): SpecDocument[] {
  return [main, ...others.values()]
}

/** Returns the document of a URL; undefined when it is not loaded. */
export function documentAt({ main, others }: Bundle, url: string): SpecDocument | undefined {
  return main.url === url ? main : others.get(url)
}

/** Returns the place of the whole document. */
export function rootOf(document: SpecDocument): Place {
  return { document, pointer: '', value: document.root }
}

/** Returns the place below a place by keys; its value is undefined when it does not exist. */
export function below(place: Place, ...keys: (string | number)[]): Place {
  let { pointer, value } = place
  for (const key of keys) {
    const token = String(key)
    pointer += `/${escapeToken(token)}`
    value = Array.isArray(value) ? (value as unknown[])[Number(token)] : own(value, token)
  }
  return { document: place.document, pointer, value, scope: place.scope }
}

/** Returns the places of an object's values with their keys, or of a list's items with their indexes. */
export function entriesBelow(place: Place): [string, Place][] {
  const { value } = place
  if (Array.isArray(value)) return value.map((_, index) => [String(index), below(place, index)])
  return isObject(value) ? namesOf(value).map((key) => [key, below(place, key)]) : []
}

/** Returns a key that identifies a place across documents. */
export function keyOf(place: Place): string {
  return `${place.document.url}#${place.pointer}`
}

/** Separates the keys of a scope. No address has this character. */
const scopeSeparator = '\u0000'

/** Returns a key that identifies a place with its dynamic scope. */
export function scopedKeyOf(place: Place): string {
  return [keyOf(place), ...(place.scope ?? [])].join(scopeSeparator)
}

/** Returns the place of a key from `keyOf` or `scopedKeyOf`; undefined when its document is not loaded or it does not exist. */
export function placeAt(bundle: Bundle, key: string): Place | undefined {
  const [place = '', ...scope] = key.split(scopeSeparator)
  const hash = place.indexOf('#')
  const document = documentAt(bundle, place.slice(0, hash))
  return document && walk({ ...rootOf(document), scope: scope.length > 0 ? scope : undefined }, place.slice(hash + 1))
}

/** Follows a JSON pointer from a place; undefined when the target does not exist. */
export function walk(from: Place, pointer: string): Place | undefined {
  let { value } = from
  if (pointer === '') return from
  for (const escaped of pointer.slice(1).split('/')) {
    const token = unescapeToken(escaped)
    if (Array.isArray(value)) value = /^\d+$/.test(token) ? (value as unknown[])[Number(token)] : undefined
    else value = own(value, token)
    if (value === undefined) return undefined
  }
  return { document: from.document, pointer: from.pointer + pointer, value, scope: from.scope }
}

function escapeToken(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token
}

function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token
}

/** Returns the version that the document declares, such as `2.0` or `3.1.0`. */
export function specVersionOf(document: SpecDocument): string {
  return ownText(document.root, 'openapi') ?? ownText(document.root, 'swagger') ?? 'unknown'
}

/** True since OpenAPI 3.1, whose schemas are those of JSON Schema: keywords beside a reference are not ignored. */
export function isSince31(document: SpecDocument): boolean {
  return /^3\.[1-9]/.test(specVersionOf(document))
}

/** True for Swagger 2.0. */
export function isSwagger2(document: SpecDocument): boolean {
  return own(document.root, 'openapi') === undefined && own(document.root, 'swagger') !== undefined
}
