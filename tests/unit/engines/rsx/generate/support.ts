import { checkDocument } from '@/engines/rsx/check/check-document'
import type { DocumentFormat, ReadDocument } from '@/engines/rsx/document-tree'
import { checkRelations } from '@/engines/rsx/domain/check-relations'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { SampleOptions } from '@/engines/rsx/generate/sample-options'
import { openFile } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import type { RuleModel } from '@/engines/rsx/rule-model'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { freeYielder } from '../yielders'
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
): Promise<{ document: ReadDocument; errors: Finding[] }> {
  const yielder = freeYielder()
  const reading = await readDocument(openFile('file', new TextEncoder().encode(text)), rules, yielder)
  if (!reading) throw new Error('the file was not read')
  const { document } = reading
  const { findings } = await checkDocument(document, rules, retailers, yielder)
  const relations = await checkRelations(document, rules, yielder)
  const all = [...reading.findings, ...findings, ...relations.findings]
  return {
    document,
    errors: all.filter(
      (finding) => (finding.level === 'error' || finding.level === 'warning') && !isUnavoidable(finding),
    ),
  }
}
