import { taken, unitMatcher, unitPattern } from './pattern-text'
import type { Cursor } from './pattern-text'

/** Maximum length of a pattern and of a text, in characters. */
const maxLength = 1_000
/** How many characters are compared at most. */
const maxComparisons = 20_000

/** The characters of a text, and how many comparisons are left. */
interface Run {
  characters: readonly string[]
  comparisons: number
}

/** Returns where the matches end that begin at the starts. */
type Matcher = (run: Run, starts: ReadonlySet<number>) => ReadonlySet<number>

/**
 * Whether a pattern of a document matches somewhere in a text. Follows all alternatives at once instead of trying one after
 * the other, because that may take exponential time.
 * @returns undefined for long patterns and texts, and for other syntax than that of `patternText`.
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  if (pattern.length > maxLength || text.length > maxLength) return undefined
  const cursor = { pattern, at: 0 }
  const match = alternatives(cursor)
  if (!match || cursor.at < pattern.length) return undefined
  const characters = Array.from(text)
  const run = { characters, comparisons: maxComparisons }
  const ends = match(run, new Set(Array.from({ length: characters.length + 1 }, (_, at) => at)))
  return run.comparisons < 0 ? undefined : ends.size > 0
}

/** Reads to the end of a group or of the pattern; undefined when its syntax is not supported. */
function alternatives(cursor: Cursor): Matcher | undefined {
  const all: Matcher[] = []
  do {
    const next = sequence(cursor)
    if (!next) return undefined
    all.push(next)
  } while (taken(cursor, /\|/y))
  return (run, starts) => new Set(all.flatMap((match) => [...match(run, starts)]))
}

function sequence(cursor: Cursor): Matcher | undefined {
  const all: Matcher[] = []
  while (cursor.at < cursor.pattern.length && !/[|)]/.test(cursor.pattern.charAt(cursor.at))) {
    const unit = unitOf(cursor)
    if (!unit) return undefined
    const count = taken(cursor, /(?:[*+?]|\{(\d{1,3})(,(\d{0,3}))?\})\??/y)
    all.push(count ? repeated(unit, countsOf(count)) : unit)
  }
  return (run, starts) => all.reduce((ends, match) => match(run, ends), starts)
}

function unitOf(cursor: Cursor): Matcher | undefined {
  if (taken(cursor, /\^/y)) return (_, starts) => new Set(starts.has(0) ? [0] : [])
  if (taken(cursor, /\$/y)) {
    return ({ characters: { length } }, starts) => new Set(starts.has(length) ? [length] : [])
  }
  if (taken(cursor, /\((?:\?:|\?<\w+>|(?!\?))/y)) {
    const group = alternatives(cursor)
    return taken(cursor, /\)/y) ? group : undefined
  }
  const unit = taken(cursor, unitPattern)?.[0]
  const only = unit === undefined ? undefined : unitMatcher(unit, 'u')
  return only && ((run, starts) => afterMatching(run, starts, only))
}

function afterMatching(run: Run, starts: ReadonlySet<number>, unit: RegExp): ReadonlySet<number> {
  run.comparisons -= 1 + starts.size
  if (run.comparisons < 0) return new Set()
  return new Set([...starts].flatMap((at) => (unit.test(run.characters[at] ?? '') ? [at + 1] : [])))
}

function countsOf([text, least, range, most]: RegExpExecArray): { min: number; max: number } {
  if (least === undefined) return { min: text.startsWith('+') ? 1 : 0, max: text.startsWith('?') ? 1 : Infinity }
  const min = Number(least)
  return { min, max: range === undefined ? min : most ? Number(most) : Infinity }
}

/** Repeats a matcher until it reaches no new place. */
function repeated(match: Matcher, { min, max }: { min: number; max: number }): Matcher {
  return (run, starts) => {
    let last = starts
    const isOpen = () => last.size > 0 && run.comparisons-- >= 0
    for (let count = 0; count < min && isOpen(); count++) last = match(run, last)
    const ends = new Set(last)
    for (let count = min; count < max && isOpen(); count++) {
      last = new Set([...match(run, last)].filter((end) => !ends.has(end)))
      for (const end of last) ends.add(end)
    }
    return ends
  }
}
