import { pathItems } from '../reader/path-items'
import type { Reading } from '../reader/reading'
import type { Place } from '../reader/spec-document'
import type { OperationKey } from '../document/types'
import type { FoundPlace } from './report'

/** An operation of the document and its place in the text. */
export interface WrittenOperation extends OperationKey {
  place: Place
  /** The path items that contain the operation; each may declare parameters. */
  sources: Place[]
}

/** Lists every operation of the document. */
export function operationsOf(reading: Reading): WrittenOperation[] {
  return [...pathItems(reading)].flatMap(({ path, webhook, sources, operations }) =>
    operations.map(({ method, place }) => ({ path, method, place, sources, ...(webhook && { webhook }) })),
  )
}

/** Converts a place to its form in the report. */
export function foundAt(reading: Reading, place: Place, operation?: OperationKey): FoundPlace {
  const operationKey = operation ?? (place.document === reading.main ? operationAround(place.pointer) : undefined)
  return {
    pointer: place.pointer,
    ...(place.document !== reading.main && { document: place.document.url }),
    ...(operationKey && { operation: keyOf(operationKey) }),
  }
}

function keyOf({ path, method, webhook }: OperationKey): OperationKey {
  return { path, method, ...(webhook === true && { webhook }) }
}

function operationAround(pointer: string): OperationKey | undefined {
  const [, list, path, method] = pointer.split('/')
  const isOperationList = list === 'paths' || list === 'webhooks' || list === 'x-webhooks'
  if (!isOperationList || path === undefined || method === undefined) return undefined
  if (!/^(get|put|post|delete|options|head|patch|trace|query)$/.test(method)) return undefined
  return {
    path: path.replaceAll('~1', '/').replaceAll('~0', '~'),
    method: method.toUpperCase(),
    webhook: list !== 'paths',
  }
}
