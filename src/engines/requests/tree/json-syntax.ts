import { afterSpace } from './json-scan'

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y
// Escapes and characters in a loop without alternatives that overlap, so that the time is linear.
const string = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy

/** Returns the offset at which a text stops to be JSON; undefined if all of it is one JSON value. Needs no recursion. */
export function jsonErrorOffset(text: string): number | undefined {
  const closers: string[] = []
  let at = afterSpace(text, 0)
  let expected: 'value' | 'value or end' | 'name' | 'name or end' | 'comma or end' = 'value'
  for (;;) {
    const letter = text.charAt(at)
    if (expected === 'comma or end') {
      const closer = closers.at(-1)
      if (closer === undefined) return at === text.length ? undefined : at
      if (letter !== ',' && letter !== closer) return at
      if (letter === closer) closers.pop()
      else expected = closer === '}' ? 'name' : 'value'
      at = afterSpace(text, at + 1)
    } else if (expected.endsWith('or end') && letter === closers.at(-1)) {
      closers.pop()
      expected = 'comma or end'
      at = afterSpace(text, at + 1)
    } else if (expected.startsWith('name')) {
      const colon = afterSpace(text, matchEnd(string, text, at) ?? at)
      if (letter !== '"' || text.charAt(colon) !== ':') return letter === '"' && colon > at ? colon : at
      expected = 'value'
      at = afterSpace(text, colon + 1)
    } else if (letter === '{' || letter === '[') {
      closers.push(letter === '{' ? '}' : ']')
      expected = letter === '{' ? 'name or end' : 'value or end'
      at = afterSpace(text, at + 1)
    } else {
      const end = matchEnd(letter === '"' ? string : literal, text, at)
      if (end === undefined) return at
      expected = 'comma or end'
      at = afterSpace(text, end)
    }
  }
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
