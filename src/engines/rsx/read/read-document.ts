import type { Yielder } from '@/lib/yielder'
import type { DocumentFormat, Place, ReadDocument } from '../document-tree'
import type { Finding } from '../findings/finding'
import { addCounts, countLevels, type LevelCounts } from '../level-counts'
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
  /** Where an error ended reading: nothing behind it was judged. */
  judgedUpTo: Place | undefined
}

/**
 * Reads an opened document by the rules of its type: its tree, and the findings of the kinds 1 to 16 and 58 to 60.
 * @param versions All versions that have the document, the newest first.
 * @returns undefined when the document has no format; its own findings say why.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function readDocument(
  opened: OpenedText,
  rules: RuleModel,
  yielder: Yielder,
  versions: readonly string[] = [],
): Promise<DocumentReading | undefined> {
  const { format, content } = opened
  if (format === undefined) return undefined
  const { findings, stoppedAt, ...document } = await readFormat(format, content, { rules, versions }, yielder)
  return {
    document: { format, text: content, ...document },
    judgedUpTo: stoppedAt === undefined ? undefined : document.placeOf({ start: stoppedAt, end: stoppedAt }),
    findings: [...opened.fileFindings, ...findings.all()],
    levels: addCounts(countLevels(opened.fileFindings), findings.levels()),
  }
}

type Reading = Omit<ReadDocument, 'format' | 'text'> & { findings: ReadingFindings; stoppedAt: number | undefined }

interface ReadingRules {
  rules: RuleModel
  versions: readonly string[]
}

function readFormat(
  format: DocumentFormat,
  text: string,
  { rules, versions }: ReadingRules,
  yielder: Yielder,
): Promise<Reading> {
  if (format === 'XML') return readXmlDocument(text, { rules, versions }, yielder)
  if (format === 'JSON') return readJsonDocument(text, rules, yielder)
  const { csvLayout, positionalLayout } = rules
  if (format === 'CSV') {
    return csvLayout
      ? readFlat(readCsv(text, csvLayout, rules, yielder), csvLayout)
      : withoutLayout('csvLayout', text, rules)
  }
  return positionalLayout
    ? readFlat(readPositional(text, positionalLayout, rules, yielder), positionalLayout)
    : withoutLayout('positionalLayout', text, rules)
}

async function readXmlDocument(text: string, { rules, versions }: ReadingRules, yielder: Yielder): Promise<Reading> {
  const placeOf = createPlaces(text)
  const findings = createReadingFindings(placeOf)
  const reading = await readXml(text, findings, yielder)
  const { stoppedAt, trees, isComplete } = reading
  const framed = frameXml(reading, { rules, text, findings, versions })
  const namespace = trees[0]?.namespace
  return { ...framed, namespace, isComplete, stoppedAt, carriedPaths: undefined, placeOf, findings }
}

async function readJsonDocument(text: string, rules: RuleModel, yielder: Yielder): Promise<Reading> {
  const placeOf = createPlaces(text)
  const findings = createReadingFindings(placeOf)
  const reading = await readJson(text, findings, yielder)
  const framed = frameJson(reading, rules, text, findings)
  const { stoppedAt } = reading
  const isComplete = stoppedAt === undefined
  return { ...framed, namespace: undefined, isComplete, stoppedAt, carriedPaths: undefined, placeOf, findings }
}

async function readFlat(reading: Promise<FlatReading>, layout: readonly FlatField[]): Promise<Reading> {
  const { records, ...rest } = await reading
  return { records, namespace: undefined, carriedPaths: pathsOfLayout(layout), ...rest }
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
    stoppedAt: undefined,
    carriedPaths: undefined,
    placeOf,
    findings,
  })
}
