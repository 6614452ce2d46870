import { markedValue } from './markers'
import { isSecretInSentence, isSecretValue } from './secret-names'

/** Redacts the columns of tables, in Markdown or of a database, whose head is the name of a secret. */
export function redactTables(text: string): string {
  const lines = text.split('\n')
  let names: (string | undefined)[] = []
  return lines
    .map((line, at) => {
      if (isRuler(line)) return line
      const cells = line.includes('|') ? line.split('|') : []
      const isHead = cells.length > 0 && isRuler(lines[at + 1] ?? '')
      if (isHead || cells.length === 0)
        names = cells.map((cell) => (isSecretInSentence(cell.trim()) ? cell.trim() : undefined))
      return isHead || names.every((name) => name === undefined) ? line : redactRow(cells, names)
    })
    .join('\n')
}

/** Whether a line only separates the head of a table from its rows. */
function isRuler(line: string): boolean {
  return line.includes('--') && /^[\s|:+-]+$/.test(line)
}

function redactRow(cells: readonly string[], names: readonly (string | undefined)[]): string {
  return cells
    .map((cell, at) => {
      const name = names[at]
      const value = cell.trim()
      // Other texts say something about the secret.
      return name !== undefined && /^\S{6,200}$/.test(value) && isSecretValue(name, value)
        ? cell.replace(value, () => markedValue(name, value))
        : cell
    })
    .join('|')
}
