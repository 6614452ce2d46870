// Texts of a document as Markdown. They are never trusted: none may end what is around it.

/** Text that is no Markdown, on one line: what would be Markdown in it is escaped. */
export function plain(text: string): string {
  return oneLine(text)
    .replaceAll(/[\\`*[\]<~]|(?<!\w)_|_(?!\w)|^>|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(\d*)([-#+=.)])(?=[\s#=-]|$)/, String.raw`$1\$2`)
}

/** Code on one line, between more backticks than it has in a row. */
export function code(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  const ticks = '`'.repeat(longestRun(line) + 1)
  // One space at both ends is no part of the code.
  const room = /^`|`$|^ .* $/.test(line) ? ' ' : ''
  return ticks + room + (line || '""') + room + ticks
}

/** A fence longer than any in the text. */
export function fenced(text: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${info}\n${text}\n${fence}`
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0)
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]\s*/g, ' ').trim()
}

/** An escaped sign, code, a run of backticks that nothing closes, or a pipe. */
const inCell = /\\[!-/:-@[-`{-~]|(`+)(?!`)([^]*?)(?<!`)\1(?!`)|`+|\|/g

/** Markdown as the cell of a table: on one line, and neither its pipes nor its backticks reach beyond it. */
export function cell(markdown: string): string {
  return oneLine(markdown).replaceAll(inCell, (found: string, ticks?: string, inner?: string) => {
    if (inner !== undefined && ticks !== undefined) return codeInCell(found, inner)
    if (found === '|') return String.raw`\|`
    return found.startsWith('`') ? found.replaceAll('`', '\\`') : found
  })
}

/** Tables know no way to write a backslash before a pipe in code; as HTML it is what it was. */
function codeInCell(written: string, inner: string): string {
  if (!inner.includes(String.raw`\|`)) return written.replaceAll('|', String.raw`\|`)
  const bare = inner.replaceAll(/[^\w\s.,:;=^$/()?+{}'"-]/g, (sign) => `&#${sign.codePointAt(0)};`)
  return `<code>${bare}</code>`
}

/** Blocks that may not end before what follows: HTML with an end of its own, and fences within something else. */
const endless = /^ {0,3}<([!?]|(script|pre|style|textarea)\b)|^[ \t]+(`{3}|~{3})/im

/**
 * Markdown of a document as a part of another: its headings go two levels down, as on the page. What might swallow the
 * parts that follow is quoted, for a quotation ends where it ends.
 */
export function block(markdown: string): string {
  const lines = markdown.trim().split(/\r\n?|\n/)
  let fence: string | undefined
  const lowered = lines.map((line, index) => {
    const [signs] = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? []
    if (fence === undefined && signs === undefined) return loweredHeading(line, lines[index - 1], lines[index + 1])
    if (fence === undefined) fence = signs
    else if (signs?.startsWith(fence) && line.trim() === signs) fence = undefined
    return line
  })
  const isOpen = fence !== undefined || endless.test(markdown)
  return (isOpen ? lowered.map((line) => `> ${line}`) : lowered).join('\n')
}

const underline = /^ {0,3}(=+|-{2,})\s*$/
const paragraph = /^ {0,3}[^\s\-+*>|#\d]/

/** A heading is one by its signs, or by the line below it. */
function loweredHeading(line: string, before = '', after = ''): string {
  const [, below] = paragraph.test(line) ? (underline.exec(after) ?? []) : []
  if (below !== undefined) return `${below.startsWith('=') ? '###' : '####'} ${line.trim()}`
  if (underline.test(line) && paragraph.test(before)) return ''
  return line.replace(/^ {0,3}(#{1,6})(?=\s|$)/, (_, signs: string) => '#'.repeat(Math.min(signs.length + 2, 6)))
}

/** A link to documentation elsewhere; an address that is no web page is only named. */
export function link(url: string, text?: string): string {
  if (!/^https?:\/\//i.test(url)) return plain(text ?? url)
  const address = url.replaceAll(/[\s()<>\\|`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return text === undefined ? `<${address}>` : `[${plain(text)}](${address})`
}

/** An item of a list; what follows its first part stands below it. */
export function item(parts: readonly string[]): string {
  return `- ${parts
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n(?=[^\n])/g, '\n  ')}`
}
