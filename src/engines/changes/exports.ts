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
  const { main, guesses, wording } = groupChanges(changes)
  const inOrder = [...main, ...guesses, ...wording].flatMap((group) => group.changes)
  const { heads, rows } = tableOf(inOrder, isDone)
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
  const tables = parts.map((part) => {
    const rows = part.groups.flatMap((group) => group.changes)
    return `${part.title}${toMarkdown(tableOf(rows, isDone))}`
  })
  return [`# ${title}\n`, `${summary}\n`, ...tables].join('\n')
}

type Column = readonly [head: string, cellOf: (change: Change) => string]

const columns: readonly Column[] = [
  ['Place', ({ place }) => placeText(place)],
  ['Level', ({ level }) => levelTitle(level)],
  ['Change', ({ what }) => what],
  ['From', ({ from = '' }) => from],
  ['To', ({ to = '' }) => to],
  ['Why', ({ why }) => why],
  ['Formats', ({ formats = [] }) => formats.join('; ')],
  ['Retailers', ({ retailers = [] }) => retailers.join('; ')],
  ['Possibly the same', ({ renamedTo = [] }) => placeText(renamedTo)],
  ['Also at', ({ alsoAt = [] }) => alsoAt.map(placeText).join('; ')],
  ['Kind', ({ kind }) => kind],
]

function tableOf(changes: readonly Change[], isDone: IsDone | undefined): PlainTable {
  const hasSteps = changes.some(({ step }) => step !== undefined)
  const all: Column[] = [
    ...(isDone ? [['Done', (change: Change) => (isDone(change) ? 'yes' : '')] as const] : []),
    ...columns,
    ...(hasSteps ? [['Version step', ({ step }: Change) => step ?? ''] as const] : []),
  ]
  return { heads: all.map(([head]) => head), rows: changes.map((change) => all.map(([, cellOf]) => cellOf(change))) }
}
