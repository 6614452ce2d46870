import { betweenCharacters } from '@/lib/cut-text'

/** In characters. */
const maxPieceLength = 10_000

/** Splits code into pieces at line ends, and within lines that are longer than a piece. */
export function codePieces(code: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < code.length;) {
    const lineEnd = code.lastIndexOf('\n', start + maxPieceLength - 1) + 1
    const isLast = code.length - start <= maxPieceLength
    const end = lineEnd > start && !isLast ? lineEnd : endWithin(code, start)
    pieces.push(code.slice(start, end))
    start = end
  }
  return pieces
}

/** The end of a piece of a long line: the end of the code or the maximum length, never within a surrogate pair. */
function endWithin(code: string, start: number): number {
  const end = start + maxPieceLength
  return end >= code.length ? code.length : betweenCharacters(code, end)
}
