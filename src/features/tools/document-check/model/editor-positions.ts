import type { Text } from '@codemirror/state'
import type { Span } from '@/engines/rsx/document-tree'
import type { LineEnd } from './line-ends'

/** The position in the editor's document of an offset in the text as it is written. The editor counts each line end as one unit. */
export function toEditorPosition(doc: Text, lineEnd: LineEnd, offset: number): number {
  if (lineEnd === '\n') return Math.min(offset, doc.length)
  let low = 1
  let high = doc.lines
  // The last line that starts at the offset or before it: line n starts n − 1 units later in the text.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (doc.line(middle).from + middle - 1 <= offset) low = middle
    else high = middle - 1
  }
  const line = doc.line(low)
  return Math.min(offset - (low - 1), line.to)
}

/** The part of the editor's document that a span of the text stands for. */
export function toEditorRange(doc: Text, lineEnd: LineEnd, { start, end }: Span): { from: number; to: number } {
  const from = toEditorPosition(doc, lineEnd, start)
  return { from, to: Math.max(from, toEditorPosition(doc, lineEnd, end)) }
}
