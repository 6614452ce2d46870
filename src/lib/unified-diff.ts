const contextLines = 3
/** How many lines ahead two texts are searched for a line that both have. */
const maxLookAhead = 200
/** How many lines may be compared while searching; behind it, all lines count as replaced. */
const maxComparisons = 2_000_000

type Sign = ' ' | '-' | '+'

/** A line of one text or both, with its numbers from 0 in each. */
interface DiffLine {
  sign: Sign
  text: string
  before: number
  after: number
}

/** Describes the difference between two texts as a unified diff, which `patch` applies. Empty for equal texts. */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return ''
  const lines = diffLines(linesOf(before), linesOf(after))
  const hunks = hunksOf(lines).map(([start, end]) => hunkText(lines.slice(start, end)))
  return `--- a/${name}\n+++ b/${name}\n${hunks.join('')}`
}

/** The lines of a text with their breaks. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = []
  const budget = { left: maxComparisons }
  let [left, right] = [0, 0]
  const add = (sign: Sign, text = '') => {
    lines.push({ sign, text, before: left, after: right })
    if (sign !== '+') left += 1
    if (sign !== '-') right += 1
  }
  while (left < before.length || right < after.length) {
    if (left < before.length && before[left] === after[right]) {
      add(' ', before[left])
      continue
    }
    const [removed, added] = nextCommonLine(before, after, left, right, budget)
    for (let count = removed; count > 0; count -= 1) add('-', before[left])
    for (let count = added; count > 0; count -= 1) add('+', after[right])
  }
  return lines
}

/** How many lines of each text are before the nearest line that both have. */
function nextCommonLine(
  before: readonly string[],
  after: readonly string[],
  left: number,
  right: number,
  budget: { left: number },
): [removed: number, added: number] {
  const [restBefore, restAfter] = [before.length - left, after.length - right]
  for (let distance = 1; distance <= Math.min(maxLookAhead, restBefore + restAfter); distance += 1) {
    budget.left -= distance
    if (budget.left < 0) break
    for (let removed = Math.min(distance, restBefore); removed >= Math.max(0, distance - restAfter); removed -= 1) {
      const added = distance - removed
      const isEnd = removed === restBefore && added === restAfter
      if (isEnd || (removed < restBefore && before[left + removed] === after[right + added])) return [removed, added]
    }
  }
  return budget.left < 0 ? [restBefore, restAfter] : [Math.min(1, restBefore), Math.min(1, restAfter)]
}

/** The ranges of lines that differ, each with the lines around it. */
function hunksOf(lines: readonly DiffLine[]): [start: number, end: number][] {
  const hunks: [number, number][] = []
  for (const [at, { sign }] of lines.entries()) {
    if (sign === ' ') continue
    const last = hunks.at(-1)
    const start = Math.max(0, at - contextLines)
    const end = Math.min(lines.length, at + 1 + contextLines)
    if (last && start <= last[1]) last[1] = end
    else hunks.push([start, end])
  }
  return hunks
}

function hunkText(lines: readonly DiffLine[]): string {
  const range = (start: number, other: Sign) => {
    const count = lines.filter(({ sign }) => sign !== other).length
    // A range without lines names the line before it.
    return `${count === 0 ? start : start + 1},${count}`
  }
  const [first] = lines
  const body = lines.map(
    ({ sign, text }) => `${sign}${text}${text.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`,
  )
  return `@@ -${range(first?.before ?? 0, '+')} +${range(first?.after ?? 0, '-')} @@\n${body.join('')}`
}
