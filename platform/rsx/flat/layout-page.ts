import type { DocumentSchema } from '../document-schema'
import { escapeXml } from '../escape'

const rules = {
  CSV: [
    'UTF-8, comma between cells, cells with commas, quotes or line breaks in double quotes, one header row.',
    'One row for each occurrence of a group. RecordType says at which level it is: H header, L line, O order, T pallet, P carton, I item, S summary.',
    'A row fills only the columns of its group, which begin with the name of the group. A group that is at several levels has one set of columns. Readers go by the names of the columns: a file may leave out those that no row fills.',
    'A row belongs to the nearest row of the level above: a line of the order level to the order before it, a carton to the pallet before it or, without one, to the order.',
    'Dates are YYYY-MM-DD, times HH:mm:ss, decimal numbers have a point.',
  ],
  Positional: [
    'UTF-8, line feed, one record a line.',
    'Columns 1 to 2 hold the record code, 3 to 7 the number of the line with leading zeros, the fields begin at column 8. Trailing blanks may be left out.',
    'Text is at the left, numbers at the right with a decimal point. Dates are YYYY-MM-DD, times HH:mm:ss.',
    'A record belongs to the nearest record of the level above: LL to the LQ before it, SI to the carton SP before it, SP to the pallet ST before it or, without one, to the order SO.',
    'A value that is longer than its field cannot be sent in this form.',
  ],
}

/** A layout as a page for browsers and printers: the rules, then the table. */
export function layoutPage(
  { document, version }: DocumentSchema,
  form: keyof typeof rules,
  header: string[],
  rows: string[][],
): string {
  const title = `${document.name} ${version.version}: ${form} layout`
  const cells = (row: string[], tag: 'td' | 'th') => row.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeXml(title)}</title>
<style>
html { color-scheme: light dark; }
body { font: 13px/1.5 system-ui, sans-serif; margin: 2rem; }
ul { max-width: 48rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid GrayText; padding: 4px 12px 4px 0; text-align: left; vertical-align: top; }
td:nth-child(-n + 3) { font-family: ui-monospace, monospace; overflow-wrap: anywhere; min-width: 3rem; }
td:last-child { min-width: 12rem; width: 28%; }
th { position: sticky; top: 0; background: Canvas; }
@media print { th { position: static; } tr { break-inside: avoid; } }
</style>
<h1>${escapeXml(title)}</h1>
<ul>
${rules[form].map((rule) => `<li>${escapeXml(rule)}</li>`).join('\n')}
</ul>
<table>
<thead><tr>${cells(header, 'th')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}
</tbody>
</table>
</html>
`
}
