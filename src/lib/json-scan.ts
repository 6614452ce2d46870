// Finds where JSON values start and end by brackets and quotes only: parsing takes twice the time and ten times the memory.

/** The characters of JSON that are no part of a value, as character codes. */
export const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c]
export const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]
const [space, lineFeed, carriageReturn, tab] = [0x20, 0x0a, 0x0d, 0x09]

/** Whether an object or a list starts at an offset. */
export function isContainer(text: string, at: number): boolean {
  return isOpening(text.charCodeAt(at))
}

/** Returns the offset of the first character that is no white space of JSON, from an offset on. */
export function afterSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** Returns the offset of the quote that closes the string at an offset; -1 if the text ends before. */
export function closingQuote(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let start = end
    while (text.charCodeAt(start - 1) === backslash) start--
    if ((end - start) % 2 === 0) return end
  }
  return -1
}

/** Returns the offset after the string at an offset. An unclosed string ends with the text. */
export function stringEnd(text: string, from: number): number {
  const end = closingQuote(text, from)
  return end < 0 ? text.length : end + 1
}

/** Returns the end of the value at an offset, and the number of its children. An unclosed value ends with the text. */
export function scanValue(text: string, from: number): { end: number; childCount: number } {
  if (text.charCodeAt(from) === quote) return { end: stringEnd(text, from), childCount: 0 }
  return isContainer(text, from) ? scanContainer(text, from) : { end: wordEnd(text, from), childCount: 0 }
}

/** Finds the end of an object or a list. Must be fast, because it scans nearly the whole text of a document. */
function scanContainer(text: string, from: number): { end: number; childCount: number } {
  const first = afterSpace(text, from + 1)
  const isEmpty = first === text.length || isClosing(text.charCodeAt(first))
  let commas = 0
  let depth = 0
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code <= space) continue
    if (code === quote) at = stringEnd(text, at) - 1
    else if (code === comma) commas += depth === 1 ? 1 : 0
    else if (isOpening(code)) depth++
    else if (isClosing(code) && --depth === 0) {
      at++
      break
    }
  }
  return { end: at, childCount: isEmpty ? 0 : commas + 1 }
}

/** Returns the end of a number, a word or any other text without quotes, which has at least one character. */
export function wordEnd(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && !isEnd(text.charCodeAt(at))) at++
  return at
}

/** Whether a text ends inside a string, an object or a list. */
export function isUnclosed(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = closingQuote(text, at)
      if (at < 0) return true
    } else if (isOpening(code)) depth++
    else if (isClosing(code)) depth--
  }
  return depth > 0
}

/** Whether a character ends an object or a list. */
export function isClosing(code: number): boolean {
  return code === closeBrace || code === closeBracket
}

function isOpening(code: number): boolean {
  return code === openBrace || code === openBracket
}

function isSpace(code: number): boolean {
  return code === space || code === lineFeed || code === carriageReturn || code === tab
}

function isEnd(code: number): boolean {
  return code === comma || code === colon || isClosing(code) || isSpace(code)
}
