import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { KindCode } from '@/engines/rsx/findings/kinds'
import type { Group } from '../../../../../platform/rsx/examples/pieces'
import { csvOf, jsonOf, positionalOf, xmlOf } from '../check/support'
import type { PlantedFile } from './found-in'

export const formats: readonly DocumentFormat[] = ['XML', 'JSON', 'CSV', 'Positional']

/** A document with one error, and the finding that it makes: level, place, path, text at the place, retailers. */
export interface Planted {
  file: PlantedFile
  found: string
  /** Kinds of findings that the error cannot be without. */
  along?: readonly KindCode[]
}

/** For a format: documents with an error of the kind, or why the kind cannot occur in it. */
export type Row = Record<DocumentFormat, readonly Planted[] | string>
export type Rows = Partial<Record<KindCode, Row>>

const endings: Record<DocumentFormat, string> = { XML: 'xml', JSON: 'json', CSV: 'csv', Positional: 'txt' }
const prefixes: Record<string, string> = { Orders: 'PO', OrderAcks: 'PR', Shipments: 'SH', Invoices: 'IN' }
const writers: Record<DocumentFormat, (document: string, record?: Group) => string> = {
  XML: xmlOf,
  JSON: jsonOf,
  CSV: csvOf,
  Positional: positionalOf,
}

/** A document as a file of a format. */
export function write(format: DocumentFormat, document: string, record?: Group): string {
  return writers[format](document, record)
}

/** The example of the order in each format. */
export const order: Record<DocumentFormat, string> = {
  XML: xmlOf('Orders'),
  JSON: jsonOf('Orders'),
  CSV: csvOf('Orders'),
  Positional: positionalOf('Orders'),
}

type More = Omit<PlantedFile, 'name' | 'content'> & { along?: readonly KindCode[] }

/** One planted document of a format; its name tells type and format. */
export function planted(format: DocumentFormat, content: string | Uint8Array, found: string, more: More = {}): Planted {
  const { along = [], ...file } = more
  return {
    file: { name: `${prefixes[file.document ?? 'Orders'] ?? 'PO'}1.${endings[format]}`, content, ...file },
    found,
    along,
  }
}

/** The same error in every format. */
export function everywhere(
  contentOf: (format: DocumentFormat) => string,
  found: Record<DocumentFormat, string>,
  more: More = {},
): Record<DocumentFormat, Planted[]> {
  const of = (format: DocumentFormat) => [planted(format, contentOf(format), found[format], more)]
  return { XML: of('XML'), JSON: of('JSON'), CSV: of('CSV'), Positional: of('Positional') }
}

/** Several errors of a kind in every format. */
export function together(...rows: readonly Record<DocumentFormat, readonly Planted[]>[]): Row {
  const of = (format: DocumentFormat) => rows.flatMap((row) => row[format])
  return { XML: of('XML'), JSON: of('JSON'), CSV: of('CSV'), Positional: of('Positional') }
}
