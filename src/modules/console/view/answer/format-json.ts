import { afterSpace, stringEnd } from '../../tree/json-scan'

const indent = '  '

/**
 * Formats JSON with one line for each member and item. Does not parse the values, so that numbers, escapes and repeated
 * names stay as they are.
 */
export function formatJson(text: string): string {
  const parts: string[] = []
  let depth = 0
  const newLine = () => `\n${indent.repeat(depth)}`
  for (let at = afterSpace(text, 0); at < text.length; at = afterSpace(text, at)) {
    const character = text.charAt(at)
    let end = at + 1
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
    at = end
  }
  return parts.join('')
}
