// Finds the start and the end of JSON values by brackets and quotes only: parsed JSON of 50 MB needs 500 MB of memory.

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Whether an object or an array starts at an offset. */
export function isContainer(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code === openBrace || code === openBracket
}

/** Whether an object starts at an offset. */
export function isObject(text: string, at: number): boolean {
  return text.charCodeAt(at) === openBrace
}

/** Returns the offset of the first character that is not white space. */
export function afterSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** Returns the end of the value at an offset, and the number of its children. An unclosed value ends with the text. */
export function scanValue(text: string, from: number): { end: number; childCount: number } {
  if (text.charCodeAt(from) === quote) return { end: stringEnd(text, from), childCount: 0 }
  return isContainer(text, from) ? scanContainer(text, from) : { end: wordEnd(text, from), childCount: 0 }
}

function scanContainer(text: string, from: number): { end: number; childCount: number } {
  let commas = 0
  let depth = 0
  let isEmpty = true
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (depth === 1 && isEmpty && !isSpace(code) && !isClosing(code)) isEmpty = false
    if (code === quote) at = stringEnd(text, at) - 1
    else if (code === openBrace || code === openBracket) depth++
    else if (code === comma && depth === 1) commas++
    else if (isClosing(code) && --depth === 0) return { end: at + 1, childCount: isEmpty ? 0 : commas + 1 }
  }
  return { end: text.length, childCount: isEmpty ? 0 : commas + 1 }
}

/** A child of an object or array. */
export interface Child {
  /** Name of a member, with its quotes; undefined for an item. */
  name: string | undefined
  /** Offset of the value. */
  start: number
}

/**
 * Visits the children of an object or array, from the one whose name or value starts at `from`. Stops at the end, and where
 * the text is not JSON.
 * @param visit Returns false to stop, or the end of the child if it is known. Its parameter `from` is the offset from which
 * a later visit can start.
 */
export function visitChildren(
  text: string,
  hasNames: boolean,
  from: number,
  visit: (child: Child, from: number) => { end?: number } | false,
): void {
  for (let at = afterSpace(text, from); at < text.length && !isClosing(text.charCodeAt(at));) {
    let start = at
    let name: string | undefined
    if (hasNames) {
      const nameEnd = text.charCodeAt(at) === quote ? stringEnd(text, at) : wordEnd(text, at)
      name = text.slice(at, nameEnd)
      start = afterSpace(text, nameEnd)
      if (text.charCodeAt(start) === colon) start = afterSpace(text, start + 1)
    }
    const visited = visit({ name, start }, at)
    if (visited === false) return
    const next = afterSpace(text, visited.end ?? scanValue(text, start).end)
    if (text.charCodeAt(next) !== comma) return
    at = afterSpace(text, next + 1)
  }
}

/** Returns the offset after the string that starts at an offset. */
export function stringEnd(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let start = end
    while (text.charCodeAt(start - 1) === backslash) start--
    if ((end - start) % 2 === 0) return end + 1
  }
  return text.length
}

/** Returns the end of a number, a word or any other text without quotes, which has at least one character. */
function wordEnd(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && !isEnd(text.charCodeAt(at))) at++
  return at
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

function isClosing(code: number): boolean {
  return code === closeBrace || code === closeBracket
}

function isEnd(code: number): boolean {
  return code === comma || code === colon || isClosing(code) || isSpace(code)
}
