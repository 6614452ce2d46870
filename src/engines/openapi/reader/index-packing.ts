import { pause } from '@/lib/pause'
import type { PackedIndex } from './protocol'
import type { DocumentIndex, IndexedOperation } from '../document/types'

/** One operation. `path` is 0 when it equals that of the row before. Flags: 1 deprecated, 2 supported, 4 webhook. */
type Row = [
  path: string | number,
  method: string,
  title: string,
  flags: number,
  tagIndexes: number[],
  operationId?: string,
  markers?: string[],
]

/** The index without its operations. */
type IndexHeader = Omit<DocumentIndex, 'operations'>

const operationsPerPiece = 1_500

/** Packs the index into bytes, which a worker transfers without a copy: the header first, then the operations in pieces. */
export function packIndex({ operations, ...header }: DocumentIndex): PackedIndex {
  const tags = new Map(header.tags.map(({ name }, index) => [name, index]))
  const rows = operations.map((operation, index): Row => {
    // The operations of one path follow each other: the path is written once.
    const path = operations[index - 1]?.path === operation.path ? 0 : operation.path
    const flags = (operation.deprecated ? 1 : 0) + (operation.supported ? 2 : 0) + (operation.webhook ? 4 : 0)
    const numbers = operation.tags.flatMap((tag) => tags.get(tag) ?? [])
    const row: Row = [path, operation.method, operation.title, flags, numbers]
    if (operation.operationId !== undefined || operation.markers.length > 0) row.push(operation.operationId ?? '')
    if (operation.markers.length > 0) row.push(operation.markers)
    return row
  })
  const pieces: unknown[] = [header]
  for (let from = 0; from < rows.length; from += operationsPerPiece)
    pieces.push(rows.slice(from, from + operationsPerPiece))
  const encoder = new TextEncoder()
  return pieces.map((piece) => encoder.encode(JSON.stringify(piece)))
}

/** Unpacks what `packIndex` packed. Pauses between pieces, so that a long index does not block the page. */
export async function unpackIndex([first, ...pieces]: PackedIndex): Promise<DocumentIndex> {
  const header = parsed(first) as IndexHeader
  const names = header.tags.map(({ name }) => name)
  const operations: IndexedOperation[] = []
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await pause()
    unpackRows(parsed(piece) as Row[], names, operations)
  }
  return { ...header, operations }
}

function parsed(bytes: Uint8Array | undefined): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}

function unpackRows(rows: Row[], names: string[], operations: IndexedOperation[]) {
  let path = operations.at(-1)?.path ?? ''
  for (const [pathOrZero, method, title, flags, tags, operationId, markers] of rows) {
    if (typeof pathOrZero === 'string') path = pathOrZero
    operations.push({
      path,
      method,
      title,
      markers: markers ?? [],
      ...(operationId && { operationId }),
      tags: tags.flatMap((tag) => names[tag] ?? []),
      deprecated: (flags & 1) > 0,
      supported: (flags & 2) > 0,
      webhook: (flags & 4) > 0,
    })
  }
}
