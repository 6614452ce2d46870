import { afterSpace, backslash, quote } from './json-scan'

/** The place where a text stops being JSON. */
export interface JsonError {
  /** Offset of the first character that JSON does not allow; the text's length if the text is incomplete. */
  at: number
  /** Offset of the text, number, word or sign with this character. */
  token: number
}

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y

/** Finds where a text stops being JSON; undefined if all of it is one JSON value. Uses no recursion. */
export function findJsonError(text: string): JsonError | undefined {
  const closers: string[] = []
  let at = afterSpace(text, 0)
  let expected: 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' = 'value'
  for (;;) {
    const sign = text.charAt(at)
    let end = at + 1
    if (expected === 'comma or end' || (expected.endsWith('or end') && sign === closers.at(-1))) {
      const closer = closers.at(-1)
      if (closer === undefined && at === text.length) return undefined
      if (sign !== ',' && sign !== closer) return { at, token: at }
      if (sign === closer) {
        closers.pop()
        expected = 'comma or end'
      } else expected = closer === '}' ? 'name' : 'value'
    } else if (expected === 'colon') {
      if (sign !== ':') return { at, token: at }
      expected = 'value'
    } else if (sign === '"') {
      end = validStringEnd(text, at)
      if (end < 0) return { at: -end, token: at }
      expected = expected.startsWith('name') ? 'colon' : 'comma or end'
    } else if (expected.startsWith('name')) {
      return { at, token: at }
    } else if (sign === '{' || sign === '[') {
      closers.push(sign === '{' ? '}' : ']')
      expected = sign === '{' ? 'name or end' : 'value or end'
    } else {
      literal.lastIndex = at
      if (!literal.test(text)) return { at, token: at }
      end = literal.lastIndex
      expected = 'comma or end'
    }
    at = afterSpace(text, end)
  }
}

/** Returns the offset after the string at an offset, or minus the offset of its first invalid character. */
function validStringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code < 0x20) return -at
    if (code !== backslash) continue
    at++
    if (text.charAt(at) === 'u') {
      if (!/^[\da-f]{4}$/i.test(text.slice(at + 1, at + 5))) return -(at - 1)
      at += 4
    } else if (at < text.length && !'"\\/bfnrt'.includes(text.charAt(at))) return -(at - 1)
  }
  return -text.length
}
