import type { HexRow } from '../model/types'

/** Longer lines are cut into several, so that no line takes long to decode or to draw. */
const maxLineBytes = 1000
const newline = 10
const hexRowBytes = 16

/** The bytes of an answer as they arrive, and where their lines begin. */
export class AnswerStore {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  /** Offset of each chunk. */
  readonly #starts: number[] = []
  readonly #lineStarts = [0]
  #byteLength = 0

  get byteLength(): number {
    return this.#byteLength
  }

  /** The number of lines. A line break at the very end starts no further line. */
  get lineCount(): number {
    const last = this.#lineStarts.at(-1)
    return this.#lineStarts.length - (last === this.#byteLength ? 1 : 0)
  }

  append(chunk: Uint8Array<ArrayBuffer>): void {
    if (chunk.length === 0) return
    this.#starts.push(this.#byteLength)
    this.#chunks.push(chunk)
    this.#indexLines(chunk)
    this.#byteLength += chunk.length
  }

  #indexLines(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      const found = chunk.indexOf(newline, at)
      const end = found === -1 ? chunk.length : found
      this.#cutLine(chunk, end)
      if (found !== -1) this.#lineStarts.push(this.#byteLength + end + 1)
      at = end + 1
    }
  }

  /** Cuts the last line into several if it is too long by the end of the arriving bytes. */
  #cutLine(arriving: Uint8Array, end: number) {
    let start = this.#lineStarts.at(-1) ?? 0
    while (this.#byteLength + end - start > maxLineBytes) {
      start = this.#characterStart(arriving, start + maxLineBytes)
      this.#lineStarts.push(start)
    }
  }

  /** Moves an offset back to the first byte of its UTF-8 character. */
  #characterStart(arriving: Uint8Array, offset: number): number {
    const byteAt = (at: number) => {
      const index = at - this.#byteLength
      return (index >= 0 ? arriving[index] : this.slice(at, at + 1)[0]) ?? 0
    }
    for (let back = 0; back < 4; back++) if ((byteAt(offset - back) & 0xc0) !== 0x80) return offset - back
    return offset
  }

  /** Copies a range of bytes. */
  slice(from: number, to: number): Uint8Array<ArrayBuffer> {
    const end = Math.min(to, this.#byteLength)
    const part = new Uint8Array(Math.max(0, end - from))
    for (let index = this.#chunkAt(from); index < this.#chunks.length; index++) {
      const start = this.#starts[index] ?? 0
      const chunk = this.#chunks[index]
      if (!chunk || start >= end) break
      const offset = Math.max(from, start)
      part.set(chunk.subarray(offset - start, end - start), offset - from)
    }
    return part
  }

  /** Index of the chunk that contains the offset. */
  #chunkAt(offset: number): number {
    let low = 0
    let high = this.#starts.length
    while (low + 1 < high) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low
  }

  /** The lines of a range, decoded as UTF-8, without their line breaks. */
  lines(from: number, to: number): string[] {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: false })
    const lines: string[] = []
    for (let index = Math.max(0, from); index < Math.min(to, this.lineCount); index++) {
      const bytes = this.slice(this.#lineStarts[index] ?? 0, this.#lineStarts[index + 1] ?? this.#byteLength)
      lines.push(decoder.decode(bytes).replace(/\r?\n$/, ''))
    }
    return lines
  }

  /** Rows of 16 bytes each. */
  hex(from: number, to: number): HexRow[] {
    const start = Math.max(0, from) * hexRowBytes
    const bytes = this.slice(start, Math.max(0, to) * hexRowBytes)
    const rows: HexRow[] = []
    for (let at = 0; at < bytes.length; at += hexRowBytes) {
      const row = [...bytes.subarray(at, at + hexRowBytes)]
      rows.push({
        offset: start + at,
        hex: row.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
        text: row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join(''),
      })
    }
    return rows
  }

  blob(type: string): Blob {
    return new Blob(this.#chunks, { type })
  }
}
