import { matchDocuments } from '@/engines/rsx/compare/match-documents'
import {
  createComparer,
  describeComparison,
  type DocumentComparison,
  type ReadSide,
} from '@/engines/rsx/compare/document-comparison'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import { openFile } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import type { Example } from '../../../../../platform/rsx/examples/examples'
import { compiledRules } from '../check/compiled-rules'
import { write } from '../planted/cells'
import { freeYielder } from '../yielders'

const endings: Record<DocumentFormat, string> = { XML: 'xml', JSON: 'json', CSV: 'csv', Positional: 'txt' }
const prefixes: Record<string, string> = { Orders: 'PO', OrderAcks: 'PR', Shipments: 'SH', Invoices: 'IN' }

export type Content = Pick<Example, 'document' | 'record'>

/** A document as a file of a format; its name tells type and format. */
export function fileOf({ document, record }: Content, format: DocumentFormat, name = 'a'): NamedText {
  return { name: `${prefixes[document]}-${name}.${endings[format]}`, text: write(format, document, record) }
}

/** A text with the name of its file, whose ending tells the format. */
export interface NamedText {
  name: string
  text: string
}

/** Reads a text by the rules of a document. */
export async function sideOf(document: string, { name, text }: NamedText): Promise<ReadSide> {
  const rules = await compiledRules(document)
  const opened = openFile(name, new TextEncoder().encode(text))
  const reading = await readDocument(opened, rules, freeYielder())
  return { name, rules, reading, reason: opened.findings[0]?.message }
}

/** Compares two sides as the worker does. */
export async function comparedSides(from: ReadSide, to: ReadSide) {
  const comparer = createComparer()
  return { reply: await comparer.compare(from, to, freeYielder()), comparer }
}

/** Compares two texts that can be read. */
export async function comparedTexts(document: string, from: NamedText, to: NamedText): Promise<DocumentComparison> {
  return comparedReadings(await sideOf(document, from), await sideOf(document, to))
}

/** Compares two documents that were read. */
export async function comparedReadings(left: ReadSide, right: ReadSide): Promise<DocumentComparison> {
  if (!left.reading || !right.reading) throw new Error('a text was not read')
  const matched = await matchDocuments(
    { document: left.reading.document, rules: left.rules },
    { document: right.reading.document, rules: right.rules },
    freeYielder(),
  )
  return describeComparison(matched, { from: left.name, to: right.name }, { from: [], to: [] })
}

/** The rows that differ, in short: `Header / Address ST / City: Boise → Reno`. */
export function differencesOf(comparison: DocumentComparison): string[] {
  return comparison
    .rows({ isAll: false, text: '', count: 1000 })
    .rows.map(({ place, likeness, from = '–', to = '–' }) => `${likeness} ${place.join('/')}: ${from} → ${to}`)
}
