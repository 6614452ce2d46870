/**
 * Finds where a text stops being valid JSON, and the text there, because the messages of browsers differ and lack the
 * position in short texts. Undefined when the text is valid JSON or is incomplete.
 */
export function jsonError(text: string): { at: number; found: string } | undefined {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++
    if (at >= text.length) return undefined
    const sign = text.charAt(at)
    const next = after(expected, sign, open)
    if (next === undefined) return { at, found: wordAt(text, at) }
    if (sign === '"') {
      const end = endOfString(text, at)
      if (end === undefined) return undefined
      if (end < 0) return { at: -end, found: wordAt(text, -end) }
      at = end
    } else if (punctuation.includes(sign)) {
      at++
    } else {
      scalar.lastIndex = at
      const length = scalar.exec(text)?.[0].length
      if (length === undefined) return { at, found: wordAt(text, at) }
      at += length
    }
    expected = next
  }
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing'

const punctuation = '{}[]:,'
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y

/** Returns what may follow a character; undefined when the character is not allowed there. */
function after(expected: Expected, sign: string, open: ('{' | '[')[]): Expected | undefined {
  const closed = () => {
    open.pop()
    return open.length > 0 ? ', or end' : 'nothing'
  }
  if (expected === 'nothing') return undefined
  if (expected === ':') return sign === ':' ? 'value' : undefined
  if (expected === ', or end') {
    if (sign === ',') return open.at(-1) === '{' ? 'key' : 'value'
    return sign === (open.at(-1) === '{' ? '}' : ']') ? closed() : undefined
  }
  if (expected === 'key' || expected === 'key or }') {
    if (sign === '"') return ':'
    return sign === '}' && expected === 'key or }' ? closed() : undefined
  }
  if (sign === ']' && expected === 'value or ]') return closed()
  if (sign === '{' || sign === '[') {
    open.push(sign)
    return sign === '{' ? 'key or }' : 'value or ]'
  }
  if (punctuation.includes(sign)) return undefined
  return open.length > 0 ? ', or end' : 'nothing'
}

/** Returns the position after a string, or minus the position of an invalid character; undefined when the string does not end. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return -at
    if (code !== 0x5c) continue
    at++
    if (text.charAt(at) === 'u') {
      if (!/^[\da-f]{4}$/i.test(text.slice(at + 1, at + 5))) return -(at - 1)
      at += 4
    } else if (at < text.length && !'"\\/bfnrt'.includes(text.charAt(at))) return -(at - 1)
  }
  return undefined
}

/** Returns the word at a position, for a message. */
function wordAt(text: string, at: number): string {
  const [word = ''] = /^[\w.+-]{1,20}/.exec(text.slice(at, at + 20)) ?? []
  if (word !== '') return word
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
  return sign < ' ' ? `control character ${sign.charCodeAt(0)}` : sign
}
