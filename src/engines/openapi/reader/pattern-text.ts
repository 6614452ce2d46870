/** Maximum length of a pattern and of its text. */
const lengthLimit = 1_000

/** The characters to try; the first one that matches is used. */
const signs = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ ./:@#+=!"$%&\'()*,;<>?[\\]^`{|}~',
)

/**
 * Generates a text that a pattern matches, with its first alternatives and as few repetitions as possible. The pattern
 * itself is never run, because that may take exponential time.
 * @returns undefined for patterns with other syntax than characters, classes, groups, repetitions and outer anchors.
 */
export function patternText(pattern: string): string | undefined {
  if (pattern.length > lengthLimit) return undefined
  const cursor = { pattern, at: 0 }
  const text = firstAlternative(cursor)
  return cursor.at === pattern.length ? text : undefined
}

/** How far a pattern has been read. */
export interface Cursor {
  pattern: string
  at: number
}

/** Reads to the end of a group or of the pattern; undefined when its syntax is not supported. */
function firstAlternative(cursor: Cursor): string | undefined {
  const first = sequence(cursor)
  let next = first
  while (next !== undefined && taken(cursor, /\|/y)) next = sequence(cursor)
  return next === undefined ? undefined : first
}

function sequence(cursor: Cursor): string | undefined {
  let text = ''
  taken(cursor, /\^/y)
  while (!taken(cursor, /\$?(?=[|)]|$)/y)) {
    const unit = taken(cursor, /\((?:\?:|\?<\w+>|(?!\?))/y) ? group(cursor) : sign(taken(cursor, unitPattern)?.[0])
    const [count, least] = taken(cursor, /(?:[*?]|\+|\{(\d+)(?:,\d*)?\})\??/y) ?? ['+']
    const times = count.startsWith('+') ? 1 : Number(least ?? 0)
    if (unit === undefined || text.length + unit.length * times > lengthLimit) return undefined
    text += unit.repeat(times)
  }
  return text
}

function group(cursor: Cursor): string | undefined {
  const text = firstAlternative(cursor)
  return taken(cursor, /\)/y) ? text : undefined
}

/** Matches a class, an escaped character or a literal character. */
export const unitPattern = /\[(?:\\.|[^\]\\])+\]|\\[dwsDWS]|\\[^a-zA-Z\d]|[^\\^$*+?()[\]{}|]/y

/** Returns a character that matches a unit of a pattern. */
function sign(unit: string | undefined): string | undefined {
  if (unit === undefined) return undefined
  if (unit.length === 1 && unit !== '.') return unit
  // Many documents have needless escapes, which are valid only without the u flag. There \p means the letter p.
  const only = unitMatcher(unit, 'u') ?? (/\\p/i.test(unit) ? undefined : unitMatcher(unit, ''))
  return only && signs.find((candidate) => only.test(candidate))
}

/** Returns a pattern for one character, which a unit of another pattern describes; undefined when the flags forbid it. */
export function unitMatcher(unit: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^${unit}$`, flags)
  } catch {
    return undefined
  }
}

/** Reads a part of a pattern where the cursor is; undefined when something else is there. */
export function taken(cursor: Cursor, expected: RegExp): RegExpExecArray | undefined {
  expected.lastIndex = cursor.at
  const found = expected.exec(cursor.pattern) ?? undefined
  if (found) cursor.at = expected.lastIndex
  return found
}
