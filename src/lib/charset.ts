import { firstIndex } from './binary-search'

type Utf16 = 'utf-16le' | 'utf-16be'

/** How far an XML declaration may reach, in bytes. */
const declarationBytes = 400

/** Returns the encoding whose byte order mark starts a text. UTF-32 has one, but no browser decodes it. */
export function byteOrderMark([a, b, c, d]: Uint8Array): 'utf-8' | 'utf-32' | Utf16 | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff)) {
    return 'utf-32'
  }
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

/** Detects UTF-16 without a byte order mark: the first characters of JSON, XML and Latin texts have a zero each (RFC 4627). */
export function unmarkedUtf16([a, b, c, d]: Uint8Array): Utf16 | undefined {
  if (a && b === 0 && (c === undefined || (c !== 0 && !d))) return 'utf-16le'
  return a === 0 && b && (c === undefined || (c === 0 && d !== 0)) ? 'utf-16be' : undefined
}

/** Returns the name of the encoding in an XML declaration, with the offset of the name. */
export function declaredEncoding(bytes: Uint8Array): { name: string; start: number } | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes))
  const [declaration, name] = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]*)["']/.exec(head) ?? []
  return declaration === undefined || name === undefined
    ? undefined
    : { name, start: declaration.length - 1 - name.length }
}

/** Creates a decoder for a named encoding; undefined if the name is unknown. */
export function decoderFor(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name)
  } catch {
    return undefined
  }
}

/**
 * Returns the name of a text's encoding: by its byte order mark, its content type, its first bytes or its XML declaration,
 * else UTF-8.
 */
export function charsetOf(contentType: string, first: Uint8Array): string {
  const mark = byteOrderMark(first)
  if (mark && mark !== 'utf-32') return mark
  const named = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]
  if (named !== undefined) return decoderFor(named)?.encoding ?? 'utf-8'
  const declared = decoderFor(declaredEncoding(first)?.name ?? 'utf-8')?.encoding ?? 'utf-8'
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  return unmarkedUtf16(first) ?? (declared.startsWith('utf-16') ? 'utf-8' : declared)
}

const blockBytes = 4096

/**
 * Returns the number of bytes before the first character that an encoding does not allow; all if it allows all. A character
 * that the end of the text cuts is not allowed. Exact for UTF-8, of which only the invalid part is decoded twice.
 */
export function validLength(encoding: string, bytes: Uint8Array): number {
  const block = lastBlock(encoding, bytes)
  const from = encoding === 'utf-8' ? characterStart(bytes, block - 4) : 0
  const isValid = (length: number, stream: boolean) => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(from, from + length), { stream })
      return true
    } catch {
      return false
    }
  }
  const most = Math.min(block + blockBytes, bytes.length) - from
  let length = firstIndex(most, (index) => !isValid(index + 1, true))
  // The last character may begin correctly and continue with a wrong byte.
  while (length > 0 && !isValid(length, false)) length--
  return from + length
}

/** Returns the offset of the block in which decoding fails, else of the last one. */
function lastBlock(encoding: string, bytes: Uint8Array): number {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let at = 0
  try {
    for (; at + blockBytes < bytes.length; at += blockBytes) {
      decoder.decode(bytes.subarray(at, at + blockBytes), { stream: true })
    }
  } catch {
    // The wrong byte is in this block, or in a character that began at the end of the one before.
  }
  return at
}

/** Returns the offset of the UTF-8 character that has a byte. */
function characterStart(bytes: Uint8Array, at: number): number {
  let start = Math.max(0, at)
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--
  return start
}
