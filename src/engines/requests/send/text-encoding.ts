import { validLength } from '@/lib/charset'

/** Converts a text to UTF-8 as it arrives, and finds the first byte that its encoding does not allow. */
export class TextConverter {
  readonly #decoder: TextDecoder
  readonly #charset: string
  #checker: TextDecoder | undefined
  #byteLength = 0
  /** The bytes of an incomplete character at the end, which the next part completes. */
  #tail = new Uint8Array()
  /**
   * Offset of the first character that the encoding does not allow, in bytes; undefined if there is none. Exact for UTF-8.
   */
  invalidAt: number | undefined

  constructor(charset: string) {
    this.#charset = charset
    this.#decoder = new TextDecoder(charset)
    this.#checker = new TextDecoder(charset, { fatal: true })
  }

  /** Whether the text is in UTF-8 and needs no conversion. */
  get isUtf8(): boolean {
    return this.#charset === 'utf-8'
  }

  /** Returns the next part in UTF-8. */
  convert(chunk: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    this.#check(chunk)
    return this.isUtf8 ? chunk : new TextEncoder().encode(this.#decoder.decode(chunk, { stream: true }))
  }

  /** Returns the rest of the text in UTF-8. The text may end within a character. */
  end(): Uint8Array<ArrayBuffer> {
    if (this.invalidAt === undefined && !isAllowed(this.#checker, new Uint8Array(), false)) {
      this.invalidAt = this.#byteLength - this.#tail.length + validLength(this.#charset, this.#tail)
    }
    return this.isUtf8 ? new Uint8Array() : new TextEncoder().encode(this.#decoder.decode())
  }

  #check(chunk: Uint8Array<ArrayBuffer>) {
    if (this.invalidAt !== undefined) return
    if (!isAllowed(this.#checker, chunk, true)) {
      const validBytes = validLength(this.#charset, joined(this.#tail, chunk))
      this.invalidAt = this.#byteLength - this.#tail.length + validBytes
    }
    this.#byteLength += chunk.length
    if (this.isUtf8) this.#tail = incompleteCharacter(joined(this.#tail, chunk.subarray(-3)))
  }
}

/** Returns the bytes of an incomplete UTF-8 character at the end of a text. */
function incompleteCharacter(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = bytes.findLastIndex((byte) => (byte & 0xc0) !== 0x80)
  const lead = bytes[start] ?? 0
  const needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1
  return start >= 0 && bytes.length - start < needed ? bytes.slice(start) : new Uint8Array()
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function isAllowed(checker: TextDecoder | undefined, bytes: Uint8Array<ArrayBuffer>, stream: boolean): boolean {
  try {
    checker?.decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
