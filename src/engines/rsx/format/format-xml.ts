import { createFormatWriter } from './format-writer'

/** A piece of an XML text: a tag, other markup such as a comment, or the text between two of them. */
interface Piece {
  kind: 'open' | 'close' | 'empty' | 'other' | 'cdata' | 'text'
  start: number
  end: number
  /** For an opening tag: whether its element contains only elements, comments and blanks. Blanks in it may change then. */
  isGroup?: boolean
}

/** How markup ends that is no tag, by its beginning. */
const markup = [
  { start: '<!--', end: '-->', kind: 'other' },
  { start: '<![CDATA[', end: ']]>', kind: 'cdata' },
  { start: '<?', end: '?>', kind: 'other' },
] as const

/**
 * Writes each element of a well-formed XML text on a line of its own. Only blanks between tags change: elements with text, CDATA or
 * `xml:space` stay as they are, with all that they hold.
 * @returns undefined when the formatted text would be too long.
 */
export function formatXml(text: string): string | undefined {
  const pieces = split(text)
  const writer = createFormatWriter(text)
  let depth = 0
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (!piece || piece.kind === 'text') continue
    if (piece.kind === 'close') depth -= 1
    writer.line(depth)
    if (piece.kind === 'open' && piece.isGroup !== true) {
      index = closingOf(pieces, index)
      writer.add(piece.start, pieces[index]?.end ?? text.length)
    } else {
      writer.add(piece.start, piece.end)
      if (piece.kind === 'open') depth += 1
    }
    if (writer.isFull()) return undefined
  }
  return writer.text()
}

function split(text: string): Piece[] {
  const pieces: Piece[] = []
  const open: { piece: Piece; hasElements: boolean; hasText: boolean }[] = []
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at)
    const parent = open.at(-1)
    pieces.push(piece)
    at = piece.end
    if (piece.kind === 'open' || piece.kind === 'empty') {
      if (parent) parent.hasElements = true
      if (piece.kind === 'open') {
        open.push({ piece, hasElements: false, hasText: text.slice(piece.start, piece.end).includes('xml:space') })
      }
    } else if (piece.kind === 'close') {
      open.pop()
      if (parent) parent.piece.isGroup = parent.hasElements && !parent.hasText
    } else if (parent && (piece.kind === 'cdata' || (piece.kind === 'text' && !isBlank(text, piece)))) {
      parent.hasText = true
    }
  }
  return pieces
}

function pieceAt(text: string, start: number): Piece {
  if (text[start] !== '<') {
    const end = text.indexOf('<', start)
    return { kind: 'text', start, end: end === -1 ? text.length : end }
  }
  const other = markup.find((one) => text.startsWith(one.start, start))
  if (other) return { kind: other.kind, start, end: endAfter(text, other.end, start + other.start.length) }
  const end = endOfTag(text, start)
  if (text[start + 1] === '/') return { kind: 'close', start, end }
  return { kind: text[end - 2] === '/' ? 'empty' : 'open', start, end }
}

/** The end of a tag: the first `>` that is not in the quotes of an attribute. */
function endOfTag(text: string, start: number): number {
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const unit = text[at] ?? ''
    if (quote !== '') quote = unit === quote ? '' : quote
    else if (unit === '"' || unit === "'") quote = unit
    else if (unit === '>') return at + 1
  }
  return text.length
}

function endAfter(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at === -1 ? text.length : at + end.length
}

/** Whether a text has only the blanks of XML: others, such as a no-break space, are content. */
function isBlank(text: string, { start, end }: Piece): boolean {
  for (let at = start; at < end; at += 1) if (!' \t\r\n'.includes(text[at] ?? '')) return false
  return true
}

function closingOf(pieces: readonly Piece[], opening: number): number {
  let depth = 0
  for (let index = opening; index < pieces.length; index += 1) {
    const kind = pieces[index]?.kind
    if (kind === 'open') depth += 1
    else if (kind === 'close') depth -= 1
    if (depth === 0) return index
  }
  return pieces.length - 1
}
