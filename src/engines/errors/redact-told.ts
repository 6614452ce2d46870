import { kindOf, marker } from './markers'
import { isSecretName } from './secret-names'

const word = /(?<![\w-])[\w-]{2,64}(?![\w-])/g

/**
 * Between the name of a secret and its value: blanks, a line break, signs of a table or of a list, and words such as `is`; then
 * the value.
 */
const told =
  /(["'`*)\]]{0,2}(?:\s{1,20}|\s{0,20}(?:=>|->|[:=|,→–—])\s{0,20})(?:(?:is|was|value|provided|given|used)\b:?\s{1,20}){0,2}["'`*([]{0,2})([^\s"'`<>()[\]{},;|]{8,512})/iy

/** Redacts the values that look generated behind the names of secrets: in sentences, tables, lists and commands. */
export function redactTold(text: string): string {
  let redacted = ''
  let redactedEnd = 0
  let before: RegExpMatchArray | undefined
  for (const found of text.matchAll(word)) {
    const name = secretName(found, before)
    // Parsers call a word of their input a token.
    const isOfParser = before?.[0].toLowerCase() === 'unexpected'
    before = found
    const end = found.index + found[0].length
    if (name === undefined || end < redactedEnd || isOfParser) continue
    told.lastIndex = end
    const [, between = '', value = ''] = told.exec(text) ?? []
    if (!looksGenerated(value)) continue
    redacted += text.slice(redactedEnd, end) + between + marker(kindOf(name))
    redactedEnd = end + between.length + value.replace(/[.:!?]$/, '').length
  }
  return redacted + text.slice(redactedEnd)
}

/** A word that is the name of a secret, alone or with the one before it: `API key`. */
function secretName(found: RegExpMatchArray, before: RegExpMatchArray | undefined): string | undefined {
  if (isSecretName(found[0])) return found[0]
  if (!before || isSecretName(before[0]) || (before.index ?? 0) + before[0].length + 1 !== found.index) return undefined
  const both = `${before[0]} ${found[0]}`
  return isSecretName(both) ? both : undefined
}

/** Dates, addresses, paths and places of files, the version of HTTP, and pairs of a name and a value. */
const otherTexts = /^(?:\d{4}-\d\d-\d\d|HTTP\/|\.{0,2}\/|[A-Z]:\\)|:\/\/|\.\w{1,4}:\d|=[^=]/i

/** Whether a text was made by a program or for a password: letters with several digits among them. */
function looksGenerated(text: string): boolean {
  if (!/[a-z]/i.test(text) || otherTexts.test(text)) return false
  const digits = text.match(/\d+/g) ?? []
  return digits.length > 1 || (digits[0]?.length ?? 0) > 3
}
