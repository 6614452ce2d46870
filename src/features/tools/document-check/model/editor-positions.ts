import type { Text } from '@codemirror/state'
import type { Span } from '@/engines/rsx/document-tree'
import { firstIndex } from '@/lib/binary-search'
import type { LineEnd } from './line-ends'

/** The position in the editor's document of an offset in the text as it is written. The editor counts each line end as one unit. */
export function toEditorPosition(doc: Text, lineEnd: LineEnd, offset: number): number {
  if (lineEnd === '\n') return Math.min(offset, doc.length)
  // The last line that starts at the offset or before it: line n starts n − 1 units later in the text.
  const number = Math.max(
    1,
    firstIndex(doc.lines, (index) => doc.line(index + 1).from + index > offset),
  )
  return Math.min(offset - (number - 1), doc.line(number).to)
}

/** The part of the editor's document that a span of the text stands for. */
export function toEditorRange(doc: Text, lineEnd: LineEnd, { start, end }: Span): { from: number; to: number } {
  const from = toEditorPosition(doc, lineEnd, start)
  return { from, to: Math.max(from, toEditorPosition(doc, lineEnd, end)) }
}

/** The offset in the text as it is written of a position in the editor's document. */
export function toTextOffset(doc: Text, lineEnd: LineEnd, position: number): number {
  return lineEnd === '\n' ? position : position + doc.lineAt(position).number - 1
}
