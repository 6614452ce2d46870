import type { Span } from '../document-tree'
import { blank, type TextFrame } from './frame-text'
import { positionalStart } from './line-breaks'
import type { FindingDetails } from './reading-findings'

const nul = '\u0000'
/** Ctrl-Z, with which DOS and other systems end a text file. */
const endMark = '\u001a'

/** Blanks what programs of other systems write behind a text: the end-of-file mark, and NUL at the ends of positional lines. */
export function blankPadding(text: string): TextFrame {
  const mark = endMarks(text)
  const marked = mark ? blank(text, mark) : text
  const fillers: Span[] = []
  const isPositional = marked.includes(nul) && positionalStart.test(marked)
  const content = !isPositional
    ? marked
    : marked.replaceAll(/\0+/g, (run, start: number) => {
        const end = start + run.length
        if (!isLineEnd(marked, end)) return run
        fillers.push({ start, end })
        return ' '.repeat(run.length)
      })
  return { content, findings: [...nulFindings(fillers), ...markFindings(mark)] }
}

function isLineEnd(text: string, at: number): boolean {
  return at === text.length || text[at] === '\n' || text[at] === '\r'
}

function nulFindings(fillers: readonly Span[]): TextFrame['findings'] {
  const [first] = fillers
  if (!first) return []
  const details: FindingDetails = {
    source: 'layout',
    found: 'U+0000',
    message: `${fillers.length === 1 ? 'A line is' : `${fillers.length} lines are`} filled with the control character U+0000 (NUL) in place of blanks. It was not read.`,
    quickFix: { label: 'Remove the characters', edits: fillers.map((span) => ({ span, text: '' })) },
  }
  return [{ code: 'control-character', span: first, details }]
}

function markFindings(mark: Span | undefined): TextFrame['findings'] {
  if (!mark) return []
  const details: FindingDetails = {
    found: 'U+001A',
    message:
      'The file ends with the control character U+001A, the end-of-file mark of DOS and other systems. It is no part of the document and was not read.',
    quickFix: { label: 'Remove the mark', edits: [{ span: mark, text: '' }] },
  }
  return [{ code: 'control-character', span: mark, details }]
}

/** The first end-of-file mark behind the text, with what follows it. */
function endMarks(text: string): Span | undefined {
  let start = -1
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text[at] ?? ''
    if (character === endMark) start = at
    else if (character !== nul && character.trim() !== '') break
  }
  return start === -1 ? undefined : { start, end: text.length }
}
