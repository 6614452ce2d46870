import { readCodes, type CodeListEntry, type ListElement } from './read-codes'
import { readSegments, type Layout } from './read-segments'
import { readSets } from './read-sets'
import type { Row, Standard } from './row'
import { codeLists } from './tables/code-lists'
import { codedFields, edifactGroups, x12Groups } from './tables/groups'
import { edifactMessages } from './tables/edifact-messages'
import { edifactSegments, x12Segments } from './tables/segments'
import { x12Deliveries } from './tables/x12-deliveries'
import { x12Orders } from './tables/x12-orders'

/** The sets from the most to the least used, X12 first. */
export const sets = [
  '850',
  '855',
  '856',
  '810',
  '860',
  '865',
  '846',
  '820',
  'ORDERS',
  'ORDRSP',
  'DESADV',
  'INVOIC',
] as const

/** The tables, read and indexed. */
export interface Dictionary {
  /** In the order of `sets`, then of the tables. */
  rows: readonly Row[]
  bySegment: ReadonlyMap<string, readonly Row[]>
  segments: Readonly<Record<Standard, ReadonlyMap<string, Layout>>>
  codeLists: ReadonlyMap<string, CodeListEntry>
}

let dictionary: Dictionary | undefined

/** The dictionary, read on first use. */
export function readDictionary(): Dictionary {
  dictionary ??= readTables()
  return dictionary
}

function readTables(): Dictionary {
  const segments = { X12: readSegments(x12Segments), EDIFACT: readSegments(edifactSegments) }
  const rows = [
    ...readSets({
      standard: 'X12',
      segments: segments.X12,
      groups: x12Groups,
      codedFields,
      sets: x12Orders + x12Deliveries,
    }),
    ...readSets({
      standard: 'EDIFACT',
      segments: segments.EDIFACT,
      groups: edifactGroups,
      codedFields,
      sets: edifactMessages,
    }),
  ]
  const order = new Map<string, number>(sets.map((set, index) => [set, index]))
  const sorted = rows.toSorted((a, b) => (order.get(a.set) ?? 0) - (order.get(b.set) ?? 0))
  return {
    rows: sorted,
    bySegment: rowsBy(sorted, ({ segment }) => [segment]),
    segments,
    codeLists: readCodes(codeLists),
  }
}

/** The rows by each of their keys. */
export function rowsBy(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const sameKey = found.get(key)
      if (sameKey) sameKey.push(row)
      else found.set(key, [row])
    }
  }
  return found
}

/** The rows of a set, in the order of its table. */
export function rowsOfSet(set: string): readonly Row[] {
  return readDictionary().rows.filter((row) => row.set === set)
}

/** The data element of a list of codes of RSX, such as 374 for `DateTimeQualifier`; undefined when the network made the list. */
export function elementOfList(list: string, standard: Standard): ListElement | undefined {
  return listOf(list)?.elements[standard]
}

/** The list of a field, by its name or path. Lists that are parts of another one end in a number: `UOM_2`. */
export function listOf(path: string): CodeListEntry | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/_\d$/, '')
  const lists = readDictionary().codeLists
  return lists.get(name) ?? (name.endsWith('UOM') ? lists.get('UOM') : undefined)
}
