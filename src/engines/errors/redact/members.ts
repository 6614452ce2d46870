import { isMessage, messageRanges } from './error-messages'
import { markedValue, isMarked, kindOf, marker } from './markers'
import { isSecretName } from './secret-names'
import { valueRule } from './value-rule'

/** A way to quote the members of an object: in JSON, in Python output, and in JSON inside a JSON string (HAR files). */
interface QuoteStyle {
  quote: string
  /** Matches a name with its colon. */
  name: RegExp
  /** Matches the value after the name: a text, which may be incomplete, a list without objects, or a number. */
  value: RegExp
}

const styles: readonly QuoteStyle[] = [
  {
    quote: '"',
    name: /"([\w.$ @-]{1,80})"\s*:\s*/g,
    value: /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|\[(?:"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[^\][{"'\\])*(?:\]|$)|-?\d[\d.eE+-]*/y,
  },
  {
    quote: "'",
    name: /'([\w.$ @-]{1,80})'\s*:\s*/g,
    value: /'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|\[(?:'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|[^\][{"'\\])*(?:\]|$)|-?\d[\d.eE+-]*/y,
  },
  {
    quote: String.raw`\"`,
    name: /\\"([\w.$ @-]{1,80})\\"\s*:\s*/g,
    // Two or more backslashes belong to the value.
    value:
      /\\"(?:[^"\\]|\\{2,}(?!\\)"?|\\(?!["\\]))*(?:\\"|\\*$)|\[(?:\\"(?:[^"\\]|\\{2,}(?!\\)"?|\\(?!["\\]))*(?:\\"|\\*$)|[^\][{"'\\])*(?:\]|$)|-?\d[\d.eE+-]*/y,
  },
]

/** A member of JSON that is in a text of JSON twice or more often. Longer runs of backslashes belong to the value. */
const nestedMember = valueRule(
  /(?<before>(?<quote>\\{2,9}")(?<name>[\w.$ @-]{1,80})\k<quote>\s{0,8}:\s{0,8}\k<quote>)(?<value>(?:[^"\\]|\\+(?!["\\])|(?!\k<quote>)\\+")*)/g,
  ({ name, value }) => isSecretName(name) && !isMessage(value),
)

/** Redacts the values of members with secret names. Keeps validation messages, although their field may be a password. */
export function redactMembers(text: string): string {
  return nestedMember(styles.reduce(redactStyle, text))
}

function redactStyle(text: string, { quote, name, value }: QuoteStyle): string {
  const isAboutField = insideAnyOf(messageRanges(text))
  let redacted = ''
  let redactedEnd = 0
  for (const { index, 0: all, 1: member = '' } of text.matchAll(name)) {
    if (index < redactedEnd || !isSecretName(member)) continue
    value.lastIndex = index + all.length
    const found = value.exec(text)?.[0]
    if (found === undefined) continue
    if (isAboutField(index) && isMessage(unquoted(found, quote))) continue
    redacted += text.slice(redactedEnd, index) + all + redactedValue(member, found, quote)
    redactedEnd = index + all.length + found.length
  }
  return redacted + text.slice(redactedEnd)
}

/** Tells of ascending offsets whether they are in one of the ranges, which are ascending too. */
function insideAnyOf(ranges: readonly [from: number, to: number][]): (offset: number) => boolean {
  let at = 0
  return (offset) => {
    while ((ranges[at]?.[1] ?? Infinity) <= offset) at += 1
    return offset > (ranges[at]?.[0] ?? Infinity)
  }
}

function redactedValue(member: string, value: string, quote: string): string {
  if (value.startsWith('[')) return areMessages(value) ? value : `[${quote}${marker(kindOf(member))}${quote}]`
  if (!value.startsWith(quote)) return `${quote}${marker(kindOf(member))}${quote}`
  const isClosed = value.length > quote.length && value.endsWith(quote)
  return quote + markedValue(member, unquoted(value, quote)) + (isClosed ? quote : '')
}

/** Whether every text of a list is a validation message or a marker. */
function areMessages(texts: string): boolean {
  return texts
    .slice(1, -1)
    .split(/,(?=\s*\\*["'])/)
    .map((text) => text.trim().replaceAll(/^\\*["']|(?<!\\)\\*["']$/g, ''))
    .every((text) => text === '' || isMessage(text) || isMarked(text))
}

function unquoted(value: string, quote: string): string {
  const rest = value.startsWith(quote) ? value.slice(quote.length) : value
  return rest.endsWith(quote) ? rest.slice(0, -quote.length) : rest
}
