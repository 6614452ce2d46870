/** An ampersand of an XML text that begins no reference that XML knows. */
export interface LooseAmpersand {
  offset: number
  /** The name that follows, as in `&nbsp;`; undefined for an ampersand that should have been escaped. */
  entity: string | undefined
}

/**
 * Finds ampersands outside comments, CDATA and processing instructions that begin neither one of the five entities nor a character.
 * The parser would read on to the next semicolon, however far it is.
 */
export function findLooseAmpersands(text: string): LooseAmpersand[] {
  const found: LooseAmpersand[] = []
  const step = /&|<!--|<!\[CDATA\[|<\?/g
  const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6})|([A-Za-z_][\w.-]{0,40}));/y
  for (let match = step.exec(text); match; match = step.exec(text)) {
    const [opening] = match
    const offset = match.index
    if (opening !== '&') {
      const closing = opening === '<!--' ? '-->' : opening === '<?' ? '?>' : ']]>'
      const end = text.indexOf(closing, step.lastIndex)
      if (end === -1) break
      step.lastIndex = end + closing.length
      continue
    }
    reference.lastIndex = offset
    const [, known, decimal, hexadecimal, entity] = reference.exec(text) ?? []
    const code = decimal !== undefined ? Number(decimal) : hexadecimal !== undefined ? parseInt(hexadecimal, 16) : 0
    if (known === undefined && !isXmlCharacter(code)) found.push({ offset, entity })
  }
  return found
}

/** Whether XML 1.0 allows a character, by its code point. */
export function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
}

/** Replaces the ampersands at ascending offsets by a character of the same length that the text does not have. */
export function maskAmpersands(text: string, offsets: readonly number[]): { masked: string; mask: string } {
  const privateUse = { first: 0xe000, last: 0xf8ff }
  let mask = ''
  for (let code = privateUse.first; code <= privateUse.last && mask === ''; code += 1) {
    const candidate = String.fromCharCode(code)
    if (!text.includes(candidate)) mask = candidate
  }
  const parts: string[] = []
  let from = 0
  for (const offset of offsets) {
    parts.push(text.slice(from, offset))
    from = offset + 1
  }
  parts.push(text.slice(from))
  return { masked: parts.join(mask || '\ufffd'), mask: mask || '\ufffd' }
}
