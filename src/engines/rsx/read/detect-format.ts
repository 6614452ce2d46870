import type { DocumentFormat } from '../document-tree'

/** The kind of a file that cannot be checked. */
export interface OtherFormat {
  /** Continues "The file is ". */
  other: string
}

const signatures: readonly [pattern: RegExp, other: string][] = [
  [/^%PDF-/, 'a PDF document'],
  [/^<(?:!doctype\s+html|html[\s>])/i, 'a page of HTML'],
  [/^ISA[^\w\s]/, 'X12'],
  [/^(?:GS|ST)([^\w\s])[A-Z\d]{2,3}\1/, 'X12'],
  [/^UN[AB][^\w\s]/, 'EDIFACT'],
  [/^UN[GH]\+[^+\s]*\+/, 'EDIFACT'],
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

/** Whether the beginning of a text looks like a format, so that the ending of its name may decide. Prose looks like none. */
const traces: Record<DocumentFormat, (head: string) => boolean> = {
  XML: (head) => /<[A-Za-z_?!][^<>]*>/.test(head),
  JSON: (head) =>
    /^[}\]]|[{[]\s*["'{[}\]]|["'][\w$@#-]+["']\s*:|^(?:"[^"]*"|[\d.eE+-]+|true|false|null)\s*$/.test(head),
  CSV: isTable,
  Positional: (head) => /^[A-Za-z\d]{2}[\d ]{5}/m.test(head),
}

/** Names the kind of a binary file; undefined when the bytes may be text. */
export function detectBinary(bytes: Uint8Array): string | undefined {
  return byteSignatures.find(([signature]) => signature.every((byte, at) => bytes[at] === byte))?.[1]
}

/** The format that the name of a file says; undefined for other endings. */
export function formatOfName(name: string): DocumentFormat | undefined {
  const lower = name.toLowerCase()
  return endings.find(([ending]) => lower.endsWith(ending))?.[1]
}

/** Detects the format of a text by its beginning; by its name only when the beginning does not tell, and does not contradict. */
export function detectFormat(text: string, name: string): DocumentFormat | OtherFormat | undefined {
  const first = text.search(/\S/)
  const head = text.slice(first, first + headUnits)
  const other = signatures.find(([pattern]) => pattern.test(head))?.[1]
  if (other !== undefined) return { other }
  if (head.startsWith('<')) return 'XML'
  if (/^[{[]/.test(head)) return 'JSON'
  if (/^(?:sep=.[^\S\n]*\n\s*)?"?RecordType"?\s*(?:[,;\t|]|\r?\n|$)/i.test(head)) return 'CSV'
  if (/^[A-Z]{2}\d{5}/.test(head)) return 'Positional'
  if (head.includes('\u0000')) return { other: 'no text' }
  const named = formatOfName(name)
  if (named !== undefined && traces[named](head)) return named
  // A header of columns names groups and fields.
  return /^"?[A-Za-z][A-Za-z0-9]*_\w+"?[,;\t]/.test(head) ? 'CSV' : undefined
}

/** No prose has so many commas in each of its lines. */
const wideColumns = 8

/** Whether a text begins like a table: a line that names a separator, or cells that are names or values and no sentences. */
function isTable(head: string): boolean {
  if (/^sep=.\s*$/im.test(head.slice(0, 10))) return true
  const [first = '', second] = head.split(/\r?\n/)
  const separator = [',', ';', '\t', '|'].find((one) => first.includes(one))
  if (separator === undefined) return false
  const cells = first.split(separator)
  if (cells.some((cell) => /(?<![A-Za-z0-9])\d*[A-Za-z][A-Za-z0-9]*_\w/.test(cell))) return true
  if (cells.length >= wideColumns && (second?.split(separator).length ?? 0) >= wideColumns) return true
  const isSentence = cells.some((cell) => cell.trim().split(/\s+/).length > 4)
  return !isSentence && second !== undefined && second.split(separator).length === cells.length && cells.length > 2
}
