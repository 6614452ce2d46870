import type { ReadDocument } from '../document-tree'
import type { Finding } from '../finding'
import type { Pace } from '../pause'
import type { RuleModel } from '../rule-model'
import { frameXml } from './frame-xml'
import type { OpenedText } from './open-file'
import { createReadingFindings } from './reading-findings'
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
  const tree = await readXml(text, findings, pace)
  const records = frameXml(tree, rules, text, findings)
  return {
    document: {
      format,
      text,
      records,
      namespace: tree.namespace,
      isComplete: tree.isComplete,
      placeOf,
      carriedPaths: undefined,
    },
    findings: [...opened.remarks, ...findings.all()],
  }
}
