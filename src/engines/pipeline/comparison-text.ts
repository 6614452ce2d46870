import { printable } from '@/lib/printable'
import type { ComparedFiles } from './compare-files'

/** The differences of two documents as lines for a terminal. */
export function comparisonText({ summary, rows, total }: ComparedFiles): string {
  const lines = rows.map(({ place, what, from = '–', to = '–', why }) =>
    [`${place.join(' / ')}: ${what}: ${from} → ${to}`, why].filter(Boolean).join('. '),
  )
  const more = total > rows.length ? [`… and ${total - rows.length} more`] : []
  return [summary.sentence, ...summary.notes, ...lines, ...more].map((line) => `${printable(line)}\n`).join('')
}
