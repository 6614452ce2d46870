import { csvField } from '@/lib/csv-field'
import { toMarkdown, type PlainTable } from '@/lib/plain-table'
import { levelTitle, placeText, type Change } from './change'
import { groupChanges } from './groups'

/** Whether a change is ticked off in a work list. */
type IsDone = (change: Change) => boolean

/**
 * Writes changes as CSV for a spreadsheet: a row each, in the order of the page.
 * @param isDone Adds a column with what is done.
 */
export function changesCsv(changes: readonly Change[], isDone?: IsDone): string {
  const { heads, rows } = tableOf(inOrder(changes), isDone)
  return [heads, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('')
}

/**
 * Writes changes as Markdown: a title, the summary, and a table for each part of the page.
 * @param isDone Adds a column with what is done.
 */
export function changesMarkdown(title: string, summary: string, changes: readonly Change[], isDone?: IsDone): string {
  const { main, guesses, wording } = groupChanges(changes)
  const parts = [
    { title: '', groups: main },
    { title: '## Possibly renamed\n\n', groups: guesses },
    { title: '## Wording\n\n', groups: wording },
  ].filter(({ groups }) => groups.length > 0)
  const tables = parts.map(
    (part) =>
      `${part.title}${toMarkdown(
        tableOf(
          part.groups.flatMap((group) => group.changes),
          isDone,
        ),
      )}`,
  )
  return [`# ${title}\n`, `${summary}\n`, ...tables].join('\n')
}

function inOrder(changes: readonly Change[]): Change[] {
  const { main, guesses, wording } = groupChanges(changes)
  return [...main, ...guesses, ...wording].flatMap((group) => group.changes)
}

function tableOf(changes: readonly Change[], isDone: IsDone | undefined): PlainTable {
  const hasSteps = changes.some(({ step }) => step !== undefined)
  const heads = [
    'Place',
    'Level',
    'Change',
    'From',
    'To',
    'Why',
    'Formats',
    'Retailers',
    'Possibly the same',
    'Also at',
    'Kind',
  ]
  return {
    heads: [...(isDone ? ['Done'] : []), ...heads, ...(hasSteps ? ['Version step'] : [])],
    rows: changes.map((change) => [
      ...(isDone ? [isDone(change) ? 'yes' : ''] : []),
      placeText(change.place),
      levelTitle(change.level),
      change.what,
      change.from ?? '',
      change.to ?? '',
      change.why,
      (change.formats ?? []).join('; '),
      (change.retailers ?? []).join('; '),
      placeText(change.renamedTo ?? []),
      (change.alsoAt ?? []).map(placeText).join('; '),
      change.kind,
      ...(hasSteps ? [change.step ?? ''] : []),
    ]),
  }
}
