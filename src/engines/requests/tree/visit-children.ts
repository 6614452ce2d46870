import { afterSpace, colon, comma, isClosing, quote, scanValue, stringEnd, wordEnd } from '@/lib/json-scan'

/** A child of an object or array. */
export interface Child {
  /** Name of a member, with its quotes; undefined for an item. */
  name: string | undefined
  /** Offset of the value. */
  start: number
}

/**
 * Visits the children of an object or array, from the one whose name or value starts at `from`. Stops at the end, and where
 * the text is not JSON.
 * @param visit Returns false to stop, or the end of the child if it is known. Its parameter `from` is the offset from which
 * a later visit can start.
 */
export function visitChildren(
  text: string,
  hasNames: boolean,
  from: number,
  visit: (child: Child, from: number) => { end?: number } | false,
): void {
  for (let at = afterSpace(text, from); at < text.length && !isClosing(text.charCodeAt(at));) {
    let start = at
    let name: string | undefined
    if (hasNames) {
      const nameEnd = text.charCodeAt(at) === quote ? stringEnd(text, at) : wordEnd(text, at)
      name = text.slice(at, nameEnd)
      start = afterSpace(text, nameEnd)
      if (text.charCodeAt(start) === colon) start = afterSpace(text, start + 1)
    }
    const visited = visit({ name, start }, at)
    if (visited === false) return
    const next = afterSpace(text, visited.end ?? scanValue(text, start).end)
    if (text.charCodeAt(next) !== comma) return
    at = afterSpace(text, next + 1)
  }
}
