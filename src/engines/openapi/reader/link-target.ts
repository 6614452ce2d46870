import { ownText } from '../document/json'
import { pathItems } from './path-items'
import { rootOf, walk } from './spec-document'
import type { Reading } from './reading'
import type { Place } from './spec-document'
import type { OperationKey } from '../document/types'

interface Operations {
  byId: Map<string, OperationKey>
  /** The operations by JSON pointer. */
  byPlace: Map<string, OperationKey>
}

/** The operations of the document, cached per reading. */
const cache = new WeakMap<Reading, Operations>()

/** Returns the operation that a Link Object points to; undefined when it is not in the document. */
export function linkTarget(reading: Reading, link: Place): OperationKey | undefined {
  const id = ownText(link.value, 'operationId')
  if (id !== undefined) return operations(reading).byId.get(id)
  const ref = ownText(link.value, 'operationRef') ?? ''
  const hash = ref.indexOf('#')
  const here =
    hash === 0
      ? link.document === reading.main
      : URL.parse(ref.slice(0, hash), link.document.url)?.href === reading.main.url
  if (hash < 0 || !here) return undefined
  const place = walk(rootOf(reading.main), decoded(ref.slice(hash + 1)))
  return place && operations(reading).byPlace.get(place.pointer)
}

function operations(reading: Reading): Operations {
  const cached = cache.get(reading)
  if (cached) return cached
  const found: Operations = { byId: new Map(), byPlace: new Map() }
  for (const { path, webhook, operations: all } of pathItems(reading)) {
    if (reading.isSpent) break
    for (const { method, place } of all) {
      const id = ownText(place.value, 'operationId')
      const key = { path, method, ...(webhook && { webhook }) }
      if (id !== undefined && !found.byId.has(id)) found.byId.set(id, key)
      if (!found.byPlace.has(place.pointer)) found.byPlace.set(place.pointer, key)
    }
  }
  cache.set(reading, found)
  return found
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}
