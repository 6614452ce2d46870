import type { ReadDocument } from '../document-tree'
import type { Finding } from '../finding'
import type { Pace } from '../pause'
import type { RuleModel } from '../rule-model'
import { frameXml } from './frame-xml'
import type { OpenedText } from './open-file'
import { frameJson } from './frame-json'
import { readJson } from './read-json'
import { createReadingFindings, type ReadingFindings } from './reading-findings'
import { readXml } from './read-xml'
import { createPlaces } from './text-places'

/** A document with what its readers found. */
export interface DocumentReading {
  document: ReadDocument
  findings: readonly Finding[]
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
  const placeOf = createPlaces(text)
  const findings = createReadingFindings(placeOf)
  const tree = await (format === 'JSON' ? readJsonTree : readXmlTree)(text, rules, findings, pace)
  return {
    document: { format, text, carriedPaths: undefined, placeOf, ...tree },
    findings: [...opened.remarks, ...findings.all()],
  }
}

type Tree = Pick<ReadDocument, 'records' | 'namespace' | 'isComplete'>

async function readXmlTree(text: string, rules: RuleModel, findings: ReadingFindings, pace: Pace): Promise<Tree> {
  const tree = await readXml(text, findings, pace)
  const records = frameXml(tree, rules, text, findings)
  return { records, namespace: tree.namespace, isComplete: tree.isComplete }
}

async function readJsonTree(text: string, rules: RuleModel, findings: ReadingFindings, pace: Pace): Promise<Tree> {
  const reading = await readJson(text, findings, pace)
  const records = frameJson(reading, rules, text, findings)
  return { records, namespace: undefined, isComplete: reading.isComplete }
}
