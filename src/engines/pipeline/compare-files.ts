import { printable } from '@/lib/printable'
import type { RulePack } from '../rule-pack/read-pack'
import type { ComparedRow, ComparisonSummary, OpenedFile } from '../rsx/documents'
import { createJudge, work, type JudgeOptions } from './judge'

const maxRows = 10_000

/** The differences of two documents. */
export interface ComparedFiles {
  summary: ComparisonSummary
  /** The first of all rows that differ. */
  rows: readonly ComparedRow[]
  total: number
  /** All rows as CSV. */
  csv: () => string
}

/** Compares the documents of two files. @returns a sentence if they cannot be compared. */
export async function compareFiles(
  pack: RulePack,
  options: JudgeOptions,
  [first, second]: readonly [OpenedFile, OpenedFile],
): Promise<ComparedFiles | string> {
  const { checker, prepare } = createJudge(pack, options)
  const [opened, ...others] = await checker.open({ files: [first] }, work)
  if (!opened || others.length > 0) return `${first.name} has ${opened ? 'more than one' : 'no'} document.`
  const from = await prepare(opened)
  if (typeof from === 'string') return `${first.name}: ${from}`
  const to = await prepare(await checker.openBeside({ file: second }, work), from)
  if (typeof to === 'string') return `${second.name}: ${to}`
  if (from.document !== to.document) return 'Only documents of one type are compared.'
  const reply = await checker.compare({ from, to }, work)
  if ('unread' in reply) return reply.unread.map(({ name, reason }) => `${name}: ${reason}`).join(' ')
  const { rows, total } = checker.comparedRows({ isAll: false, text: '', count: maxRows })
  return { summary: reply.summary, rows, total, csv: () => checker.comparisonReport({ format: 'csv' }) }
}

/** The differences of two documents as lines for a terminal. */
export function comparisonText({ summary, rows, total }: ComparedFiles): string {
  const lines = rows.map(({ place, what, from = '–', to = '–', why }) =>
    [`${place.join(' / ')}: ${what}: ${from} → ${to}`, why].filter(Boolean).join('. '),
  )
  const more = total > rows.length ? [`… and ${total - rows.length} more`] : []
  return [summary.sentence, ...summary.notes, ...lines, ...more].map((line) => `${printable(line)}\n`).join('')
}
