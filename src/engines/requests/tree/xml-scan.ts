// Finds the start and the end of XML elements by their tags only, without building a tree of the whole text.

const [quote, apostrophe, slash, greater, less] = [0x22, 0x27, 0x2f, 0x3e, 0x3c]

/** A start tag. */
export interface Tag {
  name: string
  /** Offset after the tag. */
  end: number
  /** Whether the element ends with this tag. */
  isEmpty: boolean
}

/** Reads the start tag at an offset. An unclosed tag ends with the text. */
export function readTag(text: string, at: number): Tag {
  const end = tagEnd(text, at)
  const name = /^[^\s/>]*/.exec(text.slice(at + 1, Math.min(end, at + 400)))?.[0] ?? ''
  return { name, end, isEmpty: isEmptyTag(text, end) }
}

/** Whether a tag that ends at an offset also ends its element. */
function isEmptyTag(text: string, end: number): boolean {
  return text.charCodeAt(end - 1) === greater && text.charCodeAt(end - 2) === slash
}

/** Returns the offset after the tag at an offset. A `>` within quotes does not end the tag. */
function tagEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === greater) return at + 1
    if (code !== quote && code !== apostrophe) continue
    const end = text.indexOf(code === quote ? '"' : "'", at + 1)
    if (end < 0) return text.length
    at = end
  }
  return text.length
}

/** The start of a CDATA section. */
export const cdataStart = '<![CDATA['

/** A part of the content of an element: an element, a text, or the end of the parent. */
export type Piece =
  | { kind: 'element'; start: number }
  /** `end` excludes the markup around the text. */
  | { kind: 'text'; start: number; end: number; isCdata: boolean }
  /** An end tag, or the end of the text. */
  | { kind: 'end'; start: number; end: number }

/**
 * Returns the next piece at an offset, and the offset where reading continues: for an element, the start of its content.
 * Skips comments and processing instructions.
 */
export function nextPiece(text: string, from: number): { piece: Piece; next: number } {
  for (let at = from; at < text.length;) {
    if (text.charCodeAt(at) !== less) {
      const end = indexOrEnd(text, '<', at)
      if (hasVisibleText(text, at, end)) return { piece: { kind: 'text', start: at, end, isCdata: false }, next: end }
      at = end
    } else if (text.charCodeAt(at + 1) === slash) {
      const end = tagEnd(text, at)
      return { piece: { kind: 'end', start: at, end }, next: end }
    } else if (text.startsWith(cdataStart, at)) {
      const start = at + cdataStart.length
      const end = indexOrEnd(text, ']]>', start)
      return { piece: { kind: 'text', start, end, isCdata: true }, next: Math.min(text.length, end + 3) }
    } else if (text.startsWith('<!--', at)) at = indexOrEnd(text, '-->', at + 4) + 3
    else if (text.startsWith('<?', at)) at = indexOrEnd(text, '?>', at + 2) + 2
    else if (text.startsWith('<!', at)) at = doctypeEnd(text, at)
    else return { piece: { kind: 'element', start: at }, next: tagEnd(text, at) }
  }
  return { piece: { kind: 'end', start: text.length, end: text.length }, next: text.length }
}

function indexOrEnd(text: string, part: string, from: number): number {
  const found = text.indexOf(part, from)
  return found < 0 ? text.length : found
}

/** Returns the end of a document type declaration, which may have further declarations in brackets. */
function doctypeEnd(text: string, from: number): number {
  const close = indexOrEnd(text, '>', from)
  const open = text.indexOf('[', from)
  if (open < 0 || open > close) return Math.min(text.length, close + 1)
  const end = /\]\s*>/g
  end.lastIndex = open
  return end.test(text) ? end.lastIndex : text.length
}

/** Whether the text between two offsets is more than white space. */
function hasVisibleText(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) > 0x20) return true
  return false
}

/** Returns the end of the element at an offset, and the number of elements and texts directly in it. */
export function scanElement(text: string, from: number): { end: number; childCount: number } {
  const tag = readTag(text, from)
  if (tag.isEmpty) return { end: tag.end, childCount: 0 }
  let childCount = 0
  let depth = 1
  for (let at = tag.end; ;) {
    const { piece, next } = nextPiece(text, at)
    if (piece.kind === 'end') {
      depth -= 1
      if (depth === 0 || piece.start === text.length) return { end: piece.end, childCount }
    } else {
      if (depth === 1) childCount += 1
      if (piece.kind === 'element' && !isEmptyTag(text, next)) depth += 1
    }
    at = next
  }
}

interface Attribute {
  name: string
  start: number
  /** The value without quotes, with its references replaced. */
  value: string
}

/** Returns the attributes in the start tag at an offset. */
export function attributesOf(text: string, at: number): Attribute[] {
  const { name, end } = readTag(text, at)
  const offset = at + 1 + name.length
  const source = text.slice(offset, end)
  return [...source.matchAll(/(?<![^\s=/>"'])([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ({ index, 1: attribute = '', 2: double, 3: single }) => ({
      name: attribute,
      start: offset + index,
      value: plainText(double ?? single ?? ''),
    }),
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces XML references, such as `&amp;`, by their characters. Unknown references stay. */
export function plainText(source: string): string {
  return source.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    if (name !== undefined) return entities[String(name)] ?? whole
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
