import {
  byteOrderMark,
  declaredEncoding,
  decoderFor,
  decodeWindows1252,
  unmarkedUtf16,
  validLength,
} from '@/lib/charset'
import type { Span } from '../document-tree'
import { nextLine, otherLineBreaks } from './line-breaks'
import type { FindingDetails } from './reading-findings'

/** A remark on the encoding of a file, at a place of its text. */
export interface EncodingFinding {
  span: Span
  details: FindingDetails
}

/** A decoded file. */
export interface DecodedText {
  /** Without a byte-order mark. */
  text: string
  findings: EncodingFinding[]
}

const atStart: Span = { start: 0, end: 0 }

/** Decodes a file: UTF-8, UTF-16 with or without a mark, the encoding that its XML declaration names, else Windows-1252. */
export function decode(bytes: Uint8Array): DecodedText {
  const mark = byteOrderMark(bytes)
  if (mark === 'utf-32') {
    return { text: '', findings: [finding(atStart, 'The file is encoded as UTF-32, which cannot be read.', 'error')] }
  }
  if (mark === 'utf-8') return decodeUtf8(bytes.subarray(3), true)
  if (mark !== undefined) return decodeUtf16(bytes.subarray(2), mark, true)
  const silent = unmarkedUtf16(bytes)
  if (silent !== undefined) return decodeUtf16(bytes, silent, false)
  const declared = declaredEncoding(bytes)
  return declared === undefined || isUtf8(declared.name)
    ? decodeUtf8(bytes, false)
    : decodeDeclared(bytes, declared.name, { start: declared.start, end: declared.start + declared.name.length })
}

function finding(span: Span, message: string, level: 'error' | 'warning' | 'note'): EncodingFinding {
  return {
    span,
    details: { level, message, expected: 'UTF-8', fix: 'Save the file as UTF-8 without a byte-order mark.' },
  }
}

function decodeUtf16(bytes: Uint8Array, encoding: string, hasMark: boolean): DecodedText {
  const text = new TextDecoder(encoding).decode(bytes)
  const message = hasMark
    ? 'The file is encoded as UTF-16. The network takes UTF-8.'
    : 'The file seems to be encoded as UTF-16, without a byte-order mark. The network takes UTF-8.'
  return { text, findings: [finding(atStart, message, 'warning')] }
}

function decodeUtf8(bytes: Uint8Array, hasMark: boolean): DecodedText {
  const findings = hasMark ? [finding(atStart, 'The file begins with a byte-order mark.', 'note')] : []
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), findings }
  } catch {
    const text = decodeWindows1252(bytes)
    const lines = withNextLines(bytes, text, hasMark)
    if (lines) return lines
    // In Windows-1252 each byte is one character.
    const start = validLength('utf-8', bytes)
    const message = 'The file is not UTF-8. It was read as Windows-1252, starting with this character it may be wrong.'
    return {
      text,
      findings: [...findings, finding({ start, end: start + 1 }, message, 'error')],
    }
  }
}

const lineFeedByte = 0x0a
/** The line break of EBCDIC in encodings of one byte. Windows-1252 has an ellipsis there. */
const nextLineByte = 0x85

/**
 * Decodes a file whose lines end with the byte 0x85, as a converter from EBCDIC writes them.
 * @param text The bytes as Windows-1252, of which each is one character.
 */
function withNextLines(bytes: Uint8Array, text: string, hasMark: boolean): DecodedText | undefined {
  if (bytes.includes(lineFeedByte)) return undefined
  const lineBreaks = otherLineBreaks(text.replaceAll('\u2026', nextLine))
  const ends = lineBreaks.map(({ end }) => end - 1).filter((at) => bytes[at] === nextLineByte)
  if (ends.length === 0) return undefined
  const lines = bytes.slice()
  for (const at of ends) lines[at] = lineFeedByte
  const decoded = decodeUtf8(lines, hasMark)
  return { ...decoded, text: decoded.text.replaceAll('\n', nextLine) }
}

function isUtf8(label: string): boolean {
  return /^utf-?8$/i.test(label)
}

function decodeDeclared(bytes: Uint8Array, label: string, span: Span): DecodedText {
  const plain = decodeUtf8(bytes, false)
  const isPlain = plain.findings.length === 0
  const decoder = decoderFor(label)
  const quickFix = { label: "Replace with encoding 'utf-8'", edits: [{ span, text: 'utf-8' }] }
  if (!decoder) {
    const message = `The declaration names the encoding '${label}', which is unknown.`
    return {
      text: plain.text,
      findings: [...plain.findings, withQuickFix(finding(span, message, 'error'), label, quickFix)],
    }
  }
  // A file that begins with readable bytes is not UTF-16, whatever it says: programs write the declaration of a text in memory.
  if (decoder.encoding.startsWith('utf-16')) {
    const message = `The declaration names the encoding '${label}', but the file is not encoded so.`
    return {
      text: plain.text,
      findings: [...plain.findings, withQuickFix(finding(span, message, 'error'), label, quickFix)],
    }
  }
  const text = decoder.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes)
  if (isPlain && text === plain.text) return { text, findings: [] }
  return {
    text,
    findings: [
      finding(span, `The file is encoded as ${label}, as its declaration says. The network takes UTF-8.`, 'warning'),
    ],
  }
}

function withQuickFix(
  one: EncodingFinding,
  found: string,
  quickFix: NonNullable<FindingDetails['quickFix']>,
): EncodingFinding {
  return { span: one.span, details: { ...one.details, found, quickFix } }
}
