import type { PositionalField } from '../rule-model'

/** How a line differs from its layout: at a column it has other characters than the blanks that should be there. */
export interface LineShift {
  /** The column of the difference, from 1. */
  column: number
  /** How many characters are there, and how many blanks should. */
  removed: number
  blanks: number
}

/** How far a record is searched for a shift, in fields before the first that does not fit. */
const maxFieldsBefore = 4
const maxTabBlanks = 256
/** Lines that are much longer than their layout are no shifted records. */
const maxExtraColumns = 300

/** The columns of a line that hold a field, from 1, when a shift is taken into account; undefined when none do. */
export function columnsOf(
  { start, end }: PositionalField,
  shift: LineShift | undefined,
): { start: number; end: number } | undefined {
  if (!shift) return { start, end }
  const { column, removed, blanks } = shift
  const moved = removed - blanks
  const first = start < column ? start : start < column + blanks ? column + removed : start + moved
  const last = end < column ? end : end < column + blanks ? column - 1 : end + moved
  return first > last ? undefined : { start: first, end: last }
}

/**
 * Finds the shift that explains why several fields of a line do not fit, such as one blank too many. The smallest one is taken, as far
 * to the right as possible.
 */
export function findShift(line: string, fields: readonly PositionalField[]): LineShift | undefined {
  const lastColumn = fields.at(-1)?.end ?? 0
  if (line.length > lastColumn + maxExtraColumns) return undefined
  const misfits = countMisfits(line, fields)
  const wrongTypes = fields.filter((field) => readType(line, field) === false).length
  if (misfits < 2 && wrongTypes === 0) return undefined
  const rightTypes = countRightTypes(line, fields)
  const explains = (shift: LineShift) => {
    const moved = unshift(line, shift)
    // A shift hides no value: what was of a wrong type is of the right one behind it.
    return countMisfits(moved, fields) === 0 && countRightTypes(moved, fields) >= rightTypes + Math.min(1, wrongTypes)
  }
  const first = fields.findIndex((field) => !fits(line, field))
  const from = first === -1 ? fields.length - 1 : first
  const widths = misfits < 2 ? [1] : [...new Set([1, 2, 3, 4, ...gapsOf(line, fields[from])])]
  for (const by of widths) {
    for (let at = from; at >= Math.max(0, from - maxFieldsBefore); at -= 1) {
      const start = fields[at]?.start ?? 1
      const tooMany = { column: start, removed: by, blanks: 0 }
      const tooFew = { column: start - by, removed: 0, blanks: by }
      if (line.slice(start - 1, start - 1 + by).trim() === '' && explains(tooMany)) return tooMany
      if (start - by > 0 && explains(tooFew)) return tooFew
    }
  }
  return undefined
}

/** The blanks before the text of a field that does not fit, and those that a shorter text before it lacks. */
function gapsOf(line: string, field: PositionalField | undefined): number[] {
  if (!field) return []
  const raw = line.slice(field.start - 1, field.end)
  const lead = raw.length - raw.trimStart().length
  return lead === 0 || lead === raw.length ? [] : [lead, field.end - field.start + 1 - lead]
}

/** Finds how many blanks a tab stands for: those with which all fields fit and the text behind it begins or ends at a field. */
export function findTabShift(line: string, tab: number, fields: readonly PositionalField[]): LineShift | undefined {
  const column = tab + 1
  const rest = line.slice(tab + 1)
  const lead = rest.length - rest.trimStart().length
  const word = /^\S*/.exec(rest.trimStart())?.[0].length ?? 0
  for (let blanks = 1; blanks <= maxTabBlanks; blanks += 1) {
    const start = column + blanks + lead
    const isAtField = fields.some((field) =>
      field.isRightJustified ? field.end === start + word - 1 : field.start === start,
    )
    const shift = { column, removed: 1, blanks }
    if ((blanks === 1 || isAtField) && countMisfits(unshift(line, shift), fields) === 0) return shift
  }
  return undefined
}

/** A line as it would be without a shift. */
function unshift(line: string, { column, removed, blanks }: LineShift): string {
  return line.slice(0, column - 1) + ' '.repeat(blanks) + line.slice(column - 1 + removed)
}

function countMisfits(line: string, fields: readonly PositionalField[]): number {
  let count = line.slice(fields.at(-1)?.end ?? line.length).trim() === '' ? 0 : 1
  for (const field of fields) if (!fits(line, field)) count += 1
  return count
}

/** Whether the text of a field is at its side and can be of its type. */
function fits(line: string, { start, end, type, isRightJustified }: PositionalField): boolean {
  const raw = line.slice(start - 1, end)
  const value = raw.trim()
  if (value === '') return true
  const isAtSide = isRightJustified ? raw.length === end - start + 1 && !/\s$/.test(raw) : !/^\s/.test(raw)
  return isAtSide && fitsType(value, type)
}

const dateForm = /^(?:\d{4}[-/.]?\d{2}[-/.]?\d{2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{6})$/

/** How many fields have a value of their type, of those with a type that tells. */
function countRightTypes(line: string, fields: readonly PositionalField[]): number {
  return fields.filter((field) => readType(line, field) === true).length
}

/** Whether the value of a field is of its type; undefined for a blank, and for a text, which can be anything. */
function readType(line: string, { start, end, type }: PositionalField): boolean | undefined {
  const value = line.slice(start - 1, end).trim()
  return value === '' || /^string$/i.test(type) ? undefined : fitsType(value, type)
}

function fitsType(value: string, type: string): boolean {
  if (/^(?:number|decimal|integer)$/i.test(type)) return /^[+-]?[\d.,]+$/.test(value)
  if (/^date$/i.test(type)) return dateForm.test(value)
  if (/^time$/i.test(type)) return /^\d{2}:?\d{2}/.test(value)
  return true
}
