import { ChildMarks } from './child-marks'
import { previewOf, type NodeStep, type NodeType, type TreeNode, type TreeReader } from './tree-node'
import { attributesOf, cdataStart, nextPiece, plainText, readTag, scanElement, type Piece } from './xml-scan'

/**
 * Reads an XML text as a tree, one level at a time, without parsing the whole text (CONSOLE-34). The children of an element
 * are its attributes, then its elements and texts. It reads the valid part of an invalid or incomplete text.
 */
export function readXmlTree(text: string): TreeReader {
  const marks = new Map<number, ChildMarks>()

  function marksOf(id: number): ChildMarks {
    const known = marks.get(id) ?? new ChildMarks()
    marks.set(id, known)
    return known
  }

  /**
   * Visits the elements and texts in an element, until `visit` returns false. Starts at the nearest known one at or before
   * the index `from`.
   */
  function visitContent(id: number, from: number, visit: (piece: Piece, index: number, end: number) => boolean): void {
    const known = marksOf(id)
    const nearest = known.before(from)
    let at = nearest?.offset ?? readTag(text, id).end
    for (let index = nearest?.index ?? 0; ; index += 1) {
      const { piece, next } = nextPiece(text, at)
      if (piece.kind === 'end') return
      known.add(index, at)
      const end = piece.kind === 'element' ? scanElement(text, piece.start).end : next
      if (!visit(piece, index, end)) return
      at = end
    }
  }

  function elementNode(start: number): TreeNode {
    const { name, end, isEmpty } = readTag(text, start)
    const attributes = attributesOf(text, start).length
    const { childCount } = isEmpty ? { childCount: 0 } : scanElement(text, start)
    if (attributes > 0 || childCount === 0) {
      return { id: start, type: 'element', name, preview: '', childCount: attributes + childCount }
    }
    // An element that contains only a text shows the text in its own row.
    const { piece, next } = nextPiece(text, end)
    const isLeaf = childCount === 1 && piece.kind === 'text' && nextPiece(text, next).piece.kind === 'end'
    return {
      id: start,
      type: 'element',
      name,
      preview: isLeaf ? pieceText(piece) : '',
      childCount: isLeaf ? 0 : childCount,
    }
  }

  function pieceText(piece: Extract<Piece, { kind: 'text' }>): string {
    const source = text.slice(piece.start, Math.min(piece.end, piece.start + 1000))
    return previewOf((piece.isCdata ? source : plainText(source)).trim())
  }

  function children(id: number, from: number, to: number): TreeNode[] {
    const attributes = attributesOf(text, id)
    const nodes = attributes.slice(from, to).map(({ name, start, value }): TreeNode => {
      return { id: start, type: 'attribute', name: `@${name}`, preview: previewOf(value), childCount: 0 }
    })
    const first = Math.max(0, from - attributes.length)
    const last = to - attributes.length
    if (last <= 0) return nodes
    visitContent(id, first, (piece, index) => {
      if (index >= last) return false
      if (index < first || piece.kind === 'end') return true
      if (piece.kind === 'element') nodes.push(elementNode(piece.start))
      else nodes.push({ id: piece.start, type: 'text', name: '', preview: pieceText(piece), childCount: 0 })
      return true
    })
    return nodes
  }

  function step({ id, index }: NodeStep, parent: NodeStep): string {
    const attributes = attributesOf(text, parent.id)
    const attribute = attributes[index]
    if (attribute) return `/@${attribute.name}`
    if (text.charAt(id) !== '<') return '/text()'
    const { name } = readTag(text, id)
    let before = 0
    let hasMore = false
    visitContent(parent.id, 0, (piece) => {
      if (piece.kind !== 'element' || readTag(text, piece.start).name !== name) return true
      if (piece.start < id) before += 1
      hasMore = piece.start > id
      return !hasMore
    })
    return before > 0 || hasMore ? `/${name}[${before + 1}]` : `/${name}`
  }

  return {
    stop: () => undefined,
    formatted: () => undefined,
    root() {
      for (let at = 0; ;) {
        const { piece, next } = nextPiece(text, at)
        if (piece.kind === 'element') return elementNode(piece.start)
        if (next >= text.length) return undefined
        at = next
      }
    },
    children,
    path: (steps) =>
      steps
        .map((node, at) => (at === 0 ? `/${readTag(text, node.id).name}` : step(node, steps[at - 1] ?? node)))
        .join(''),
    value: (id, type) => valueOf(text, id, type),
  }
}

/** Returns the text of a text, an attribute or an element with only a text; for other elements, their markup. */
function valueOf(text: string, id: number, type: NodeType): string {
  if (type === 'attribute') {
    const tagStart = text.lastIndexOf('<', id)
    return attributesOf(text, tagStart).find(({ start }) => start === id)?.value ?? ''
  }
  if (type === 'text') return textAt(text, id)
  const { end, childCount } = scanElement(text, id)
  const { piece } = nextPiece(text, readTag(text, id).end)
  const isLeaf = childCount === 1 && piece.kind === 'text' && attributesOf(text, id).length === 0
  return isLeaf ? textAt(text, piece.start) : text.slice(id, end)
}

/** Returns the text that starts at an offset, from CDATA or with its references replaced. */
function textAt(text: string, start: number): string {
  const isCdata = text.endsWith(cdataStart, start)
  const { piece } = nextPiece(text, isCdata ? start - cdataStart.length : start)
  if (piece.kind !== 'text') return ''
  const source = text.slice(piece.start, piece.end)
  return isCdata ? source : plainText(source).trim()
}
