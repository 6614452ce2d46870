import { checkDocument } from '@/modules/rsx-rules/check/check-document'
import type { DocumentFormat, ReadDocument } from '@/modules/rsx-rules/document-tree'
import { checkRelations } from '@/modules/rsx-rules/domain/check-relations'
import type { Finding } from '@/modules/rsx-rules/finding'
import type { SampleOptions } from '@/modules/rsx-rules/generate/sample-options'
import { openFile } from '@/modules/rsx-rules/read/open-file'
import { readDocument } from '@/modules/rsx-rules/read/read-document'
import type { RuleModel } from '@/modules/rsx-rules/rule-model'
import { compileRules } from '@/modules/rsx-rules/sources/compile-rules'
import { freePace } from '../paces'
import { platformSources } from '../sources/platform-sources'

export const formats: readonly DocumentFormat[] = ['XML', 'JSON', 'CSV', 'Positional']

/** The documents that belong together, in the order of a set. */
const setDocuments = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']

const compiled = new Map<string, Promise<RuleModel>>()

/** The rules of a document, compiled from what the platform publishes. */
export function rulesOf(document: string, version = '7.7.4'): Promise<RuleModel> {
  const key = `${version}/${document}`
  const known = compiled.get(key) ?? compileRules(platformSources(document, version))
  compiled.set(key, known)
  return known
}

/** The rules of all documents of a set. */
export function rulesOfSet(): Promise<RuleModel[]> {
  return Promise.all(setDocuments.map((document) => rulesOf(document)))
}

/** Options of a sample, a typical cross-dock order unless told. */
export function optionsOf(options: Partial<SampleOptions> = {}): SampleOptions {
  return { seed: '1', model: 'CrossDock', size: 'typical', retailers: [], choices: new Map(), ...options }
}

/** Whether a finding says that a value is too long for some retailers and too short for others: no value is within these lengths. */
const isUnavoidable = ({ code, expected }: Finding) => code === 'retailer-length' && expected?.includes('; ') === true

/** A file as the check sees it: its tree, and its errors and warnings. */
export async function checked(
  text: string,
  rules: RuleModel,
  retailers: readonly string[],
): Promise<{ document: ReadDocument; faults: Finding[] }> {
  const pace = freePace()
  const reading = await readDocument(openFile('file', new TextEncoder().encode(text)), rules, pace)
  if (!reading) throw new Error('the file was not read')
  const { document } = reading
  const { findings } = await checkDocument(document, rules, retailers, pace)
  const relations = await checkRelations(document, rules, pace)
  const all = [...reading.findings, ...findings, ...relations.findings]
  return {
    document,
    faults: all.filter(
      (finding) => (finding.level === 'error' || finding.level === 'warning') && !isUnavoidable(finding),
    ),
  }
}
