import type { DocumentFormat } from '../document-tree'
import type { Sample } from './generate'
import { writeCsv, type FlatText } from './write-csv'
import { writeJson } from './write-json'
import { writePositional } from './write-positional'
import { writeXml } from './write-xml'

/** Writes a sample in a format, with the paths of what the format cannot carry. Undefined when it has no published layout. */
export function writeSample({ rules, record }: Sample, format: DocumentFormat): FlatText | undefined {
  if (format === 'XML') return { text: writeXml(rules, record), notCarried: [] }
  if (format === 'JSON') return { text: writeJson(record), notCarried: [] }
  const { csvLayout, positionalLayout } = rules
  if (format === 'CSV') return csvLayout && writeCsv(record, csvLayout)
  return positionalLayout && writePositional(record, positionalLayout, rules)
}
