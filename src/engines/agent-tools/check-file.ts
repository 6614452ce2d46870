import { printable } from '@/lib/printable'
import { findingLine, summaryText, verdictLine } from '../pipeline/formats/text'
import { createJudge, type JudgedDocument, type JudgeOptions } from '../pipeline/judge'
import { addToTotals, createTotals } from '../pipeline/totals'
import { ageText } from '../rule-pack/describe-pack'
import type { RulePack } from '../rule-pack/read-pack'
import type { OpenedFile } from '../rsx/documents'
import type { ToolResult } from './reply'

const plain = (text: string) => text

/** Checks the documents of a file. The verdicts are before the findings, which may be many. */
export async function checkFile(pack: RulePack, options: JudgeOptions, file: OpenedFile): Promise<ToolResult> {
  const documents = await createJudge(pack, options).judge([file])
  let totals = createTotals()
  for (const document of documents) totals = addToTotals(totals, document, new Set())
  const data = [`${ageText(pack)}.`, ...documents.flatMap(verdictLines), '', ...documents.flatMap(findingLines)]
  if (totals.notJudged === totals.documents)
    return { introduction: 'No document was judged.', data: data.join('\n'), isError: true }
  const note = options.retailers.length === 0 ? ' No retailer is chosen.' : ''
  return { introduction: `${summaryText(totals)}${note}`, data: data.join('\n') }
}

function verdictLines({ name, result, reason = '' }: JudgedDocument): string[] {
  if (!result) return [`${printable(name)}: not judged: ${printable(reason)}`]
  const { document, version, judgedUpTo, verdicts } = result
  return [
    `${printable(name)}: ${document} ${version}`,
    ...(judgedUpTo ? [`  Judged up to ${printable(judgedUpTo.label)}, where reading stopped.`] : []),
    ...verdicts.map((verdict) => `  ${verdictLine(verdict, plain)}`),
  ]
}

function findingLines({ name, result }: JudgedDocument): string[] {
  if (!result) return []
  const { findings, counts } = result
  const others = counts.error + counts.warning + counts.note + counts.unknown - findings.length
  return [
    findings.length === 0 ? `No findings in ${printable(name)}.` : `Findings in ${printable(name)}:`,
    ...findings.map((finding) => `  ${findingLine(finding, plain)}`),
    ...(others > 0 ? [`  … and ${others} more`] : []),
  ]
}
