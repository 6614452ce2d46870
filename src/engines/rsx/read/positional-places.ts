import type { DocumentNode, Place, Span } from '../document-tree'
import { lengthOf } from '../findings/text-length'
import { createPlaces } from './text-places'

/** Names the places of a positional file by record, line and positions. */
export function createPositionalPlaces(text: string): (target: DocumentNode | Span) => Place {
  return createPlaces(text, (span, { line, column }) => {
    const lineStart = span.start - column + 1
    const code = /^\w{2}/.exec(text.slice(lineStart, lineStart + 2))?.[0]
    const record = code === undefined ? `Line ${line}` : `Record ${code}, line ${line}`
    const length = lengthOf(text.slice(span.start, span.end))
    // A group begins with its line; only a part of a line has positions of its own.
    const isLine = column === 1 && (length === 0 || isLineEnd(text, span.end))
    if (isLine || (length === 0 && isLineEnd(text, span.start))) return record
    const first = lengthOf(text.slice(lineStart, span.start)) + 1
    const last = first + Math.max(1, length) - 1
    return last === first ? `${record}, position ${first}` : `${record}, positions ${first}–${last}`
  })
}

function isLineEnd(text: string, offset: number): boolean {
  const character = text[offset]
  return character === undefined || character === '\n' || character === '\r' || text[offset - 1] === '\n'
}
