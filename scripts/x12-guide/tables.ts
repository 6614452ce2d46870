import { rowsOfSet, sets } from '../../src/engines/x12/dictionary'
import type { Row } from '../../src/engines/x12/row'

/** The heading of the first table. The text above it is written by hand. */
export const firstHeading = '## X12 850'

/** The rows of one segment that fill one group of RSX. */
type Line = readonly [Row, ...Row[]]

/** Writes the tables of all sets for the guide "From X12 to RSX", in Markdown. */
export function guideTables(): string {
  return sets.map((set) => tableOf(set)).join('\n')
}

function tableOf(set: string): string {
  const rows = rowsOfSet(set)
  const [first] = rows
  const groups = new Map<string, string[]>()
  for (const line of linesOf(rows)) {
    const [place = '', group = '', fields = ''] = cellsOf(line)
    const key = `${place} | ${fields}`
    groups.set(key, [...(groups.get(key) ?? []), group])
  }
  // Groups that a segment fills in the same way share a line.
  const lines = [...groups].map(([key, own]) => `| ${key.replace(' | ', ` | ${own.join(', ')} | `)} |`)
  return [
    `## ${first?.standard ?? ''} ${set}`,
    '',
    `It becomes \`${first?.document ?? ''}\`.`,
    '',
    '| Segment | Group of RSX | Fields |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

function linesOf(rows: readonly Row[]): Line[] {
  const lines = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = `${row.loop} ${row.segment} ${row.group}`
    const line = lines.get(key)
    if (line) line.push(row)
    else lines.set(key, [row])
  }
  return [...lines.values()]
}

function cellsOf([first, ...others]: Line): string[] {
  const { loop, segment, group } = first
  const codes = new Map<string, string[]>()
  for (const row of [first, ...others]) {
    if (!row.at || row.path === group) continue
    const field = fieldText(row)
    codes.set(field, [...(codes.get(field) ?? []), ...(row.when ? [row.when.code] : [])])
  }
  const fields = [...codes].map(([field, own]) => (own.length === 0 ? field : `${field} if ${own.join(' or ')}`))
  return [placeText(segment, loop), group.replaceAll('/', ' › '), fields.join(', ')]
}

/** `N1`; `REF in N1` for a segment inside a loop. */
function placeText(segment: string, loop: string): string {
  const around = loop.split('/').at(-1) ?? ''
  return around === '' || around === segment ? segment : `${segment} in ${around.replace('-', ' ')}`
}

/**
 * `03 PurchaseOrderNumber`, in EDIFACT with the number of the data element: `1004 PurchaseOrderNumber`; `02 perhaps Vendor` where
 * guides differ. The number and its field stay in one line.
 */
function fieldText({ standard, at, element, path, group, condition, isCertain }: Row): string {
  const digits = (number: number) => String(number).padStart(2, '0')
  const position = `${digits(at?.position ?? 0)}${at?.component === undefined ? '' : `.${at.component}`}`
  const number = standard === 'EDIFACT' && element !== undefined ? element : position
  const field = path.startsWith(`${group}/`) ? path.slice(group.length + 1) : path
  return [
    `${number}\u00a0${isCertain ? '' : 'perhaps\u00a0'}\`${field}\``,
    ...(condition === undefined ? [] : [`with \`${condition.field.slice(group.length + 1)}\` ${condition.code}`]),
  ].join(' ')
}
