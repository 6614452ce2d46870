import { lastAtOrBefore } from '@/lib/binary-search'
import type { HexRow } from '../model/types'

/** Longer lines are split, so that every line is fast to decode and to render. */
const maxLineBytes = 1000
const newline = 10
const hexRowBytes = 16

/** Stores the bytes of a response as they arrive, with an index of its lines. */
export class ResponseStore {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = []
  /** Offset of each chunk. */
  readonly #starts: number[] = []
  readonly #lineStarts = [0]
  #byteLength = 0

  get byteLength(): number {
    return this.#byteLength
  }

  /** Number of lines. A line break at the end of the response does not start a line. */
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
      this.#splitLine(chunk, end)
      if (found !== -1) this.#lineStarts.push(this.#byteLength + end + 1)
      at = end + 1
    }
  }

  /**
   * Splits the last line if it is too long.
   * @param arriving the chunk that is being appended
   * @param end offset in this chunk up to which the line reaches
   */
  #splitLine(arriving: Uint8Array, end: number) {
    let start = this.#lineStarts.at(-1) ?? 0
    while (this.#byteLength + end - start > maxLineBytes) {
      start = this.#characterStart(arriving, start + maxLineBytes)
      this.#lineStarts.push(start)
    }
  }

  /** Returns the offset of the first byte of the UTF-8 character at an offset. */
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
    for (let index = lastAtOrBefore(this.#starts, from); index < this.#chunks.length; index++) {
      const start = this.#starts[index] ?? 0
      const chunk = this.#chunks[index]
      if (!chunk || start >= end) break
      const offset = Math.max(from, start)
      part.set(chunk.subarray(offset - start, end - start), offset - from)
    }
    return part
  }

  /** Returns a range of lines, decoded as UTF-8, without line breaks. */
  lines(from: number, to: number): string[] {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: false })
    const lines: string[] = []
    for (let index = Math.max(0, from); index < Math.min(to, this.lineCount); index++) {
      const bytes = this.slice(this.#lineStarts[index] ?? 0, this.#lineStarts[index + 1] ?? this.#byteLength)
      lines.push(decoder.decode(bytes).replace(/\r?\n$/, ''))
    }
    return lines
  }

  /** Returns a range of rows of 16 bytes. */
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
