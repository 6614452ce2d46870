import { checkDocument } from '@/engines/rsx/check/check-document'
import { checkRelations } from '@/engines/rsx/domain/check-relations'
import { compareDocuments } from '@/engines/rsx/domain/compare-documents'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { Verdict } from '@/engines/rsx/documents'
import { openFile } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import type { RuleModel } from '@/engines/rsx/rule-model'
import { summarize, withoutReplaced } from '@/engines/rsx/verdict'
import { compiledRules } from '../check/compiled-rules'
import { freeYielder } from '../yielders'

/** A file with what it is checked by. */
export interface PlantedFile {
  name: string
  content: string | Uint8Array
  document?: string
  /** The rules of the document; those of the platform unless given. */
  rules?: () => Promise<RuleModel>
  retailers?: readonly string[]
  /** Rules of later versions. */
  later?: () => Promise<RuleModel>
  /** An order that is open beside the file. */
  order?: string
}

/** Everything that opening, reading and checking a file reports, as the tool shows it. */
export async function foundIn(
  file: PlantedFile,
): Promise<{ findings: readonly Finding[]; verdicts: readonly Verdict[]; text: string }> {
  const { name, content, document = 'Orders', retailers = [] } = file
  const rules = await (file.rules?.() ?? compiledRules(document))
  const opened = openFile(name, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const { text } = opened
  if (opened.document === undefined)
    return { findings: [...opened.findings, ...opened.fileFindings], verdicts: [], text }
  const reading = await readDocument(opened, rules, freeYielder())
  if (!reading) return { findings: opened.findings, verdicts: [], text }
  const otherVersions = file.later ? [await file.later()] : []
  const checked = await checkDocument(reading.document, rules, retailers, freeYielder(), { otherVersions })
  const reported = [...reading.findings, ...checked.findings]
  const relations = await checkRelations(reading.document, rules, freeYielder(), reported)
  const { findings, verdicts } = summarize({
    id: 1,
    rules,
    retailers,
    reading,
    checked: withoutReplaced(checked, relations.findings),
    relations,
    differences: file.order === undefined ? [] : await differencesFrom(file.order, reading.document, rules),
  })
  // A verdict counts the findings that the list shows.
  for (const { retailer, errors } of verdicts) {
    const own = findings.filter(
      ({ level, retailers: names }) =>
        level === 'error' && (names.length === 0 || (retailer !== undefined && names.includes(retailer))),
    )
    if (own.length !== errors) throw new Error(`${own.length} errors are shown and ${errors} counted`)
  }
  return { findings, verdicts, text }
}

async function differencesFrom(
  order: string,
  document: Parameters<typeof compareDocuments>[0][number]['document'],
  rules: RuleModel,
): Promise<Finding[]> {
  const orders = await compiledRules('Orders')
  const reading = await readDocument(openFile('PO1', new TextEncoder().encode(order)), orders, freeYielder())
  if (!reading) throw new Error('the order was not read')
  const [, differences = []] = await compareDocuments(
    [
      { document: reading.document, rules: orders },
      { document, rules },
    ],
    freeYielder(),
  )
  return differences
}

/** A finding as the table has it: level, place and path, the text at the place, and the retailers that ask. */
export function describeFound({ level, place, retailers }: Finding, text: string): string {
  const at = text.slice(place.span.start, place.span.end).replaceAll(/\s+/g, ' ').trim()
  const shown = at.length > 40 ? `${at.slice(0, 40)}…` : at
  const required = retailers.length === 0 ? '' : ` (${retailers.join(', ')})`
  return `${level}${required} · ${place.label} · ${place.path} · ${shown}`
}
