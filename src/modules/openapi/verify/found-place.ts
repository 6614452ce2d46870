import { pathItems } from '../engine/path-items'
import type { Bundle, Place } from '../engine/spec-document'
import type { OperationKey } from '../document/types'
import type { FoundPlace } from './report'

/** An operation of the document where it is written. */
export interface WrittenOperation extends OperationKey {
  place: Place
  /** The path items around it: its parameters stand in each. */
  sources: Place[]
}

/** Every operation of the document. */
export function operationsOf(bundle: Bundle): WrittenOperation[] {
  return [...pathItems(bundle)].flatMap(({ path, webhook, sources, operations }) =>
    operations.map(({ method, place }) => ({ path, method, place, sources, ...(webhook && { webhook }) })),
  )
}

/** A place as the report names it. */
export function foundAt(bundle: Bundle, place: Place, operation?: OperationKey): FoundPlace {
  const around = operation ?? (place.document === bundle.main ? operationAround(place.pointer) : undefined)
  return {
    pointer: place.pointer,
    ...(place.document !== bundle.main && { document: place.document.url }),
    ...(around && { operation: keyOf(around) }),
  }
}

function keyOf({ path, method, webhook }: OperationKey): OperationKey {
  return { path, method, ...(webhook === true && { webhook }) }
}

function operationAround(pointer: string): OperationKey | undefined {
  const [, list, path, method] = pointer.split('/')
  const listed = list === 'paths' || list === 'webhooks' || list === 'x-webhooks'
  if (!listed || path === undefined || method === undefined) return undefined
  if (!/^(get|put|post|delete|options|head|patch|trace|query)$/.test(method)) return undefined
  return {
    path: path.replaceAll('~1', '/').replaceAll('~0', '~'),
    method: method.toUpperCase(),
    webhook: list !== 'paths',
  }
}
