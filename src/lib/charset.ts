import { firstIndex } from './binary-search'

type Utf16 = 'utf-16le' | 'utf-16be'

/** The characters of Windows-1252 from 0x80 to 0x9F, in order; U+0081 and the like where it has none. */
export const windows1252Characters =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

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

/** Decodes Windows-1252. Some versions of Node 20 decode it as Latin-1, whose characters from 0x80 to 0x9F are controls. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return windows1252Of(new TextDecoder('windows-1252').decode(bytes))
}

/** Replaces the controls of Latin-1 by the characters that Windows-1252 has in their place. */
export function windows1252Of(text: string): string {
  return text.replaceAll(
    /[\u0080-\u009f]/g,
    (control) => windows1252Characters[control.charCodeAt(0) - 0x80] ?? control,
  )
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
