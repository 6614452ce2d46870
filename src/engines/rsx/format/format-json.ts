import { createJsonTokens } from '../read/json-tokens'
import type { ReadingFindings } from '../read/reading-findings'
import { createFormatWriter } from './format-writer'

/**
 * Writes each property and item of a well-formed JSON text on a line of its own. Only blanks between tokens change: numbers and texts
 * are written as they are in the source.
 * @returns undefined when the formatted text would be too long.
 */
export function formatJson(text: string, findings: ReadingFindings): string | undefined {
  const tokens = createJsonTokens(text, findings)
  const { current } = tokens
  const writer = createFormatWriter(text)
  let depth = 0
  let previous = ''
  for (tokens.next(); current.kind !== 'end'; tokens.next()) {
    const { kind, start, end } = current
    const isClosing = kind === '}' || kind === ']'
    const wasOpening = previous === '{' || previous === '['
    if (isClosing) depth -= 1
    // Several documents behind each other have no comma between them.
    const isBehindRoot = depth === 0 && !isClosing
    if (wasOpening !== isClosing || previous === ',' || isBehindRoot) writer.line(depth)
    else if (previous === ':') writer.space()
    writer.add(start, end)
    if (kind === '{' || kind === '[') depth += 1
    previous = kind
    if (writer.isFull()) return undefined
  }
  return writer.text()
}
