const maxPieceLength = 10_000

/** Splits code at the ends of lines, and within lines that are longer than a piece. */
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

/** The end of the code, or of a piece of one long line; it separates no surrogate pair. */
function endWithin(code: string, start: number): number {
  const end = start + maxPieceLength
  if (end >= code.length) return code.length
  return /[\uD800-\uDBFF]/.test(code.charAt(end - 1)) ? end - 1 : end
}
