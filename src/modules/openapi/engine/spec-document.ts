import { fullBudget } from './budget'
import type { Budget } from './budget'
import { isObject, own, ownText } from '../document/json'
import { isPasted, notFetched } from './pasted'

/** A parsed document. Nothing in it is ever changed, copied or dereferenced. */
export interface SpecDocument {
  /** Address it was read from; a name for pasted ones. */
  url: string
  root: unknown
  /** Size of its text. */
  bytes: number
}

/** A value with the way to it. */
export interface Place {
  document: SpecDocument
  /** JSON pointer. */
  pointer: string
  value: unknown
}

/** A document with those it refers to. External ones are loaded when a reading has asked for them through `wanted`. */
export interface Bundle {
  main: SpecDocument
  /** By address; a string says why that document cannot be read. */
  others: Map<string, SpecDocument | string>
  /** Addresses that were needed and are not here yet. */
  wanted: Set<string>
  /** Why no further document is requested; undefined while one may be. */
  refusal: string | undefined
  /** Renewed for every answer. */
  budget: Budget
}

/** A bundle around a parsed document. A pasted one stays in the browser: nothing that it refers to is requested. */
export function bundleOf(url: string, root: unknown, bytes = 0): Bundle {
  const refusal = isPasted(url) ? notFetched : undefined
  return { main: { url, root, bytes }, others: new Map(), wanted: new Set(), refusal, budget: fullBudget() }
}

/** The document itself as a place. */
export function rootOf(document: SpecDocument): Place {
  return { document, pointer: '', value: document.root }
}

/** The place below a place; its value is undefined when there is none. */
export function below(place: Place, ...keys: (string | number)[]): Place {
  let { pointer, value } = place
  for (const key of keys) {
    const token = String(key)
    pointer += `/${escapeToken(token)}`
    value = Array.isArray(value) ? (value as unknown[])[Number(token)] : own(value, token)
  }
  return { document: place.document, pointer, value }
}

/** The places of an object's values with their keys, or of a list's items. */
export function entriesBelow(place: Place): [string, Place][] {
  const { value } = place
  if (Array.isArray(value)) return value.map((_, index) => [String(index), below(place, index)])
  return isObject(value) ? Object.keys(value).map((key) => [key, below(place, key)]) : []
}

/** Identity of a place over all documents. */
export function keyOf(place: Place): string {
  return `${place.document.url}#${place.pointer}`
}

/** The place that a key of `keyOf` names; undefined when its document is not held or the way leads nowhere. */
export function placeAt(bundle: Bundle, key: string): Place | undefined {
  const hash = key.indexOf('#')
  const document = documentAt(bundle, key.slice(0, hash))
  return document && walk(rootOf(document), key.slice(hash + 1))
}

function documentAt(bundle: Bundle, url: string): SpecDocument | undefined {
  if (bundle.main.url === url) return bundle.main
  const other = bundle.others.get(url)
  return typeof other === 'object' ? other : undefined
}

/** Follows a JSON pointer from a place; undefined when it leads nowhere. */
export function walk(from: Place, pointer: string): Place | undefined {
  let { value } = from
  if (pointer === '') return from
  for (const escaped of pointer.slice(1).split('/')) {
    const token = unescapeToken(escaped)
    if (Array.isArray(value)) value = /^\d+$/.test(token) ? (value as unknown[])[Number(token)] : undefined
    else value = own(value, token)
    if (value === undefined) return undefined
  }
  return { document: from.document, pointer: from.pointer + pointer, value }
}

function escapeToken(token: string): string {
  return /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token
}

function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token
}

/** `2.0`, `3.1.0` … as the document declares it. */
export function specVersionOf(document: SpecDocument): string {
  return ownText(document.root, 'openapi') ?? ownText(document.root, 'swagger') ?? 'unknown'
}

/** True for Swagger 2.0. */
export function isSwagger2(document: SpecDocument): boolean {
  return own(document.root, 'openapi') === undefined && own(document.root, 'swagger') !== undefined
}
