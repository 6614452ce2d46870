import { csvField } from '@/lib/csv-field'
import { toMarkdown, type PlainTable } from '@/lib/plain-table'
import { levelTitle, placeText, type Change } from './change'
import { groupChanges } from './groups'

/** Writes changes as CSV for a spreadsheet: a row each, in the order of the page. */
export function changesCsv(changes: readonly Change[]): string {
  const { heads, rows } = tableOf(inOrder(changes))
  return [heads, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
}

/** Writes changes as Markdown: a title, the summary, and a table for each part of the page. */
export function changesMarkdown(title: string, summary: string, changes: readonly Change[]): string {
  const { main, guesses, wording } = groupChanges(changes)
  const parts = [
    { title: '', groups: main },
    { title: '## Possibly renamed\n\n', groups: guesses },
    { title: '## Wording\n\n', groups: wording },
  ].filter(({ groups }) => groups.length > 0)
  const tables = parts.map(
    (part) => `${part.title}${toMarkdown(tableOf(part.groups.flatMap((group) => group.changes)))}`,
  )
  return [`# ${title}\n`, `${summary}\n`, ...tables].join('\n')
}

function inOrder(changes: readonly Change[]): Change[] {
  const { main, guesses, wording } = groupChanges(changes)
  return [...main, ...guesses, ...wording].flatMap((group) => group.changes)
}

function tableOf(changes: readonly Change[]): PlainTable {
  const hasSteps = changes.some(({ step }) => step !== undefined)
  const heads = ['Place', 'Level', 'Change', 'From', 'To', 'Why', 'Formats', 'Retailers', 'Possibly the same', 'Kind']
  return {
    heads: hasSteps ? [...heads, 'Version step'] : heads,
    rows: changes.map((change) => [
      placeText(change.place),
      levelTitle(change.level),
      change.what,
      change.from ?? '',
      change.to ?? '',
      change.why,
      (change.formats ?? []).join('; '),
      (change.retailers ?? []).join('; '),
      placeText(change.renamedTo ?? []),
      change.kind,
      ...(hasSteps ? [change.step ?? ''] : []),
    ]),
  }
}
