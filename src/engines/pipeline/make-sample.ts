import { listOf } from '@/lib/phrases'
import type { RulePack } from '../rule-pack/read-pack'
import { usualVersion } from '../rsx/document-choice'
import type { SampleOptions } from '../rsx/generate/sample-options'
import type { DocumentFormat } from '../rsx/document-tree'
import { createJudge } from './judge'

const formats: Readonly<Record<string, DocumentFormat>> = {
  xml: 'XML',
  json: 'JSON',
  csv: 'CSV',
  positional: 'Positional',
}
/** The documents of one order are made together, so that each agrees with the others. */
const orderDocuments = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']

/** The choices that a sample is made by. */
export interface SampleChoice extends Omit<SampleOptions, 'choices'> {
  document: string
  version: string | undefined
  /** `xml`, `json`, `csv` or `positional`. */
  format: string
}

/** A document that passes the check, and sentences on what it cannot have. */
export interface MadeSample {
  text: string
  notes: readonly string[]
}

/** Makes a document by the rules of a pack. @returns a sentence if the pack has no rules for it. */
export async function makeSample(
  pack: RulePack,
  { document, version: wanted, format, ...options }: SampleChoice,
): Promise<MadeSample | string> {
  const versionsOf = (name: string) =>
    pack.manifest.documents.filter((one) => one.document === name).map((one) => one.version)
  const version = usualVersion(versionsOf(document), wanted)
  if (version === undefined || (wanted !== undefined && wanted !== version))
    return `The rule pack has no rules of ${[document, wanted].filter(Boolean).join(' ')}.`
  const names = [...new Set([...orderDocuments, document])].filter((name) => versionsOf(name).includes(version))
  const { compile, checker } = createJudge(pack, { as: undefined, version: undefined, retailers: options.retailers })
  for (const name of names) {
    const reason = await compile(name, version)
    if (reason !== undefined) return reason
  }
  const { files, contradictions, untold } = checker.samples({
    documents: names.map((name) => ({ document: name, version })),
    format: formats[format] ?? 'XML',
    ...options,
    choices: new Map(),
  })
  const file = files.find((one) => one.document === document)
  if (!file) return `The rule pack has no layout of ${document} for this format.`
  const contradicting = contradictions.filter((one) => one.document === document)
  return {
    text: file.text,
    notes: [
      ...contradicting.map(
        ({ path, chosen }) => `The retailers contradict each other at ${path}. The sample has ${chosen}.`,
      ),
      ...untold.flatMap((one) => (one.document === document ? one.reasons : [])),
      ...(file.notCarried.length > 0 ? [`This format cannot carry ${listOf(file.notCarried)}.`] : []),
    ],
  }
}
