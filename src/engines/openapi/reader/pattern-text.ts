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
  const reading = { pattern, at: 0 }
  const text = firstAlternative(reading)
  return reading.at === pattern.length ? text : undefined
}

/** How far a pattern has been read. */
export interface Reading {
  pattern: string
  at: number
}

/** Reads to the end of a group or of the pattern; undefined when its syntax is not supported. */
function firstAlternative(reading: Reading): string | undefined {
  const first = sequence(reading)
  let next = first
  while (next !== undefined && taken(reading, /\|/y)) next = sequence(reading)
  return next === undefined ? undefined : first
}

function sequence(reading: Reading): string | undefined {
  let text = ''
  taken(reading, /\^/y)
  while (!taken(reading, /\$?(?=[|)]|$)/y)) {
    const unit = taken(reading, /\((?:\?:|\?<\w+>|(?!\?))/y) ? group(reading) : sign(taken(reading, unitPattern)?.[0])
    const [count, least] = taken(reading, /(?:[*?]|\+|\{(\d+)(?:,\d*)?\})\??/y) ?? ['+']
    const times = count.startsWith('+') ? 1 : Number(least ?? 0)
    if (unit === undefined || text.length + unit.length * times > lengthLimit) return undefined
    text += unit.repeat(times)
  }
  return text
}

function group(reading: Reading): string | undefined {
  const text = firstAlternative(reading)
  return taken(reading, /\)/y) ? text : undefined
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

/** Reads a part of a pattern where the reading is; undefined when something else is there. */
export function taken(reading: Reading, expected: RegExp): RegExpExecArray | undefined {
  expected.lastIndex = reading.at
  const found = expected.exec(reading.pattern) ?? undefined
  if (found) reading.at = expected.lastIndex
  return found
}
