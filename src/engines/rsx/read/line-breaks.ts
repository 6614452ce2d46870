import type { Span } from '../document-tree'
import type { Edit } from '../findings/finding'
import type { TextFrame } from './frame-text'
import { codeLength, headLength } from './positional-numbers'
import type { FindingDetails } from './reading-findings'

/** The line break of EBCDIC. */
export const nextLine = '\u0085'

/** How a program of another system ends lines, by the character in it. */
const lineBreakNames: ReadonlyMap<string, string> = new Map([
  [nextLine, 'U+0085 (next line)'],
  ['\u000b', 'U+000B (vertical tab)'],
  ['\u000c', 'U+000C (form feed)'],
  ['\u2028', 'U+2028 (line separator)'],
  ['\u2029', 'U+2029 (paragraph separator)'],
])

/** The beginning of a positional file: a record code and the number of the line. */
export const positionalStart = /^\s*[A-Z]{2}\d{5}/
const tableStart = /^\s*"?RecordType\b/i

/**
 * Finds the line breaks of a positional file or a table that are neither LF nor CR LF. Where a file has line feeds too, only those
 * count that come before the head of a record, because others belong to texts.
 */
export function otherLineBreaks(text: string): Span[] {
  const isPositional = positionalStart.test(text)
  if (!isPositional && !tableStart.test(text)) return []
  const spans = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
  if (!isPositional) {
    // A table may have CR between its rows.
    return /\n|\r(?![\u0085\u2028\u2029\v\f])/.test(text) ? [] : spans(/\r?[\u0085\u2028\u2029\v\f]/g)
  }
  const all = spans(
    /\r\r\n|\r?\n\f(?=[A-Za-z\d]{2}\d{5})|\r?[\u0085\u2028\u2029\v\f](?=[A-Za-z\d]{2}\d{5})|\r(?=[A-Za-z\d]{2}\d{5})|\n/g,
  )
  const atRecords = all.filter(
    ({ start, end }, at) => text.slice(start, end) !== '\n' && !isInText(text, end, all[at + 1]?.end),
  )
  return atRecords.length > 0 && !text.includes('\n') ? spans(/\r?[\u0085\u2028\u2029\v\f]|\r/g) : atRecords
}

/** Whether a text names a record: the next line has the number that is there. */
function isInText(text: string, at: number, next: number | undefined): boolean {
  return next !== undefined && numberAt(text, at) === numberAt(text, next)
}

function numberAt(text: string, line: number): string {
  return text.slice(line + codeLength, line + headLength)
}

/** A text whose line breaks at the spans are line feeds. It has the same length, so that its places are those of the text. */
export function withLineFeeds(text: string, spans: readonly Span[]): string {
  let from = 0
  const parts: string[] = []
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start), '\r\n'.padStart(end - start).slice(start - end))
    from = end
  }
  return parts.join('') + text.slice(from)
}

/** Returns the finding about line breaks of another system, placed at the first of them; empty if there are none. */
export function lineBreakFindings(text: string, spans: readonly Span[]): TextFrame['findings'] {
  const [first] = spans
  if (!first) return []
  const names = new Set(spans.map(({ start, end }) => nameOf(text.slice(start, end))))
  const isOne = spans.length === 1
  const origin = spans.some(({ start, end }) => text.slice(start, end).endsWith(nextLine))
    ? ' Converters from EBCDIC write U+0085.'
    : ''
  const details: FindingDetails = {
    source: 'layout',
    found: [...names].join(', '),
    expected: 'LF',
    message: `${isOne ? 'A line ends' : `${spans.length} lines end`} with ${[...names].join(' or ')}.${origin} The network expects a line feed. The file was checked as if line feeds were there.`,
    quickFix: {
      label: isOne ? 'Replace the line break' : `Replace ${spans.length} line breaks`,
      edits: spans.map((span) => editOf(text, span)),
    },
  }
  return [{ code: 'line-length', span: first, details }]
}

function editOf(text: string, { start, end }: Span): Edit {
  // A form feed behind a line feed only begins a page.
  const isBesideLineFeed = text[end - 2] === '\n'
  return isBesideLineFeed ? { span: { start: end - 1, end }, text: '' } : { span: { start, end }, text: '\n' }
}

function nameOf(lineBreak: string): string {
  return (
    lineBreakNames.get(lineBreak.at(-1) ?? '') ??
    (lineBreak === '\r' ? 'a carriage return alone' : 'two carriage returns and a line feed')
  )
}
