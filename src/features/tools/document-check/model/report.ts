import { kinds } from '@/engines/rsx/findings/kinds'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { CheckedDocument, Verdict } from '@/engines/rsx/documents'
import { csvField } from '@/lib/csv-field'
import { countAll, levels } from './finding-list'
import { judgedUpToText } from './judged-up-to'
import { outcomeOf } from './verdict-text'

/** A checked document with the name of its file. */
export interface ReportedDocument {
  name: string
  result: CheckedDocument
}

/** The report as Markdown, for a ticket: a table of verdicts, then the findings of each document. */
export function markdownReport(documents: readonly ReportedDocument[], summary: string): string {
  const parts = documents.map(({ name, result }) => {
    const verdicts = result.verdicts.map(
      (verdict) => `| ${inline(verdict.retailer ?? 'Network')} | ${inline(verdictText(verdict))} |`,
    )
    const lines = result.findings.map((finding) => `- ${findingLine(finding)}`)
    const left = countAll(result.counts) - result.findings.length
    return [
      `## ${inline(name)}`,
      `${result.document} ${result.version}`,
      judgedUpToText(result) ?? '',
      ['| For | Verdict |', '| --- | --- |', ...verdicts].join('\n'),
      [...lines, ...(left > 0 ? [`- … and ${left} more`] : [])].join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  })
  return `${['# Document check', summary, ...parts].join('\n\n')}\n`
}

/** Says a verdict in words: "passes", "2 errors, 1 warning", "cannot tell: …". */
function verdictText({ errors, warnings, unknown }: Verdict): string {
  const outcome = outcomeOf({ errors, unknown })
  const counts = [
    errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '',
  ].filter((part) => part !== '')
  const parts = outcome === 'pass' ? ['passes', ...counts] : counts
  if (unknown.length > 0) parts.push(`cannot tell: ${unknown.join(' ')}`)
  return parts.join(', ')
}

function findingLine(finding: Finding): string {
  const { level, place, guidePlace, message, retailers, code } = finding
  const fix = nextStepOf(finding)
  const who = retailers.length > 0 ? ` Asked for by ${retailers.join(', ')}.` : ''
  const advice = fix === undefined ? '' : ` ${fix}`
  const title = levels.find(({ value }) => value === level)?.title ?? level
  const guide = guidePlace === undefined ? '' : ` (${inline(guidePlace)})`
  return `**${title}**, ${inline(place.label)}${guide}: ${inline(message)}${inline(allCodes(finding))}${inline(who)}${inline(advice)} (Finding ${kinds[code].number}: ${kinds[code].title})`
}

/** The next step for the reader: the advice of a finding, or else the caution of its quick fix. */
function nextStepOf({ fix, quickFix }: Finding): string | undefined {
  return fix ?? quickFix?.caution
}

/** All codes that are allowed, where the message has the first of them. */
function allCodes({ code, source, message, expected = '' }: Finding): string {
  const isWhole = code !== 'unknown-code' || source !== 'codes' || message.includes(expected)
  return isWhole ? '' : ` All that are allowed: ${expected}.`
}

/** Escapes what Markdown would take as marks: the values of a file are from an unknown world. */
function inline(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').replaceAll(/[\\`*_[\]<>|#!~]/g, String.raw`\$&`)
}

const columns = [
  'File',
  'Document',
  'Version',
  'Level',
  'Place',
  'Path',
  'X12 / EDIFACT',
  'Message',
  'Found',
  'Expected',
  'Asked for by',
  'Fix',
  'Kind',
]

/** The findings as CSV with a header row, for a spreadsheet. */
export function csvReport(documents: readonly ReportedDocument[]): string {
  const rows = documents.flatMap(({ name, result }) => [
    ...unjudgedRow(name, result),
    ...result.findings.map((finding) => [
      name,
      result.document,
      result.version,
      finding.level,
      finding.place.label,
      finding.place.path,
      finding.guidePlace ?? '',
      finding.message,
      finding.found ?? '',
      finding.expected ?? '',
      finding.retailers.join('; '),
      nextStepOf(finding) ?? '',
      `${kinds[finding.code].number} ${kinds[finding.code].title}`,
    ]),
  ])
  return [columns, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n') + '\r\n'
}

/** The row that says up to where a document was judged, before its findings. */
function unjudgedRow(name: string, result: CheckedDocument): string[][] {
  const text = judgedUpToText(result)
  if (text === undefined) return []
  const place = result.judgedUpTo?.label ?? ''
  return [[name, result.document, result.version, 'unknown', place, '', '', text, '', '', '', '', '']]
}
