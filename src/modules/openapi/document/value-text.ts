const depthLimit = 40
const lengthLimit = 200_000
const valueLimit = 500

/**
 * Formats a value as indented JSON. Cuts it at 40 levels and about 200,000 characters ('…'), so that a large value
 * cannot freeze the page.
 */
export function jsonText(value: unknown, indent = 2, limit = lengthLimit): string {
  let length = 0
  const write = (inner: unknown, level: number): string => {
    if (length > limit) return '"…"'
    const simple = typeof inner !== 'object' || inner === null
    if (simple || level >= depthLimit) {
      const short = typeof inner === 'string' && inner.length > limit ? `${inner.slice(0, limit)}…` : inner
      const text = simple ? (JSON.stringify(short) ?? 'null') : '"…"'
      length += text.length
      return text
    }
    const list = Array.isArray(inner)
    const parts: string[] = []
    for (const [key, item] of Object.entries(inner)) {
      if (length > limit) {
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

/** Parses a JSON text; returns any other text unchanged. */
export function parsedText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Formatted texts by value, because many references may lead to the same large value. */
const textCache = new WeakMap<object, string>()

/** Formats a value for one line: strings without quotes, others as single-line JSON, at most 500 characters. */
export function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return lineText(value)
  const text = textCache.get(value) ?? lineText(value)
  textCache.set(value, text)
  return text
}

/**
 * Formats a number for one line. Integers beyond 2^53 were rounded when the document was parsed. Reading them again from
 * the text would be too slow, so they are only marked with '≈'. From 10^21 on, JavaScript writes them as powers of ten.
 */
export function numberText(value: number): string {
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21
  return isRounded ? `≈ ${value}` : String(value)
}

function lineText(value: unknown): string {
  if (typeof value === 'number') return numberText(value)
  const text = typeof value === 'string' ? value : jsonText(value, 0, valueLimit)
  return text.length > valueLimit ? `${text.slice(0, valueLimit)}…` : text
}
