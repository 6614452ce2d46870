import { listOf, readDictionary } from './dictionary'
import { placeOfRow, type Place, type SetPlace } from './place'
import type { Condition, Qualifier, Row } from './row'

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
  if (matches.length === 0 && place.code !== undefined) return fieldsOf({ ...place, code: undefined })
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
  return [match(row, row.path, row.condition, row.when?.code, row.when || row.isForOtherCodes ? 1 : 0)]
}

function matchOfCode(row: Row, code: string, isWholeSegment: boolean, rows: readonly Row[]): Match[] {
  const { when, qualifier } = row
  if (when) return when.code === code ? [match(row, row.path, row.condition, code, row.isCertain ? 0 : 2)] : []
  const isOwnCode = !isWholeSegment && listOf(row.path) !== undefined
  return isOwnCode || !qualifier || qualifier.isOfLoop
    ? matchOfOwnCode(row, code, isWholeSegment, rows)
    : matchOfQualifier(row, qualifier, code, isWholeSegment, rows)
}

/** A code that is the value of the element itself; without a position, of the one that has the code, or of the first one with codes. */
function matchOfOwnCode(row: Row, code: string, isWholeSegment: boolean, rows: readonly Row[]): Match[] {
  const own = listOf(row.path)?.toRsx(row.standard, code)
  if (!own || (isWholeSegment && !own.isNamed && row !== firstCoded(row, rows))) return []
  const condition = { field: row.path, code: own.code }
  if (!own.isCertain || !row.isCertain) return [match(row, row.path, condition, code, 3)]
  return [match(row, row.path, condition, code, own.isNamed ? 0 : isWholeSegment ? 2 : 1)]
}

/** A code that says what the element of the row means. */
function matchOfQualifier(
  row: Row,
  qualifier: Qualifier,
  code: string,
  isWholeSegment: boolean,
  rows: readonly Row[],
): Match[] {
  const isQualifiedMain = (other: Row) => other.isMain && other.qualifier?.field === qualifier.field
  const isMain = row.isMain || !rows.some((other) => isQualifiedMain(other) && isSameLine(row, other))
  if (isWholeSegment && !isMain) return []
  const path = isWholeSegment && !row.isMain ? row.group : row.path
  const rsx = listOf(qualifier.field)?.toRsx(row.standard, code)
  if (!rsx) return [match(row, path, undefined, undefined, 4)]
  const condition = { field: qualifier.field, code: rsx.code }
  if (!rsx.isCertain || !row.isCertain) return [match(row, path, condition, code, 3)]
  return [match(row, path, condition, code, rsx.isNamed && row.standard === 'X12' ? 0 : 1)]
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
