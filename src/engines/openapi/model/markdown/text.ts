// Writes the texts of a document as Markdown. They are not trusted: none may end the block around it.

/** Plain text on one line, with everything escaped that Markdown would interpret. */
export function plain(text: string): string {
  return oneLine(text)
    .replaceAll(/[\\`*[\]<~]|(?<!\w)_|_(?!\w)|^>|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(\d*)([-#+=.)])(?=[\s#=-]|$)/, String.raw`$1\$2`)
}

/** Inline code on one line, between more backticks than it contains in a row. */
export function code(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ')
  const ticks = '`'.repeat(longestRun(line) + 1)
  // Markdown strips one space from both ends.
  const padding = /^`|`$|^ .* $/.test(line) ? ' ' : ''
  return ticks + padding + (line || '""') + padding + ticks
}

/** A fenced code block, whose fence is longer than any in the text. */
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

/** An escaped character, inline code, a run of backticks that nothing closes, or a pipe. */
const cellTokenPattern = /\\[!-/:-@[-`{-~]|(`+)(?!`)([^]*?)(?<!`)\1(?!`)|`+|\|/g

/** Markdown as a table cell: on one line, and neither its pipes nor its backticks affect other cells. */
export function cell(markdown: string): string {
  return oneLine(markdown).replaceAll(cellTokenPattern, (found: string, ticks?: string, inner?: string) => {
    if (inner !== undefined && ticks !== undefined) return codeInCell(found, inner)
    if (found === '|') return String.raw`\|`
    return found.startsWith('`') ? found.replaceAll('`', '\\`') : found
  })
}

/** Inline code in a table cell. It becomes HTML if it contains a backslash before a pipe, which tables cannot express. */
function codeInCell(markdown: string, inner: string): string {
  if (!inner.includes(String.raw`\|`)) return markdown.replaceAll('|', String.raw`\|`)
  const escaped = inner.replaceAll(/[^\w\s.,:;=^$/()?+{}'"-]/g, (sign) => `&#${sign.codePointAt(0)};`)
  return `<code>${escaped}</code>`
}

/** Blocks that might swallow the text after them: HTML that needs a closing tag, and indented fences. */
const unclosedBlockPattern = /^ {0,3}<([!?]|(script|pre|style|textarea)\b)|^[ \t]+(`{3}|~{3})/im

/**
 * Embeds Markdown of a document: lowers its headings by two levels, as on the page. Markdown that might swallow the
 * blocks after it becomes a quotation, because a quotation ends with its last line.
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
  const isOpen = fence !== undefined || unclosedBlockPattern.test(markdown)
  return (isOpen ? lowered.map((line) => `> ${line}`) : lowered).join('\n')
}

const underlinePattern = /^ {0,3}(=+|-{2,})\s*$/
const paragraphPattern = /^ {0,3}[^\s\-+*>|#\d]/

/** Lowers a heading, which is marked by its number signs or by the line below it. */
function loweredHeading(line: string, before = '', after = ''): string {
  const [, below] = paragraphPattern.test(line) ? (underlinePattern.exec(after) ?? []) : []
  if (below !== undefined) return `${below.startsWith('=') ? '###' : '####'} ${line.trim()}`
  if (underlinePattern.test(line) && paragraphPattern.test(before)) return ''
  return line.replace(/^ {0,3}(#{1,6})(?=\s|$)/, (_, signs: string) => '#'.repeat(Math.min(signs.length + 2, 6)))
}

/** A link; an address that is not HTTP becomes plain text. */
export function link(url: string, text?: string): string {
  if (!/^https?:\/\//i.test(url)) return plain(text ?? url)
  const address = url.replaceAll(/[\s()<>\\|`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return text === undefined ? `<${address}>` : `[${plain(text)}](${address})`
}

/** A list item; all parts after the first become paragraphs below it. */
export function item(parts: readonly string[]): string {
  return `- ${parts
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n(?=[^\n])/g, '\n  ')}`
}
