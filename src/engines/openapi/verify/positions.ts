import type { LineCounter, Node, Pair } from 'yaml'
import type { Position } from './report'

/** Imports the parser that knows the positions of all nodes. */
export const importPositionParser = () => import('yaml')

/** Longer texts are not parsed, because their syntax tree would not fit into memory. In characters. */
export const maxTextLength = 12_000_000

/**
 * Finds the lines and columns of places in a text, JSON or YAML. Leaves out places that do not exist.
 * @param pointers JSON pointers. The position of an entry is that of its key; of duplicate keys, the last counts, as in
 *   the parsed document.
 */
export async function positionsOf(
  text: string,
  pointers: readonly string[],
  loadParser = importPositionParser,
): Promise<Record<string, Position>> {
  if (text.length > maxTextLength) return {}
  const { isMap, isSeq, LineCounter, parseDocument } = await loadParser()
  const lines = new LineCounter()
  const options = { lineCounter: lines, logLevel: 'silent', uniqueKeys: false, strict: false } as const
  const { contents } = parseDocument(text, options)

  const locate = (pointer: string): number | undefined => {
    let node: unknown = contents
    let at = contents?.range?.[0]
    for (const token of pointer.split('/').slice(1)) {
      const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
      if (isMap(node)) {
        const pair: Pair | undefined = node.items.findLast((item) => String(item.key) === key)
        if (!pair) return undefined
        at = (pair.key as Node).range?.[0]
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(key)]
        at = (node as Node | undefined)?.range?.[0]
      } else return undefined
    }
    return at
  }

  return Object.fromEntries(
    pointers.flatMap((pointer) => {
      const offset = locate(pointer)
      return offset === undefined ? [] : [[pointer, positionAt(lines, offset)]]
    }),
  )
}

function positionAt(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}
