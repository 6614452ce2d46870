/** A pattern that is longer, or wants a longer text, is not read. */
const lengthLimit = 1_000

/** The signs that are tried, the first that fits is taken. */
const signs = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ ./:@#+=!"$%&\'()*,;<>?[\\]^`{|}~',
)

/**
 * A text that a pattern matches, with the first of its alternatives and as few repetitions as it allows. The pattern
 * itself is never run, which may take for ever.
 * @returns undefined for patterns with more than signs, classes, groups, repetitions, and anchors at the ends.
 */
export function patternText(pattern: string): string | undefined {
  if (pattern.length > lengthLimit) return undefined
  const reading = { pattern, at: 0 }
  const text = firstAlternative(reading)
  return reading.at === pattern.length ? text : undefined
}

interface Reading {
  pattern: string
  at: number
}

/** Reads up to the end of a group or of the pattern; undefined when something in it is not known. */
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

/** A class, an escaped sign, or one that means itself. */
const unitPattern = /\[(?:\\.|[^\]\\])+\]|\\[dwsDWS]|\\[^a-zA-Z\d]|[^\\^$*+?()[\]{}|]/y

/** A sign for a unit of a pattern. */
function sign(unit: string | undefined): string | undefined {
  if (unit === undefined) return undefined
  if (unit.length === 1 && unit !== '.') return unit
  // Many documents escape what needs none, which only the earlier syntax allows; there \p is a p.
  const only = matcher(unit, 'u') ?? (/\\p/i.test(unit) ? undefined : matcher(unit, ''))
  return only && signs.find((candidate) => only.test(candidate))
}

function matcher(unit: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^${unit}$`, flags)
  } catch {
    return undefined
  }
}

function taken(reading: Reading, expected: RegExp): RegExpExecArray | undefined {
  expected.lastIndex = reading.at
  const found = expected.exec(reading.pattern) ?? undefined
  if (found) reading.at = expected.lastIndex
  return found
}
