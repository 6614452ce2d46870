/** A table to copy. */
export interface PlainTable {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Writes a table as CSV (RFC 4180). */
export function toCsv({ heads, rows }: PlainTable): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',')
  return [heads, ...rows].map((cells) => `${line(cells)}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Writes a table as Markdown. Characters with a meaning in Markdown are escaped. */
export function toMarkdown({ heads, rows }: PlainTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |\n`
  return line(heads) + line(heads.map(() => '---')).replaceAll('\\', '') + rows.map(line).join('')
}

function escaped(cell: string): string {
  return cell
    .replaceAll(/[\\|*_`<>[\]#]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
}
