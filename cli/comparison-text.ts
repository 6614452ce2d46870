import { printable } from '@/lib/printable'
import type { ComparedRow, ComparisonSummary } from '@/engines/rsx/documents'

/** The differences of two documents as lines for a terminal. @param total The number of rows, those included that are not shown. */
export function comparisonText(
  { sentence, notes }: ComparisonSummary,
  rows: readonly ComparedRow[],
  total: number,
): string {
  const lines = rows.map(({ place, what, from = '–', to = '–', why }) =>
    [`${place.join(' / ')}: ${what}: ${from} → ${to}`, why].filter(Boolean).join('. '),
  )
  const more = total > rows.length ? [`… and ${total - rows.length} more`] : []
  return [sentence, ...notes, ...lines, ...more].map((line) => `${printable(line)}\n`).join('')
}
