import { characterOfEntity } from './html-entities'

/** An ampersand of an XML text that begins no reference that XML knows. */
export interface LooseAmpersand {
  offset: number
  /** The reference, as in `&nbsp;` or `&#11;`; undefined for an ampersand that should have been escaped. */
  reference: string | undefined
}

const longestEntityUnits = 40
const reference = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6})|([A-Za-z_][\w.-]*));/y

/** Tells what begins at an ampersand; undefined for a reference that XML knows. */
export function readAmpersand(text: string, offset: number): LooseAmpersand | undefined {
  // A name that goes on for long is no entity, and finding its end would read the text again for each ampersand.
  const head = text.slice(offset, offset + longestEntityUnits + 2)
  reference.lastIndex = 0
  const [whole, known, decimal, hexadecimal] = reference.exec(head) ?? []
  const code = codeOf(decimal, hexadecimal)
  if (known !== undefined || (code !== undefined && isXmlCharacter(code))) return undefined
  return { offset, reference: whole }
}

function codeOf(decimal: string | undefined, hexadecimal: string | undefined): number | undefined {
  if (decimal !== undefined) return Number(decimal)
  return hexadecimal === undefined ? undefined : parseInt(hexadecimal, 16)
}

/** The code of a reference such as `&#11;`; undefined for a named one. */
export function codeOfReference(text: string): number | undefined {
  const [, hexadecimal, decimal] = /^&#(?:x([\da-fA-F]+)|(\d+));$/.exec(text) ?? []
  return codeOf(decimal, hexadecimal)
}

/** The character that a reference unknown to XML probably means; undefined when nothing tells. */
export function meaningOfReference(text: string): string | undefined {
  return codeOfReference(text) === undefined ? characterOfEntity(text.slice(1, -1)) : ' '
}

/** Whether XML 1.0 allows a character, by its code point. */
export function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
}

/** A character of private use that a text does not have, to stand for an ampersand. */
export function unusedCharacter(text: string): string {
  const privateUse = { first: 0xe000, last: 0xf8ff }
  for (let code = privateUse.first; code <= privateUse.last; code += 1) {
    const candidate = String.fromCharCode(code)
    if (!text.includes(candidate)) return candidate
  }
  return '\ufffd'
}

/** Replaces the characters that stand for ampersands by what they and their references mean. */
export function restoreReferences(text: string, mask: string): string {
  const references = new RegExp(
    `${mask}((?:#\\d{1,7}|#x[\\da-fA-F]{1,6}|[A-Za-z_][\\w.-]{0,${longestEntityUnits}});)?`,
    'g',
  )
  return text.replaceAll(references, (_, rest: string | undefined) =>
    rest === undefined ? '&' : (meaningOfReference(`&${rest}`) ?? `&${rest}`),
  )
}
