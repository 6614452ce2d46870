/** How the lines of a text end. An editor counts every line end as one unit, the text as it is written may have two. */
export type LineEnd = '\n' | '\r\n'

/** The line end of a text; undefined when it has different ones. */
export function lineEndOf(text: string): LineEnd | undefined {
  let windows = 0
  let all = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    all += 1
    if (text[at - 1] === '\r') windows += 1
  }
  // A carriage return that stands alone ends a line, too.
  if (countOf(text, '\r') !== windows) return undefined
  if (windows === 0) return '\n'
  return windows === all ? '\r\n' : undefined
}

function countOf(text: string, unit: string): number {
  let count = 0
  for (let at = text.indexOf(unit); at !== -1; at = text.indexOf(unit, at + 1)) count += 1
  return count
}

/** Gives all lines the end that most editors write: that of Windows if any line has it. */
export function evenLineEnds(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  return lines.join(text.includes('\r\n') ? '\r\n' : '\n')
}
