/** A piece of a short description: plain text, code, emphasis or a link. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; href: string }

const token =
  /`([^`\n]+)`|\*\*([^*`\n[\]]+)\*\*|(?<![\w*])[*_]([^*_`\s[\]][^*_`\n[\]]*)[*_](?![\w*])|\[([^[\]`*]+)\]\((https?:\/\/[^\s()]+)\)/g

/** Syntax that only the Markdown parser reads: blocks, HTML, escapes, images, other links, line breaks. */
const needsParser =
  /^\s{0,3}(#{1,6}\s|>|[-+*]\s|\d+[.)]\s|```|~~~|\||=+\s*$|-{3,})|^( {4}|\t)\S|[<`\\[\]]|\*|https?:\/\/|www\.|~~|&\w+;|&#| {2}$|(^|\s)_\S/m

/** A paragraph, or the items of a list. */
export type Block = { kind: 'paragraph'; pieces: Inline[] } | { kind: 'list'; items: Inline[][] }

/** An item of a list of which each is one line. */
const item = /^[-+*] {1,4}(?=\S)/

/**
 * Parses paragraphs and flat lists of simple Markdown at once and on the page's thread: most descriptions are a sentence or
 * two, or a list of codes.
 * @returns undefined when a description needs the parser.
 */
export function inlineText(markdown: string): Block[] | undefined {
  if (markdown.length > 2_000) return undefined
  const read: Block[] = []
  for (const part of markdown.trim().split(/\n[ \t]*\n\s*/)) {
    const lines = part.split('\n')
    const start = lines.findIndex((line) => item.test(line))
    const pieces = start === 0 ? [] : piecesOf(lines.slice(0, start < 0 ? undefined : start).join('\n'))
    if (!pieces) return undefined
    if (pieces.length > 0) read.push({ kind: 'paragraph', pieces })
    if (start < 0) continue
    const items = itemsOf(lines.slice(start))
    // Lists that follow each other may be one, whose items are paragraphs. Indented lines may belong to an item.
    if (!items || read.at(-1)?.kind === 'list' || /^[ \t]+\S/m.test(markdown)) return undefined
    read.push({ kind: 'list', items })
  }
  return read
}

function itemsOf(lines: readonly string[]): Inline[][] | undefined {
  const items = lines.map((line) => {
    const [marker] = item.exec(line) ?? []
    return marker?.startsWith(lines[0]?.[0] ?? '') ? piecesOf(line.slice(marker.length)) : undefined
  })
  return items.every((pieces) => pieces !== undefined) ? items : undefined
}

function piecesOf(paragraph: string): Inline[] | undefined {
  const pieces: Inline[] = []
  let rest = ''
  let from = 0
  const text = (until: number) => {
    const part = paragraph.slice(from, until)
    rest += part
    if (part !== '') pieces.push({ kind: 'text', text: part })
  }
  for (const match of paragraph.matchAll(token)) {
    text(match.index)
    // A letter takes the place of what was read, so that the text around it does not join.
    rest += 'x'
    const [whole, code, strong, em, label, href] = match
    if (code !== undefined) pieces.push({ kind: 'code', text: code.trim() })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (em !== undefined) pieces.push({ kind: 'em', text: em })
    else if (label !== undefined && href !== undefined) pieces.push({ kind: 'link', text: label, href })
    from = match.index + whole.length
  }
  text(paragraph.length)
  return needsParser.test(rest) ? undefined : pieces
}
