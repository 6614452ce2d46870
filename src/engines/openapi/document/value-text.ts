import { cutText } from '@/lib/cut-text'
import { jsonOf, membersOf, scalarJson } from '@/lib/exact-json'
import { ExactNumber, isNumber } from '@/lib/exact-number'

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
    const simple = typeof inner !== 'object' || inner === null || inner instanceof ExactNumber
    if (simple || level >= depthLimit) {
      const short = typeof inner === 'string' ? cutText(inner, limit) : inner
      const text = simple ? scalarJson(short) : '"…"'
      length += text.length
      return text
    }
    const list = Array.isArray(inner)
    const parts: string[] = []
    for (const [key, item] of list ? inner.map((entry: unknown) => ['', entry] as const) : membersOf(inner)) {
      if (length > limit) {
        parts.push(list ? '"…"' : '"…": "…"')
        break
      }
      const label = list ? '' : `${scalarJson(key)}:${indent ? ' ' : ''}`
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

/** Parses a JSON text, with all digits of its numbers; returns any other text unchanged. */
export function parsedText(text: string): unknown {
  const parsed = jsonOf(text)
  return parsed ? parsed.value : text
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

function lineText(value: unknown): string {
  // JSON has no text for the infinite numbers of YAML.
  const isText = typeof value === 'string' || isNumber(value)
  const text = isText ? String(value) : jsonText(value, 0, valueLimit)
  return cutText(text, valueLimit)
}
