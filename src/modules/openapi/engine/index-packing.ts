import type { DocumentIndex, IndexedOperation } from './types'

/** One operation as a row: tags by number; flags: 1 deprecated, 2 supported, 4 webhook. */
type Row = [
  path: string | number,
  method: string,
  title: string,
  flags: number,
  tags: number[],
  operationId?: string,
  markers?: string[],
]

interface Packed extends Omit<DocumentIndex, 'operations'> {
  rows: Row[]
}

/** The index as bytes that are transferred instead of cloned: the page pays for one JSON.parse of short rows. */
export function packIndex({ operations, ...rest }: DocumentIndex): Uint8Array<ArrayBuffer> {
  const tags = new Map(rest.tags.map(({ name }, index) => [name, index]))
  const rows = operations.map((operation, index): Row => {
    // The operations of one path stand together: the path is written once, then 0.
    const path = operations[index - 1]?.path === operation.path ? 0 : operation.path
    const flags = (operation.deprecated ? 1 : 0) + (operation.supported ? 2 : 0) + (operation.webhook ? 4 : 0)
    const numbers = operation.tags.flatMap((tag) => tags.get(tag) ?? [])
    const row: Row = [path, operation.method, operation.title, flags, numbers]
    if (operation.operationId !== undefined || operation.markers.length > 0) row.push(operation.operationId ?? '')
    if (operation.markers.length > 0) row.push(operation.markers)
    return row
  })
  const packed: Packed = { ...rest, rows }
  return new TextEncoder().encode(JSON.stringify(packed))
}

/** The index that `packIndex` packed. */
export function unpackIndex(bytes: Uint8Array): DocumentIndex {
  const { rows, ...rest } = JSON.parse(new TextDecoder().decode(bytes)) as Packed
  const names = rest.tags.map(({ name }) => name)
  let path = ''
  const operations = rows.map(([written, method, title, flags, tags, operationId, markers]): IndexedOperation => {
    if (typeof written === 'string') path = written
    return {
      path,
      method,
      title,
      markers: markers ?? [],
      ...(operationId && { operationId }),
      tags: tags.flatMap((tag) => names[tag] ?? []),
      deprecated: (flags & 1) > 0,
      supported: (flags & 2) > 0,
      webhook: (flags & 4) > 0,
    }
  })
  return { ...rest, operations }
}
