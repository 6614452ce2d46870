import type { DocumentFormat } from './document-tree'
import { generateSet, type Sample } from './generate/generate'
import type { Reason, SampleContradiction, SampleOptions } from './generate/sample-options'
import { numberedValues, type SampleNode } from './generate/sample-tree'
import { writeCsv, type FlatText } from './generate/write-csv'
import { writeJson } from './generate/write-json'
import { writePositional } from './generate/write-positional'
import { writeXml } from './generate/write-xml'
import { missingSources } from './missing-sources'
import type { RuleModel } from './rule-model'

/** A value of a sample, and why it is there. */
interface SampleValue {
  /** Names from the record down, with numbers where siblings share a name. */
  path: string
  value: string
  reason: Reason
}

/** A generated file. */
export interface SampleFile {
  name: string
  document: string
  text: string
  /** Paths of values that the format cannot carry: send XML or JSON for them. */
  notCarried: readonly string[]
  values: readonly SampleValue[]
}

/** The documents of one order, and where the chosen retailers contradict each other. */
export interface SampleSet {
  files: readonly SampleFile[]
  contradictions: readonly SampleContradiction[]
  /** The reasons why the check of a document could not tell something: a sample may lack what a retailer without a design requires. */
  untold: readonly { document: string; reasons: readonly string[] }[]
}

const endings: Record<DocumentFormat, string> = { XML: 'xml', JSON: 'json', CSV: 'csv', Positional: 'txt' }

/**
 * Makes the documents of one order that belong together. The same rules and options make the same files. A document without a layout
 * has no file in a flat format.
 */
export function makeSamples(rules: readonly RuleModel[], format: DocumentFormat, options: SampleOptions): SampleSet {
  const samples = generateSet(rules, options)
  return {
    files: samples.flatMap((sample) => {
      const written = writeSample(sample, format)
      if (!written) return []
      const { rules: model, name, record, reasons } = sample
      return [
        { name: `${name}.${endings[format]}`, document: model.document, values: valuesOf(record, reasons), ...written },
      ]
    }),
    contradictions: samples.flatMap(({ contradictions }) => contradictions),
    untold: rules.flatMap((model) => {
      const reasons = [undefined, ...options.retailers].flatMap((name) => missingSources(model, name, format))
      return reasons.length > 0 ? [{ document: model.document, reasons: [...new Set(reasons)] }] : []
    }),
  }
}

/** Writes a sample in a format, with the paths of what the format cannot carry. Undefined when it has no published layout. */
export function writeSample({ rules, record }: Sample, format: DocumentFormat): FlatText | undefined {
  if (format === 'XML') return { text: writeXml(rules, record), notCarried: [] }
  if (format === 'JSON') return { text: writeJson(record), notCarried: [] }
  const { csvLayout, positionalLayout } = rules
  if (format === 'CSV') return csvLayout && writeCsv(record, csvLayout)
  return positionalLayout && writePositional(record, positionalLayout, rules)
}

function valuesOf(record: SampleNode, reasons: ReadonlyMap<string, Reason>): SampleValue[] {
  return numberedValues(record).map(({ text, path }) => ({ path, value: text, reason: reasons.get(path) ?? 'model' }))
}
