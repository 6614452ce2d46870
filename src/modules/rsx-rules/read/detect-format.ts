import type { DocumentFormat } from '../document-tree'

/** The kind of a file that cannot be checked. */
export interface OtherFormat {
  /** Continues "The file is ". */
  other: string
}

const signatures: readonly [pattern: RegExp, other: string][] = [
  [/^%PDF-/, 'a PDF document'],
  [/^<(?:!doctype\s+html|html[\s>])/i, 'a page of HTML'],
  [/^ISA[^\w\s]/, 'an X12 interchange'],
  [/^UN[AB][^\w\s]/, 'an EDIFACT interchange'],
]

const byteSignatures: readonly [bytes: readonly number[], other: string][] = [
  [[0x1f, 0x8b], 'compressed with gzip; unpack it first'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'a document of an older Office program'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
]

const endings: readonly [ending: string, format: DocumentFormat][] = [
  ['.xml', 'XML'],
  ['.json', 'JSON'],
  ['.csv', 'CSV'],
  ['.txt', 'Positional'],
]

const headUnits = 4096

/** Names the kind of a binary file; undefined when the bytes may be text. */
export function detectBinary(bytes: Uint8Array): string | undefined {
  return byteSignatures.find(([signature]) => signature.every((byte, at) => bytes[at] === byte))?.[1]
}

/** The format that the name of a file says; undefined for other endings. */
export function formatOfName(name: string): DocumentFormat | undefined {
  const lower = name.toLowerCase()
  return endings.find(([ending]) => lower.endsWith(ending))?.[1]
}

/** Detects the format of a text by its beginning; by its name only when the beginning does not tell. */
export function detectFormat(text: string, name: string): DocumentFormat | OtherFormat | undefined {
  const first = text.search(/\S/)
  const head = text.slice(first, first + headUnits)
  const other = signatures.find(([pattern]) => pattern.test(head))?.[1]
  if (other !== undefined) return { other }
  if (head.startsWith('<')) return 'XML'
  if (/^[{[]/.test(head)) return 'JSON'
  if (/^"?RecordType"?\s*(?:[,;\t|]|\r?\n|$)/i.test(head)) return 'CSV'
  if (/^[A-Z]{2}\d{5}/.test(head)) return 'Positional'
  if (head.includes('\u0000')) return { other: 'no text' }
  const named = formatOfName(name)
  if (named !== undefined) return named
  // A header of columns names groups and fields.
  return /^"?[A-Za-z]\w*_\w+"?[,;\t]/.test(head) ? 'CSV' : undefined
}
