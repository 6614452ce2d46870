import type { Nested, SchemaHandle, SchemaLevel, SchemaNode } from '../../document/schema-types'
import { ReadingError } from '../../document/reading-error'
import { optionText } from '../../document/wording/schema'
import { errorText } from '../../document/wording/error'
import { maxExportedDepth, isRecursive, recursiveName, nestedText, rowsOf, type LevelRow } from '../../document/nested'
import { code, plain } from './text'

/** Reads a level of a schema that was not sent with the operation. */
export type ReadLevel = (handle: SchemaHandle) => Promise<SchemaLevel>

/** The inside of a schema: its level, or a sentence that replaces it. */
type Inside = { level: SchemaLevel } | { note: string; leftOut?: boolean }

/** The inside of every nested schema of an operation. */
export type Opened = ReadonlyMap<Nested, Inside>

/** A nested schema and its place in the operation. */
export interface Spot {
  nested: Nested
  /** Section of the operation, as Markdown. */
  section: string
  /** Property names from the section to the schema, joined; empty for the schema of the section itself. */
  path: string
  /** Label of the option, if the schema is an option of oneOf or anyOf. */
  option?: string
  depth: number
  /** Replaces the inside of a schema that contains itself, which would repeat endlessly. May be empty. */
  recursionNote?: string
}

/** How many rows of levels are read in addition to those sent with the operation. */
const maxReadRows = 300
/** How long to wait for all levels together: browsers allow writing to the clipboard for five seconds after the click. */
const levelsTimeoutMs = 2_500
/** Explains why something was left out. */
export const leftOutText = `Left out is what lies deeper than ${maxExportedDepth} levels, and what goes beyond ${maxReadRows} rows of nested levels; the page of the operation opens it.`
/** Smaller levels are repeated; larger ones are replaced by a reference to the first. */
const minReferencedRows = 3

/** Finds the inside of a schema, with the path to it. The path of an array's items is `path[]`. */
export function insideOf(schema: SchemaNode, path: string): { nested: Nested; path: string } | undefined {
  const { nested, items } = schema
  if (nested) return { nested, path }
  return items && insideOf(items, path && `${path}[]`)
}

/** The path of the schema that a row describes. */
export function pathOf({ key, name, isNameGenerated, required }: LevelRow, path: string): string {
  if (isNameGenerated && key !== '*') return /^(other )?items$/.test(name) ? `${path}[]` : `${path}(${name})`
  if (required === undefined && name === `[${key}]`) return path + name
  const step = required === undefined && !isNameGenerated ? `/${key}/` : key
  return path === '' ? step : `${path}.${step}`
}

/**
 * Reads all nested levels, breadth first, so that shallow levels use up the limit before deep ones. A level with the same
 * content as an earlier one is replaced by a reference to it.
 */
export async function openLevels(spots: readonly Spot[], read: ReadLevel): Promise<Opened> {
  const opened = new Map<Nested, Inside>()
  const spotByContent = new Map<string, Spot>()
  let rowsLeft = maxReadRows
  const deadlineMs = performance.now() + levelsTimeoutMs
  const readInside = async ({ nested, depth, recursionNote }: Spot): Promise<Inside> => {
    if (nested.level) return { level: nested.level }
    if (recursionNote !== undefined) return { note: recursionNote }
    const rows = rowsIn(nested)
    if (depth > maxExportedDepth || rows > rowsLeft) return { note: `Left out: ${nestedText(nested)}.`, leftOut: true }
    rowsLeft -= rows
    try {
      return { level: await withTimeout(read(nested.handle), deadlineMs - performance.now()) }
    } catch (error) {
      return { note: `Not read: ${nestedText(nested)}. ${plain(errorText(error).cause)}` }
    }
  }
  for (let round = spots; round.length > 0;) {
    const insides = await Promise.all(round.map(readInside))
    const next: Spot[] = []
    for (const [index, spot] of round.entries()) {
      const inside = insides[index]
      const earlier = inside && 'level' in inside ? earlierSpot(spotByContent, inside.level, spot) : undefined
      if (earlier && spot.nested.handle) rowsLeft += rowsIn(spot.nested)
      if (inside)
        opened.set(spot.nested, earlier ? { note: `Holds the same as ${referenceTo(earlier, spot)}.` } : inside)
      if (inside && 'level' in inside && !earlier) for (const inner of spotsBelow(inside.level, spot)) next.push(inner)
    }
    round = next
  }
  return opened
}

function rowsIn({ properties, choices }: Nested): number {
  return Math.max(1, properties + choices)
}

/** Finds an earlier spot whose level has the same content and is large enough to refer to; remembers new levels. */
function earlierSpot(spotByContent: Map<string, Spot>, level: SchemaLevel, spot: Spot): Spot | undefined {
  const key = JSON.stringify(level, (name, value: unknown) => (name === 'within' ? undefined : value))
  const earlier = spotByContent.get(key)
  if (!earlier) spotByContent.set(key, spot)
  return rowsIn(spot.nested) < minReferencedRows ? undefined : earlier
}

/** Describes where a spot is, for a reader at another spot. */
function referenceTo({ section, path, option }: Spot, from: Spot): string {
  const isNear = section === from.section && (path !== '' || option !== undefined)
  const parts = [option !== undefined && `option ${code(option)}`, path && code(path), !isNear && section]
  return parts.filter(Boolean).join(' of ')
}

function spotsBelow(level: SchemaLevel, { section, path, depth, option }: Spot): Spot[] {
  const inside = (schema: SchemaNode, at: string, rest: Pick<Spot, 'depth' | 'option'>): Spot[] => {
    const within = insideOf(schema, at)
    return within ? [{ ...within, section, ...rest, ...recursionNoteOf(schema) }] : []
  }
  return [
    ...rowsOf(level).flatMap((row) => inside(row.schema, pathOf(row, path), { depth: depth + 1 })),
    ...level.choices.flatMap(({ options }) =>
      options.flatMap((choice) => inside(choice.schema, path, { depth, option: optionText(choice) })),
    ),
    ...(level.rest ? [{ nested: level.rest, section, path, depth, ...(option !== undefined && { option }) }] : []),
  ]
}

/** The note of a schema that contains itself. It is empty if the schema has a name, whose row already says so. */
function recursionNoteOf(schema: SchemaNode): Pick<Spot, 'recursionNote'> {
  if (!isRecursive(schema)) return {}
  return { recursionNote: recursiveName(schema) === undefined ? 'Contains itself.' : '' }
}

/**
 * Rejects if a promise takes longer than a number of milliseconds.
 * @throws ReadingError, like the reader of documents.
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReadingError('internal', 'It took too long.')), Math.max(0, ms))
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
