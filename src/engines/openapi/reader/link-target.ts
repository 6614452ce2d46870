import { isBudgetSpent } from './budget'
import { ownText } from '../document/json'
import { pathItems } from './path-items'
import { rootOf, walk } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { OperationKey } from '../document/types'

interface Operations {
  byId: Map<string, OperationKey>
  /** The operations by JSON pointer. */
  byPlace: Map<string, OperationKey>
}

/** The operations of the document, cached per answer by its budget. */
const cache = new WeakMap<object, Operations>()

/** Returns the operation that a Link Object points to; undefined when it is not in the document. */
export function linkTarget(bundle: Bundle, link: Place): OperationKey | undefined {
  const id = ownText(link.value, 'operationId')
  if (id !== undefined) return operations(bundle).byId.get(id)
  const ref = ownText(link.value, 'operationRef') ?? ''
  const hash = ref.indexOf('#')
  const here =
    hash === 0
      ? link.document === bundle.main
      : URL.parse(ref.slice(0, hash), link.document.url)?.href === bundle.main.url
  if (hash < 0 || !here) return undefined
  const place = walk(rootOf(bundle.main), decoded(ref.slice(hash + 1)))
  return place && operations(bundle).byPlace.get(place.pointer)
}

function operations(bundle: Bundle): Operations {
  const cached = cache.get(bundle.budget)
  if (cached) return cached
  const found: Operations = { byId: new Map(), byPlace: new Map() }
  for (const { path, webhook, operations: all } of pathItems(bundle)) {
    if (isBudgetSpent(bundle)) break
    for (const { method, place } of all) {
      const id = ownText(place.value, 'operationId')
      const key = { path, method, ...(webhook && { webhook }) }
      if (id !== undefined && !found.byId.has(id)) found.byId.set(id, key)
      if (!found.byPlace.has(place.pointer)) found.byPlace.set(place.pointer, key)
    }
  }
  cache.set(bundle.budget, found)
  return found
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}
