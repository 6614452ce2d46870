const depthLimit = 40
const lengthLimit = 200_000

/**
 * A value as indented JSON, cut at 40 levels and about 200,000 characters ('…'), so that no value of a document can
 * stop the page.
 */
export function jsonText(value: unknown, indent = 2): string {
  let length = 0
  const write = (inner: unknown, level: number): string => {
    if (length > lengthLimit) return '"…"'
    const simple = typeof inner !== 'object' || inner === null
    if (simple || level >= depthLimit) {
      const text = simple ? (JSON.stringify(inner) ?? 'null') : '"…"'
      length += text.length
      return text.length > lengthLimit ? JSON.stringify(`${String(inner).slice(0, lengthLimit)}…`) : text
    }
    const list = Array.isArray(inner)
    const parts: string[] = []
    for (const [key, item] of Object.entries(inner)) {
      if (length > lengthLimit) {
        parts.push(list ? '"…"' : '"…": "…"')
        break
      }
      const label = list ? '' : `${JSON.stringify(key)}:${indent ? ' ' : ''}`
      length += label.length
      parts.push(label + write(item, level + 1))
    }
    const [open, close] = list ? ['[', ']'] : ['{', '}']
    if (parts.length === 0) return open + close
    if (!indent) return open + parts.join(',') + close
    const pad = ' '.repeat(indent)
    return `${open}\n${parts.map((part) => pad.repeat(level + 1) + part).join(',\n')}\n${pad.repeat(level)}${close}`
  }
  return write(value, 0)
}

/** What a JSON text says; any other text says itself. */
export function parsedText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A single value as a line shows it: strings bare, all else as JSON on one line, at most 500 characters. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonText(value, 0)
  return text.length > 500 ? `${text.slice(0, 500)}…` : text
}
