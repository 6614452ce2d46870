import type { DocumentFormat, ReadDocument } from '../document-tree'
import type { Finding } from '../finding'
import { addCounts, countLevels, type LevelCounts } from '../level-counts'
import type { Pace } from '../pause'
import type { FlatField, RuleModel } from '../rule-model'
import { pathsOfLayout } from './flat-framing'
import { frameXml } from './frame-xml'
import type { OpenedText } from './open-file'
import { frameJson } from './frame-json'
import { readCsv, type FlatReading } from './read-csv'
import { readJson } from './read-json'
import { readPositional } from './read-positional'
import { createReadingFindings, type ReadingFindings } from './reading-findings'
import { readXml } from './read-xml'
import { createPlaces } from './text-places'

/** A document with what its readers found. */
export interface DocumentReading {
  document: ReadDocument
  findings: readonly Finding[]
  /** All of them by level, also those beyond the limit of a kind. */
  levels: LevelCounts
}

/**
 * Reads an opened document by the rules of its type: its tree, and the findings of the kinds 1 to 16.
 * @returns undefined when the document has no format; its own findings say why.
 * @throws the reason of the pace's signal when the work is aborted.
 */
export async function readDocument(
  opened: OpenedText,
  rules: RuleModel,
  pace: Pace,
): Promise<DocumentReading | undefined> {
  const { format, text } = opened
  if (format === undefined) return undefined
  const { findings, ...document } = await readFormat(format, text, rules, pace)
  return {
    document: { format, text, ...document },
    findings: [...opened.remarks, ...findings.all()],
    levels: addCounts(countLevels(opened.remarks), findings.levels()),
  }
}

type Reading = Omit<ReadDocument, 'format' | 'text'> & { findings: ReadingFindings }

function readFormat(format: DocumentFormat, text: string, rules: RuleModel, pace: Pace): Promise<Reading> {
  if (format === 'XML') return readXmlDocument(text, rules, pace)
  if (format === 'JSON') return readJsonDocument(text, rules, pace)
  const { csvLayout, positionalLayout } = rules
  if (format === 'CSV') {
    return csvLayout
      ? readFlat(readCsv(text, csvLayout, rules, pace), csvLayout)
      : withoutLayout('csvLayout', text, rules)
  }
  return positionalLayout
    ? readFlat(readPositional(text, positionalLayout, rules, pace), positionalLayout)
    : withoutLayout('positionalLayout', text, rules)
}

async function readXmlDocument(text: string, rules: RuleModel, pace: Pace): Promise<Reading> {
  const placeOf = createPlaces(text)
  const findings = createReadingFindings(placeOf)
  const tree = await readXml(text, findings, pace)
  const records = frameXml(tree, rules, text, findings)
  const { namespace, isComplete } = tree
  return { records, namespace, isComplete, carriedPaths: undefined, placeOf, findings }
}

async function readJsonDocument(text: string, rules: RuleModel, pace: Pace): Promise<Reading> {
  const placeOf = createPlaces(text)
  const findings = createReadingFindings(placeOf)
  const reading = await readJson(text, findings, pace)
  const records = frameJson(reading, rules, text, findings)
  return { records, namespace: undefined, isComplete: reading.isComplete, carriedPaths: undefined, placeOf, findings }
}

async function readFlat(reading: Promise<FlatReading>, layout: readonly FlatField[]): Promise<Reading> {
  const { record, ...rest } = await reading
  return { records: [record], namespace: undefined, carriedPaths: pathsOfLayout(layout), ...rest }
}

/** A flat file whose layout is not published cannot be read. */
function withoutLayout(source: 'csvLayout' | 'positionalLayout', text: string, rules: RuleModel): Promise<Reading> {
  const placeOf = createPlaces(text)
  const findings = createReadingFindings(placeOf)
  const reason = rules.missing.find((missing) => missing.source === source)?.reason
  findings.add(
    'other-format',
    { start: 0, end: 0 },
    {
      level: 'unknown',
      source: 'layout',
      message: reason ?? `${rules.document} has no published layout of this form, so the file cannot be read.`,
      fix: 'Send XML or JSON.',
    },
  )
  return Promise.resolve({
    records: [],
    namespace: undefined,
    isComplete: false,
    carriedPaths: undefined,
    placeOf,
    findings,
  })
}
