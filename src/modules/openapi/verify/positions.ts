import type { LineCounter, Node, Pair } from 'yaml'
import type { Position } from './report'

/** Beyond this many characters a text is not taken apart: its syntax tree would not fit. */
export const textLimit = 12_000_000

/**
 * Lines and columns of places in a text, JSON or YAML; what is not found is left out.
 * @param pointers JSON pointers; for one that leads to a key, the key's position counts; of duplicate keys the
 *   last, as in the parsed document.
 */
export async function positionsOf(text: string, pointers: readonly string[]): Promise<Record<string, Position>> {
  if (text.length > textLimit) return {}
  const { isMap, isSeq, LineCounter, parseDocument } = await import('yaml')
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
