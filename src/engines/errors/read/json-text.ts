import { parse } from 'jsonc-parser'

/** Parses JSON, also if it is incomplete or has small syntax errors; undefined for a text that is no object or list. */
export function parseJson(text: string): unknown {
  const start = text.trimStart()
  if (!/^[[{]/.test(start)) return undefined
  try {
    return JSON.parse(start) as unknown
  } catch {
    return parseInvalid(start)
  }
}

function parseInvalid(text: string): unknown {
  // Python prints single quotes, and its own words for null, true and false.
  const isPython = /^[[{]\s*(?:\{\s*)?'/.test(text)
  const json = isPython
    ? text
        .replaceAll("'", '"')
        .replaceAll(/\bNone\b/g, 'null')
        .replaceAll(/\b(True|False)\b/g, (word) => word.toLowerCase())
    : text
  try {
    const value: unknown = parse(json, [], { allowTrailingComma: true })
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : undefined
  } catch {
    // Nested too deeply for the parser.
    return undefined
  }
}

/** Parses the first object or list in a text, such as a line of a log. */
export function embeddedJson(text: string): { json: string; value: unknown } | undefined {
  const start = text.search(/\{\s*["']|\[\s*\{/)
  if (start === -1) return undefined
  const json = text.slice(start)
  const value = parseJson(json)
  return value === undefined ? undefined : { json, value }
}
