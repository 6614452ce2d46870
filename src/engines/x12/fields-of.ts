import { listOf, readDictionary } from './dictionary'
import { placeOfRow, type Place, type SetPlace } from './place'
import type { Condition, Row } from './row'

/** A field of a document that a place stands for. */
export interface FoundField {
  document: string
  /** Path below the record, of a field or of a group. */
  path: string
  /** The field that must have a code for the place to mean this field. */
  condition: Condition | undefined
  /** The place in the set of the document; its code is the one to write there. */
  place: SetPlace
  isCertain: boolean
}

/** How well a row matches: the lower the better. */
type Rank = 0 | 1 | 2 | 3 | 4

interface Match extends FoundField {
  rank: Rank
}

/** The fields of RSX for a place, the best first: those for its code, then those of its element or segment. */
export function fieldsOf(place: Place): FoundField[] {
  const rows = (readDictionary().bySegment.get(place.segment) ?? []).filter(
    (row) =>
      (place.standard === undefined || row.standard === place.standard) &&
      (place.set === undefined || row.set === place.set) &&
      (place.position === undefined || isAt(row, place.position, place.component)),
  )
  const matches = rows.flatMap((row) => matchOf(row, place, rows)).toSorted((a, b) => a.rank - b.rank)
  const hasCertain = matches.some(({ rank }) => rank < 4)
  const found = new Map<string, FoundField>()
  for (const { rank, ...field } of matches) {
    const key = `${field.document} ${field.path} ${field.condition?.field ?? ''} ${field.condition?.code ?? ''}`
    if ((rank < 4 || !hasCertain) && !found.has(key)) found.set(key, field)
  }
  return [...found.values()]
}

/** Whether a row is about an element, which may repeat in its segment, or about its qualifier. */
function isAt(row: Row, position: number, component: number | undefined): boolean {
  if (!row.at) return false
  const distance = position - row.at.position
  const isRepeat = distance >= 0 && distance % row.step === 0 && distance / row.step < row.repeats
  return (distance === 0 || isRepeat) && (component === undefined || (row.at.component ?? 1) === component)
}

function matchOf(row: Row, place: Place, rows: readonly Row[]): Match[] {
  if (place.code !== undefined) return matchOfCode(row, place.code, place.position === undefined, rows)
  if (place.position === undefined) return [match(row, row.group, undefined, undefined, 0)]
  return [match(row, row.path, row.condition, row.when?.code, row.when ? 1 : 0)]
}

function matchOfCode(row: Row, code: string, isWholeSegment: boolean, rows: readonly Row[]): Match[] {
  const { when, qualifier } = row
  if (when) return when.code === code ? [match(row, row.path, row.condition, code, row.isCertain ? 0 : 2)] : []
  const isOwnCode = !isWholeSegment && listOf(row.path) !== undefined
  if (isOwnCode || !qualifier || qualifier.isOfLoop) {
    // The code is the value of the element itself; without a position, of the first one that has codes.
    const own = listOf(row.path)?.toRsx(row.standard, code)
    if (!own || (isWholeSegment && row !== firstCoded(row, rows))) return []
    const condition = { field: row.path, code: own.code }
    return [match(row, row.path, condition, code, own.isCertain && row.isCertain ? (isWholeSegment ? 2 : 1) : 3)]
  }
  const isQualifiedMain = (other: Row) => other.isMain && other.qualifier?.field === qualifier.field
  const isMain = row.isMain || !rows.some((other) => isQualifiedMain(other) && isSameLine(row, other))
  if (isWholeSegment && !isMain) return []
  const path = isWholeSegment && !row.isMain ? row.group : row.path
  const rsx = listOf(qualifier.field)?.toRsx(row.standard, code)
  if (!rsx) return [match(row, path, undefined, undefined, 4)]
  const condition = { field: qualifier.field, code: rsx.code }
  const isCertain = rsx.isCertain && row.isCertain
  return [{ ...match(row, path, condition, code, isCertain ? 1 : 3), isCertain }]
}

function firstCoded(row: Row, rows: readonly Row[]): Row | undefined {
  return rows.find((other) => isSameLine(row, other) && listOf(other.path) !== undefined)
}

function isSameLine(a: Row, b: Row): boolean {
  return a.set === b.set && a.loop === b.loop && a.segment === b.segment && a.group === b.group
}

function match(row: Row, path: string, condition: Condition | undefined, code: string | undefined, rank: Rank): Match {
  const isGroup = path === row.group
  const isCertain = rank < 3 && (isGroup || row.isCertain)
  return { document: row.document, path, condition, place: placeOfRow(row, code, isGroup), isCertain, rank }
}
