/** A piece of a short description: plain text, code, emphasis or a link. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; href: string }

const token =
  /`([^`\n]+)`|\*\*([^*`\n[\]]+)\*\*|(?<![\w*])[*_]([^*_`\s[\]][^*_`\n[\]]*)[*_](?![\w*])|\[([^[\]`*]+)\]\((https?:\/\/[^\s()]+)\)/g

/** Syntax that only the Markdown parser reads: blocks, HTML, escapes, images, other links, line breaks. */
const needsParser =
  /^\s{0,3}(#{1,6}\s|>|[-+*]\s|\d+[.)]\s|```|~~~|\||=+\s*$|-{3,})|^( {4}|\t)\S|[<`\\[\]]|\*|https?:\/\/|www\.|~~|&\w+;|&#| {2}$|(^|\s)_\S/m

/**
 * Parses paragraphs of simple Markdown at once and on the page's thread: most descriptions are a sentence or two.
 * @returns undefined when a description needs the parser.
 */
export function inlineText(markdown: string): Inline[][] | undefined {
  if (markdown.length > 2_000) return undefined
  const paragraphs = markdown.trim().split(/\n[ \t]*\n\s*/)
  const read: Inline[][] = []
  for (const paragraph of paragraphs) {
    const pieces = piecesOf(paragraph)
    if (!pieces) return undefined
    read.push(pieces)
  }
  return read
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
