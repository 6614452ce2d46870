import { ownText } from './json'
import { pathItems } from './path-items'
import { rootOf, walk } from './spec-document'
import type { Bundle, Place } from './spec-document'
import type { OperationKey } from './types'

/** The operations by their ids, for as long as one answer is being made. */
const known = new WeakMap<object, Map<string, OperationKey>>()

/** The operation of the document that a link object leads to; undefined when it is not in it. */
export function linkTarget(bundle: Bundle, link: Place): OperationKey | undefined {
  const id = ownText(link.value, 'operationId')
  if (id !== undefined) return operationsById(bundle).get(id)
  const ref = ownText(link.value, 'operationRef') ?? ''
  const hash = ref.indexOf('#')
  const here =
    hash === 0
      ? link.document === bundle.main
      : URL.parse(ref.slice(0, hash), link.document.url)?.href === bundle.main.url
  if (hash < 0 || !here) return undefined
  const place = walk(rootOf(bundle.main), decoded(ref.slice(hash + 1)))
  return operations(bundle).find(({ pointer }) => pointer === place?.pointer)?.key
}

function operationsById(bundle: Bundle): Map<string, OperationKey> {
  const before = known.get(bundle.budget)
  if (before) return before
  const byId = new Map<string, OperationKey>()
  for (const { id, key } of operations(bundle)) if (id !== undefined && !byId.has(id)) byId.set(id, key)
  known.set(bundle.budget, byId)
  return byId
}

function operations(bundle: Bundle): { id: string | undefined; pointer: string; key: OperationKey }[] {
  return pathItems(bundle).flatMap(({ path, webhook, operations: all }) =>
    all.map(({ method, place }) => ({
      id: ownText(place.value, 'operationId'),
      pointer: place.pointer,
      key: { path, method, ...(webhook && { webhook }) },
    })),
  )
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}
