import { windows1252Characters, windows1252Of } from '@/lib/charset'
import { characterOfEntity } from '../read/html-entities'

const bytes = new Map(windows1252Characters.split('').map((character, at) => [character, 0x80 + at]))

/** Beginnings of characters of two and three bytes, of which nearly all of Europe's are: Â, Ã, â. */
const usualLeads: ReadonlySet<number> = new Set([0xc2, 0xc3, 0xe2])
/** The same with Ä, Å, Ð, Ñ, ï and ð, which begin further letters, marks and emoji. */
const leads: ReadonlySet<number> = new Set([...usualLeads, 0xc4, 0xc5, 0xd0, 0xd1, 0xef, 0xf0])
/** Letters of Europe with Cyrillic ones, its punctuation, and marks such as ™. Rare characters are no sign of damage: `É»` may be meant. */
const plausible =
  /^[\u00a0-\u017f\u0400-\u045f\u2000-\u206f\u20a0-\u20bf\u2100-\u214f\ufeff\ufffd\u{1f300}-\u{1faff}]+$/u
/** The letters of the code pages of consoles (437 and 850) from 0x80 to 0x9A, and their other characters up to 0xBF. */
const consoleLetters = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'
const consoleOthers = 'ø£Ø×¢¥₧ƒáíóúñÑªº¿®⌐¬½¼¡«»░▒▓│┤ÁÂÀ©╡╢╖╕╣║╗╝╜╛┐'
/** UTF-8 that was read as such a code page: characters of two bytes begin with ├ or ┬, those of three with Γ, as Greek words do. */
const consoleDamage = new RegExp(
  `[\\u251c\\u252c][${consoleLetters}${consoleOthers}]|\\u0393[${consoleLetters}][${consoleLetters}${consoleOthers}]`,
)
/** A word in capitals that ends in such a letter before a dash or a mark, as in `GRÅ–SVART`, `MANTA LÃ–VISCOSE` and `RANDÅ®`. */
const wordEnd =
  /^\p{Lu}[\u00c3-\u00c5\u00d0\u00d1](?:[\u2013\u2014\u00a0]|[\u2026\u2018-\u201d\u2039\u203a«»™®©](?!\p{L}))/u
/** Of these, words in which the letter and the mark are the likely reading: Ö in capitals is damaged to Ã–, Š to Å and a blank. */
const likelyWordEnd = /^.[^\u00c3][^\u00a0]/
const maxRounds = 3
/** The first character that needs so many bytes. */
const leastCodes: Record<number, number> = { 2: 0x80, 3: 0x800, 4: 0x10000 }

/** Controls of Latin-1, which no text has: bytes of Windows-1252 that were read as Latin-1, such as 0x92 for ’. */
const latinControl = /[\u0080-\u009f]/
/** References of XML and HTML, which a text has when it was escaped twice. */
const references = /&(?:#(\d{2,6})|#x([\da-fA-F]{2,5})|([A-Za-z]\w{1,7}));/g

/** The damage of a text that was decoded with a wrong encoding, or escaped twice. */
export interface TextDamage {
  cause: 'encoding' | 'escapes'
  /** The text that was probably meant; undefined when that cannot be told. */
  meant: string | undefined
  /** Whether no other text can be meant. */
  isCertain: boolean
}

/**
 * Tells whether a text was damaged by a wrong encoding (UTF-8 read as Windows-1252 or Latin-1, characters that were lost), or by being
 * escaped twice.
 */
export function damageOf(text: string): TextDamage | undefined {
  const encoding = /[\u0080-\uffff]/.test(text) ? encodingDamageOf(text) : undefined
  if (encoding) return { cause: 'encoding', ...encoding }
  const meant = text.replaceAll(references, characterOf)
  // Some texts are pieces of HTML on purpose.
  return meant === text ? undefined : { cause: 'escapes', meant, isCertain: false }
}

/** The character of a reference; the reference itself if it has none. */
function characterOf(reference: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return characterOfEntity(name) ?? reference
  const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : reference
}

function encodingDamageOf(text: string): Omit<TextDamage, 'cause'> | undefined {
  if (text.includes('\ufffd')) return { meant: undefined, isCertain: false }
  let meant = text
  let isCertain = true
  for (let round = 0; round < maxRounds; round++) {
    const repaired = decodeOnce(meant)
    if (!repaired) break
    meant = repaired.text
    isCertain &&= repaired.isCertain
  }
  if (meant.includes('\ufffd')) return { meant: undefined, isCertain: false }
  if (latinControl.test(meant)) {
    const characters = windows1252Of(meant)
    return { meant: latinControl.test(characters) ? undefined : characters, isCertain: false }
  }
  if (meant !== text) return { meant, isCertain }
  return consoleDamage.test(text) ? { meant: undefined, isCertain: false } : undefined
}

/** Decodes the parts of a text that are UTF-8 read as Windows-1252 or Latin-1. Undefined when there is none. */
function decodeOnce(text: string): { text: string; isCertain: boolean } | undefined {
  let isCertain = true
  let found = false
  let decoded = ''
  for (let at = 0; at < text.length;) {
    const part = partAt(text, at)
    if (part) {
      const word = at > 0 ? text.slice(at - 1, at + 3) : ''
      const canBeMeant = wordEnd.test(word)
      found ||= !canBeMeant || !likelyWordEnd.test(word)
      isCertain &&= usualLeads.has(byteAt(text, at) ?? 0) && !canBeMeant
      decoded += part.text
      at += part.units
    } else {
      const character = text[at] ?? ''
      // Another letter outside ASCII tells that the text was not damaged as a whole.
      if (character > '\u007f') isCertain = false
      decoded += character
      at += 1
    }
  }
  return found ? { text: decoded, isCertain } : undefined
}

/** The character whose UTF-8 bytes begin at an offset. */
function partAt(text: string, at: number): { text: string; units: number } | undefined {
  const lead = byteAt(text, at)
  if (lead === undefined || !leads.has(lead)) return undefined
  const units = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  const tail = Array.from({ length: units - 1 }, (_, index) => byteAt(text, at + 1 + index))
  let code = lead & (0xff >> (units + 1))
  for (const byte of tail) {
    if (byte === undefined || byte < 0x80 || byte > 0xbf) return undefined
    code = (code << 6) | (byte & 0x3f)
  }
  if (code < (leastCodes[units] ?? 0) || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined
  const character = String.fromCodePoint(code)
  return plausible.test(character) ? { text: character, units } : undefined
}

/** The byte that Windows-1252 or Latin-1 reads as a character. */
function byteAt(text: string, at: number): number | undefined {
  const code = text.charCodeAt(at)
  return code >= 0x80 && code <= 0xff ? code : bytes.get(text[at] ?? '')
}
