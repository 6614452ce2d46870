import { parseSync } from 'vite'

/** A regular expression of the source code. */
export interface Pattern {
  /** `file:line`. */
  place: string
  source: string
  flags: string
}

type Node = { type: string; start: number } & Record<string, unknown>

/** The regular expressions that a file writes as literals. */
export function patternsOf(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = []
  const visit = (node: Node) => {
    const { pattern, flags } = (node['regex'] ?? {}) as { pattern?: string; flags?: string }
    if (node.type === 'Literal' && pattern !== undefined) {
      patterns.push({ place: `${file}:${lineOf(text, node.start)}`, source: pattern, flags: flags ?? '' })
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(file, text).program as unknown as Node)
  return patterns
}

/** The line of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** A part of a pattern: one character, a sequence, alternatives, or a repetition. */
type Part =
  | { type: 'one'; source: string; samples: readonly string[] }
  | { type: 'sequence'; parts: Part[] }
  | { type: 'choice'; parts: Part[] }
  | { type: 'repeat'; part: Part; min: number; max: number }

/** The characters of which texts are made, those first that patterns treat in different ways. */
const ascii = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code))
const telling = Array.from(' \ta0A_-"\'<>/\\:;=.,\n\r[({')
const sampled = [...new Set([...telling, ...ascii, 'é', '\u0301', '漢', '\u00A0', '\u2028'])]

/** Parses a pattern as far as texts that it matches need it: what a part looks ahead or back for is left out. */
function parsePattern(source: string, flags: string): Part {
  const units = source.match(
    /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|[^])|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|[^]/gu,
  )
  const queue = [...(units ?? [])]
  const one = (unit: string): Part => ({ type: 'one', source: unit, samples: samplesOf(unit, flags) })

  function alternatives(): Part {
    const choices: Part[] = [sequence()]
    while (queue[0] === '|') {
      queue.shift()
      choices.push(sequence())
    }
    return choices.length === 1 && choices[0] ? choices[0] : { type: 'choice', parts: choices }
  }

  function sequence(): Part {
    const parts: Part[] = []
    while (queue.length > 0 && queue[0] !== '|' && queue[0] !== ')') {
      const part = repeated(single(queue.shift() ?? ''))
      if (part) parts.push(part)
    }
    return { type: 'sequence', parts }
  }

  function single(unit: string): Part | undefined {
    if (unit.startsWith('(')) {
      const inner = alternatives()
      queue.shift()
      return /^\(\?<?[=!]$/.test(unit) ? undefined : inner
    }
    if (/^(?:[\^$]|\\[bB]|\\[1-9]|\\k<.*)$/.test(unit)) return undefined
    return one(unit)
  }

  function repeated(part: Part | undefined): Part | undefined {
    const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(queue.slice(0, 12).join('')) ?? []
    const sign = queue[0]
    let limits: [number, number] | undefined
    if (min !== undefined) {
      queue.splice(0, `{${min}${comma}${max}}`.length)
      limits = [Number(min), comma === '' ? Number(min) : max === '' ? Infinity : Number(max)]
    } else if (sign === '*' || sign === '+' || sign === '?') {
      queue.shift()
      limits = [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity]
    }
    if (!limits) return part
    if (queue[0] === '?') queue.shift()
    return part && { type: 'repeat', part, min: limits[0], max: limits[1] }
  }

  return alternatives()
}

function samplesOf(unit: string, flags: string): string[] {
  const expression = new RegExp(`^${/^[)\]{}]$/.test(unit) ? `\\${unit}` : unit}$`, flags.replace(/[gy]/g, ''))
  return sampled.filter((sample) => expression.test(sample))
}

/** A text that a part matches, with its repetitions as short as possible, or once. */
function exampleOf(part: Part, isOnce: boolean): string {
  if (part.type === 'one') return part.samples[0] ?? ''
  if (part.type === 'repeat') return exampleOf(part.part, isOnce).repeat(isOnce ? Math.max(1, part.min) : part.min)
  const parts = part.type === 'choice' ? part.parts.slice(0, 1) : part.parts
  return parts.map((inner) => exampleOf(inner, isOnce)).join('')
}

/** A text that is made of a start, a piece that is repeated, and an end. */
export interface Attack {
  start: string
  piece: string
  end: string
}

/** A part that is repeated more often may take time. */
const longestShortRepeat = 20

function isLong(part: Part): boolean {
  if (part.type === 'one') return false
  if (part.type === 'repeat') return part.max > longestShortRepeat || isLong(part.part)
  return part.parts.some(isLong)
}

/** One of them is what no repetition goes on with. */
const ends = ['!', '\n\u0000']

/** The texts that may take a pattern long: for each repetition what leads to it, and what it repeats. */
function attacksOf({ source, flags }: Pattern): Attack[] {
  const root = parsePattern(source, flags)
  if (!isLong(root)) return []
  // Before a part that is bound to the start of the text, something else may come.
  const starts = new Set(source.includes('^') ? ['', 'x\u0001'] : [''])
  const pieces = new Set<string>()
  const visit = (part: Part, before: readonly string[]): void => {
    if (part.type === 'choice') for (const inner of part.parts) visit(inner, before)
    if (part.type === 'sequence') {
      const leading = [...before]
      for (const inner of part.parts) {
        visit(inner, leading)
        for (const [index, isOnce] of [false, true].entries()) leading[index] += exampleOf(inner, isOnce)
        for (const text of leading) if (text.length > 0 && text.length < 200) pieces.add(text)
      }
    }
    if (part.type !== 'repeat') return
    if (part.max > longestShortRepeat) {
      for (const text of before) starts.add(text)
      for (const text of bodiesOf(part.part)) pieces.add(text)
    }
    visit(part.part, before)
  }
  visit(root, ['', ''])
  return [...starts].flatMap((start) => [...pieces].flatMap((piece) => ends.map((end) => ({ start, piece, end }))))
}

/** The texts that a repeated part matches: each sample of a single character, an example of anything else. */
function bodiesOf(part: Part): string[] {
  if (part.type === 'one') return part.samples.slice(0, 8)
  if (part.type === 'choice') return part.parts.flatMap(bodiesOf)
  return [exampleOf(part, false), exampleOf(part, true)].filter((text) => text !== '')
}

/** The text of an attack, of about this length. */
function textOf({ start, piece, end }: Attack, length: number): string {
  return start + piece.repeat(Math.max(1, Math.floor((length - start.length - end.length) / piece.length))) + end
}

/** The processor time that a pattern takes for a text, in milliseconds: the least of several attempts. */
function timeOf({ source, flags }: Pattern, text: string, attempts: number): number {
  const expression = new RegExp(source, flags)
  const times = Array.from({ length: attempts }, () => {
    const start = process.cpuUsage()
    if (expression.global) text.replace(expression, '')
    else expression.exec(text)
    expression.lastIndex = 0
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** A pattern that looks at each character once, and matches each: what others are compared with. */
const linear: Pattern = { place: '', source: '[^]', flags: 'g' }
const length = 32_000

/**
 * Whether an attack takes a pattern more than linear time: for four times the characters more than nine times as long, and very
 * much longer than a pattern that looks at each character once.
 */
function isSuperlinear(pattern: Pattern, attack: Attack): boolean {
  // Long texts only for patterns that are not far too slow already: one whose time doubles with each character would never end.
  for (const few of [24, 200, length / 16]) {
    const start = textOf(attack, few)
    const once = timeOf(pattern, start, 1)
    if (once > 500 || (once > 20 && timeOf(pattern, start, 3) > 20)) return true
  }
  const short = textOf(attack, length / 16)
  if (timeOf(pattern, short, 1) < 0.15 || timeOf(pattern, short, 3) < 0.15) return false
  const before = timeOf(pattern, textOf(attack, length / 4), 3)
  const text = textOf(attack, length)
  const limit = Math.max(9 * before, 20 * timeOf(linear, text, 3))
  const time = timeOf(pattern, text, 1)
  return time > 10 * limit || (time > limit && timeOf(pattern, text, 1) > limit)
}

/** The first text found that takes a pattern more than linear time; undefined if there is none. */
export function superlinearAttack(pattern: Pattern): Attack | undefined {
  return attacksOf(pattern).find((attack) => isSuperlinear(pattern, attack) && isSuperlinear(pattern, attack))
}
