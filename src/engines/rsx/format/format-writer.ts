/** The longest formatted text, in UTF-16 units: deep groups would make a short text a very long one. */
const maxFormattedLength = 10_000_000

/** Writes parts of a text on indented lines. */
export interface FormatWriter {
  /** Begins a line, unless nothing is written yet. */
  line: (depth: number) => void
  /** Writes a part of the source as it is. */
  add: (start: number, end: number) => void
  /** Writes blanks between two parts of a line. */
  space: () => void
  isFull: () => boolean
  /** The lines; with a line end behind the last one if the source has one there. */
  text: () => string
}

/** Creates a writer for a source. Its lines end as those of the source. */
export function createFormatWriter(source: string): FormatWriter {
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  const parts: string[] = []
  let length = 0
  const write = (part: string) => {
    parts.push(part)
    length += part.length
  }
  return {
    line(depth) {
      if (parts.length > 0) write(lineEnd + '  '.repeat(depth))
    },
    add: (start, end) => write(source.slice(start, end)),
    space: () => write(' '),
    isFull: () => length > maxFormattedLength,
    text: () => parts.join('') + (source.endsWith('\n') ? lineEnd : ''),
  }
}
