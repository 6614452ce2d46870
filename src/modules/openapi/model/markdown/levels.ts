import type { Nested, SchemaHandle, SchemaLevel, SchemaNode } from '../../document/schema-types'
import { ReadingError } from '../../document/failures'
import { optionText } from '../../document/wording/schema'
import { failureText } from '../../document/wording/failure'
import { deepestTold, isAgain, nameAgain, nestedText, rowsOf, type LevelRow } from '../../document/nested'
import { code, plain } from './text'

/** Asks for a level. */
export type ReadLevel = (handle: SchemaHandle) => Promise<SchemaLevel>

/** What is told of the inside of a schema: its level, or a sentence in the place of it. */
type Inside = { level: SchemaLevel } | { note: string; leftOut?: boolean }

/** What is told of everything that opens. */
export type Opened = ReadonlyMap<Nested, Inside>

/** Something that opens, and where it lies. */
export interface Spot {
  nested: Nested
  /** Section of the operation, as Markdown. */
  section: string
  /** Names that lead there from the section, joined; empty for what a section itself holds. */
  path: string
  /** The option of oneOf or anyOf that it is. */
  option?: string
  depth: number
  /** Said in the place of its inside, which would repeat what lies around it. */
  again?: string
}

/** So many rows are asked for; what comes along with the operation is told in any case. */
const rowLimit = 300
/** How long is waited for levels in all: a browser lets a page write to the clipboard for five seconds after the click. */
const levelsMs = 2_500
/** Says why something was left out. */
export const leftOutText = `Left out is what lies deeper than ${deepestTold} levels, and what goes beyond ${rowLimit} rows of nested levels; the page of the operation opens it.`
/** A smaller level is told again sooner than it is referred to. */
const smallest = 3

/** The inside of a schema, with the path to it: that of an array's items is `path[]`. */
export function insideOf(schema: SchemaNode, path: string): { nested: Nested; path: string } | undefined {
  const { nested, items } = schema
  if (nested) return { nested, path }
  return items && insideOf(items, path && `${path}[]`)
}

/** The path of what a row of a level tells. */
export function pathOf({ key, name, said, required }: LevelRow, path: string): string {
  if (said && key !== '*') return /^(other )?items$/.test(name) ? `${path}[]` : `${path}(${name})`
  if (required === undefined && name === `[${key}]`) return path + name
  const step = required === undefined && !said ? `/${key}/` : key
  return path === '' ? step : `${path}.${step}`
}

/**
 * Opens what lies within, level by level, so that what is near is told before what is deep. Nothing is told twice: of a
 * level that was there before it is said where.
 */
export async function openLevels(spots: readonly Spot[], read: ReadLevel): Promise<Opened> {
  const opened = new Map<Nested, Inside>()
  const told = new Map<string, Spot>()
  let rowsLeft = rowLimit
  const end = performance.now() + levelsMs
  const ask = async ({ nested, depth, again }: Spot): Promise<Inside> => {
    if (nested.level) return { level: nested.level }
    if (again !== undefined) return { note: again }
    const rows = rowsIn(nested)
    if (depth > deepestTold || rows > rowsLeft) return { note: `Left out: ${nestedText(nested)}.`, leftOut: true }
    rowsLeft -= rows
    try {
      return { level: await inTime(read(nested.handle), end - performance.now()) }
    } catch (error) {
      return { note: `Not read: ${nestedText(nested)}. ${plain(failureText(error).cause)}` }
    }
  }
  for (let round = spots; round.length > 0;) {
    const answers = await Promise.all(round.map(ask))
    const next: Spot[] = []
    for (const [index, spot] of round.entries()) {
      const inside = answers[index]
      const before = inside && 'level' in inside ? remembered(told, inside.level, spot) : undefined
      if (before && spot.nested.handle) rowsLeft += rowsIn(spot.nested)
      if (inside) opened.set(spot.nested, before ? { note: `Holds the same as ${nameOf(before, spot)}.` } : inside)
      if (inside && 'level' in inside && !before) next.push(...spotsBelow(inside.level, spot))
    }
    round = next
  }
  return opened
}

function rowsIn({ properties, choices }: Nested): number {
  return Math.max(1, properties + choices)
}

/** Where a level was told before, if it is worth to refer to it; by what it says, whichever way one comes there. */
function remembered(told: Map<string, Spot>, level: SchemaLevel, spot: Spot): Spot | undefined {
  const key = JSON.stringify(level, (name, value: unknown) => (name === 'within' ? undefined : value))
  const before = told.get(key)
  if (!before) told.set(key, spot)
  return rowsIn(spot.nested) < smallest ? undefined : before
}

/** How something is referred to from somewhere else. */
function nameOf({ section, path, option }: Spot, from: Spot): string {
  const isNear = section === from.section && (path !== '' || option !== undefined)
  const parts = [option !== undefined && `option ${code(option)}`, path && code(path), !isNear && section]
  return parts.filter(Boolean).join(' of ')
}

function spotsBelow(level: SchemaLevel, { section, path, depth, option }: Spot): Spot[] {
  const inside = (schema: SchemaNode, at: string, rest: Pick<Spot, 'depth' | 'option'>): Spot[] => {
    const within = insideOf(schema, at)
    return within ? [{ ...within, section, ...rest, ...againIn(schema) }] : []
  }
  return [
    ...rowsOf(level).flatMap((row) => inside(row.schema, pathOf(row, path), { depth: depth + 1 })),
    ...level.choices.flatMap(({ options }) =>
      options.flatMap((choice) => inside(choice.schema, path, { depth, option: optionText(choice) })),
    ),
    ...(level.rest ? [{ nested: level.rest, section, path, depth, ...(option !== undefined && { option }) }] : []),
  ]
}

/** What contains itself says so on its line where it has a name. */
function againIn(schema: SchemaNode): Pick<Spot, 'again'> {
  if (!isAgain(schema)) return {}
  return { again: nameAgain(schema) === undefined ? 'Contains itself.' : '' }
}

/** The answer, unless it takes longer; fails as a reader does. */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReadingError('internal', 'It took too long.')), Math.max(0, ms))
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
