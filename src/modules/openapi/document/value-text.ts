const depthLimit = 40
const lengthLimit = 200_000
const valueLimit = 500

/**
 * A value as indented JSON, cut at 40 levels and about 200,000 characters ('…'), so that no value of a document can
 * stop the page.
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

/** What a JSON text says; any other text says itself. */
export function parsedText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Values of documents as lines show them: a large one may be referred to from everywhere. */
const known = new WeakMap<object, string>()

/** A single value as a line shows it: strings bare, all else as JSON on one line, at most 500 characters. */
export function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return lineText(value)
  const text = known.get(value) ?? lineText(value)
  known.set(value, text)
  return text
}

/**
 * A number as a line shows it. Integers beyond 2^53 were rounded when the document was parsed: to read each of them again
 * from its text would cost more than all else, so they are only marked. From 10^21 on they are written as powers of ten.
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
