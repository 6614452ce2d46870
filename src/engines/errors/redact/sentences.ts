import { kindOf, marker } from './markers'
import { isSecretInSentence } from './secret-names'

const word = /(?<![\w-])\w[\w-]{1,63}(?![\w-])/g

const closing = String.raw`(?:\\?["'\x60*)\]]){0,2}`
const opening = String.raw`(?:\\?["'\x60*([]){0,2}`
const value = String.raw`((?<=")(?:[^"\s\\]|\\(?!")){8,512}(?=\\?")|(?<=')(?:[^'\s\\]|\\(?!')){8,512}(?=\\?')|(?![:=])(?:[^\s"'\x60<>()[\]{},;|\\]|\\(?!["'])){8,512})`
/** A note about the secret: `for user dana`, `(production)`. */
const purpose = String.raw`(?:[ \t]{1,4}(?:(?:for|of)(?:[ \t][^\s:=,;"']{1,40}){1,3}|\([^()\n]{1,40}\)))?`
const verbs = String.raw`(?:[ \t]{1,20}(?:is|was|has|been|now|value|set|changed|reset|provided|given|used)\b)`

/** A sign or a verb between the name of a secret and its value: `password: …`, `password was set to …`. */
const stated = new RegExp(
  String.raw`(${closing}${purpose}(?:${verbs}{0,4}\s{0,20}(?:=>|->|[:=→])|${verbs}{0,3}[ \t]{1,20}(?:is|was|to)(?=\s))\s{0,20}${opening})${value}`,
  'iy',
)
/** Two texts of a list. The second one is no name of a member. */
const listed = new RegExp(String.raw`(["']\s{0,20},\s{0,20}["'])${value}(?=["'](?!\s{0,8}:))`, 'y')
/** The next cell of a table, or a line that has only the value. */
const aligned = new RegExp(
  String.raw`(${closing}[ \t]{0,20}(?:[\t|–—][ \t]{0,20}|(?=\s{0,60}\S{1,520}[ \t]{0,20}(?:[\r\n]|$))(?:\r?\n[ \t]{0,20}){1,3})${opening})${value}`,
  'y',
)
/** Only blanks: `password …`. */
const adjacent = new RegExp(
  String.raw`(${closing}[ \t]{1,20}(?:(?:value|provided|given|used)[ \t]{1,20}){0,2}${opening})${value}`,
  'iy',
)

/** Redacts the values that look generated behind the names of secrets: in sentences, tables, lists and commands. */
export function redactSentences(text: string): string {
  let redacted = ''
  let redactedEnd = 0
  let previous: RegExpMatchArray | undefined
  for (const found of text.matchAll(word)) {
    const name = secretName(found, previous)
    previous = found
    const end = found.index + found[0].length
    if (name === undefined || end < redactedEnd) continue
    const told = isNothingTold(text, end - name.length, name) ? undefined : toldValue(text, end, name)
    if (!told) continue
    redacted += text.slice(redactedEnd, end) + told.between + marker(kindOf(name))
    redactedEnd = end + told.between.length + told.value.replace(/[.:?]$/, '').length
  }
  return redacted + text.slice(redactedEnd)
}

/** A word that is the name of a secret, alone or with the one before it: `API key`. */
function secretName(found: RegExpMatchArray, previous: RegExpMatchArray | undefined): string | undefined {
  if (isSecretInSentence(found[0])) return found[0]
  if (!previous || (previous.index ?? 0) + previous[0].length + 1 !== found.index) return undefined
  const both = `${previous[0]} ${found[0]}`
  return !isSecretInSentence(previous[0]) && isSecretInSentence(both) ? both : undefined
}

/** Returns the text before an offset, as far as it is of interest. It starts with a line break if it starts the text. */
function textBefore(text: string, end: number): string {
  return end < 80 ? `\n${text.slice(0, end)}` : text.slice(end - 80, end)
}

/** Whether the secret at an offset is said to be absent, or a parser names a word of its input, which it calls a token. */
export function isNothingTold(text: string, at: number, name: string): boolean {
  const before = textBefore(text, at)
  return absent.test(before) || (/^tokens?$/i.test(name) && wordOfParser.test(before))
}

const absent = /\b(?:no|missing|without)[ \t]{1,4}(?:[\w-]{1,20}[ \t]{1,4})?$/i
const wordOfParser =
  /\b(?:at|current|encountered|expected|extraneous|found|got|illegal|last|mismatched|near|next|offending|previous|unexpected|unknown|unrecogni[sz]ed)[ \t]{1,4}$/i

/** Returns the value that a text tells behind the name of a secret, and what is between both. */
function toldValue(text: string, end: number, name: string): Told | undefined {
  const before = textBefore(text, end - name.length)
  const isAlone =
    /[\n\t|][\t >*#+`"'-]{0,8}(?:[\w-]{1,20} ){0,2}[*`"']{0,2}$/.test(before) &&
    !/\b(?:bad|expired|incorrect|invalid|revoked|unknown|wrong)\b[^\n\t|]{0,60}$/i.test(before)
  for (const pattern of isAlone ? [stated, listed, aligned] : [stated, listed]) {
    const told = matchAt(pattern, text, end)
    if (told && (looksGenerated(told.value) || looksChosen(told.value))) return told
  }
  const told = matchAt(adjacent, text, end)
  if (!told || !looksGenerated(told.value)) return undefined
  return kindOf(name) === 'password' || hasGeneratedPart(told.value) ? told : undefined
}

interface Told {
  between: string
  value: string
}

function matchAt(pattern: RegExp, text: string, at: number): Told | undefined {
  pattern.lastIndex = at
  const [, between = '', found] = pattern.exec(text) ?? []
  return found === undefined ? undefined : { between, value: found }
}

/** Dates, addresses, paths, files and places in them, hexadecimal codes, types, algorithms, and pairs of a name and a value. */
const otherTexts =
  /^(?:\d{4}-?\d\d-?\d\d(?:T|-|$)|HTTP\/|\.{0,2}\/|[A-Z]:\\|arn:|0x[\da-f]+$|n?(?:var)?(?:char|binary)\d)|:\/\/|\bsha-?\d|\.\w{1,4}:\d|\.(?:pem|key|crt|cer|der|p12|pfx|jks|json|ya?ml|xml|txt|env)$|=[^=]/i

/** Whether a text was made by a program or for a password: letters with several digits among them. */
function looksGenerated(text: string): boolean {
  if (!/[a-z]/i.test(text) || otherTexts.test(text)) return false
  const digits = text.match(/\d+/g) ?? []
  return digits.length > 1 || (digits[0]?.length ?? 0) > 3
}

/** Whether a text follows the rules for passwords: capital and small letters, a digit and a sign. */
function looksChosen(text: string): boolean {
  return (
    /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text) && /[!#$%&*+?@^~]/.test(text) && !otherTexts.test(text)
  )
}

/** Whether a part of a text has letters and digits, other than in a name such as `edi-tls-2024-05`. */
function hasGeneratedPart(text: string): boolean {
  return text.split(/[^a-z\d]+/i).some((part) => part.length >= 8 && /\d/.test(part) && /[a-z]/i.test(part))
}
