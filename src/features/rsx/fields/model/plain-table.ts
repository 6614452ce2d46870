/** A table to be copied: the heads of its columns, and its rows. */
export interface PlainTable {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** As CSV (RFC 4180): a field with a comma, quote or line break is quoted. */
export function toCsv({ heads, rows }: PlainTable): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',')
  return [heads, ...rows].map((cells) => `${line(cells)}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** As a Markdown table; what would be formatting or end a cell is escaped. */
export function toMarkdown({ heads, rows }: PlainTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |\n`
  return line(heads) + line(heads.map(() => '---')).replaceAll('\\', '') + rows.map(line).join('')
}

function escaped(cell: string): string {
  return cell.replaceAll(/[\\|*_`<>[\]#]/g, String.raw`\$&`).replaceAll(/\s*[\r\n]+\s*/g, ' ')
}
