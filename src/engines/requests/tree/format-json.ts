import { afterSpace, stringEnd } from '@/lib/json-scan'

const indent = '  '
/** In characters. Nested brackets get indentation that is quadratic in their number. */
const maxFormattedLength = 2_000_000

/**
 * Formats JSON with one line for each member and item. Does not parse the values, so that numbers, escapes and repeated
 * names stay as they are.
 * @returns undefined if the result would be too long.
 */
export function formatJson(text: string): string | undefined {
  const parts: string[] = []
  let length = 0
  let depth = 0
  const newLine = () => `\n${indent.repeat(depth)}`
  for (let at = afterSpace(text, 0); at < text.length; at = afterSpace(text, at)) {
    const character = text.charAt(at)
    let end = at + 1
    const first = parts.length
    if (character === '"') {
      end = stringEnd(text, at)
      parts.push(text.slice(at, end))
    } else if (character === '{' || character === '[') {
      const next = afterSpace(text, end)
      const isEmpty = text.charAt(next) === (character === '{' ? '}' : ']')
      if (isEmpty) end = next + 1
      else depth += 1
      parts.push(isEmpty ? character + text.charAt(next) : character + newLine())
    } else if (character === '}' || character === ']') {
      depth = Math.max(0, depth - 1)
      parts.push(newLine() + character)
    } else if (character === ',') parts.push(character + newLine())
    else parts.push(character === ':' ? ': ' : character)
    for (const part of parts.slice(first)) length += part.length
    if (length > maxFormattedLength) return undefined
    at = end
  }
  return parts.join('')
}
