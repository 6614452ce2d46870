/** A piece of a short description: plain text, code, emphasis or a link. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'em'; text: string }
  | { kind: 'link'; text: string; href: string }

const token =
  /`([^`\n]+)`|\*\*([^*`\n[\]]+)\*\*|(?<![\w*])[*_]([^*_`\s[\]][^*_`\n[\]]*)[*_](?![\w*])|\[([^[\]`*]+)\]\((https?:\/\/[^\s()]+)\)/g

/** What takes a real Markdown parser: blocks, HTML, escapes, images, other links, line breaks. */
const beyond =
  /^\s{0,3}(#{1,6}\s|>|[-+*]\s|\d+[.)]\s|```|~~~|\||=+\s*$|-{3,})|^( {4}|\t)\S|[<`\\[\]]|\*|https?:\/\/|www\.|~~|&\w+;|&#| {2}$|(^|\s)_\S/m

/**
 * Most descriptions of a specification are a sentence or two. Paragraphs of those are read here, at once and on the
 * page; undefined when a description needs the parser.
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
    // Something stands in the place of what was read, so that the text around it does not grow together.
    rest += 'x'
    const [whole, code, strong, em, label, href] = match
    if (code !== undefined) pieces.push({ kind: 'code', text: code.trim() })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (em !== undefined) pieces.push({ kind: 'em', text: em })
    else if (label !== undefined && href !== undefined) pieces.push({ kind: 'link', text: label, href })
    from = match.index + whole.length
  }
  text(paragraph.length)
  return beyond.test(rest) ? undefined : pieces
}
