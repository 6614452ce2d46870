import { isMessage, messageRanges } from './error-messages'
import { markedValue, isMarked, kindOf, marker } from './markers'
import { isSecretName } from './secret-names'

/** A way to quote the members of an object: in JSON, in Python output, and in JSON inside a JSON string (HAR files). */
interface QuoteStyle {
  quote: string
  /** Matches a name with its colon. */
  name: RegExp
  /** Matches the value after the name: a text, which may be incomplete, a list without objects, or a number. */
  value: RegExp
}

const number = String.raw`-?\d[\d.eE+-]*`

const styles: readonly QuoteStyle[] = [
  style('"', String.raw`"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)`),
  style("'", String.raw`'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)`),
  // Two or more backslashes belong to the value.
  style(String.raw`\\"`, String.raw`\\"(?:[^"\\]|\\{2,}(?!\\)"?|\\(?!["\\]))*(?:\\"|\\*$)`),
]

function style(quote: string, text: string): QuoteStyle {
  return {
    quote: quote.replace(String.raw`\\`, '\\'),
    name: new RegExp(String.raw`${quote}([\w.$ @-]{1,80})${quote}\s*:\s*`, 'g'),
    value: new RegExp(String.raw`${text}|\[(?:${text}|[^\][{"'\\])*(?:\]|$)|${number}`, 'y'),
  }
}

/** Redacts the values of members with secret names. Keeps validation messages, although their field may be a password. */
export function redactMembers(text: string): string {
  return styles.reduce(redactStyle, text)
}

function redactStyle(text: string, { quote, name, value }: QuoteStyle): string {
  const ranges = messageRanges(text)
  let redacted = ''
  let redactedEnd = 0
  for (const { index, 0: all, 1: member = '' } of text.matchAll(name)) {
    if (index < redactedEnd || !isSecretName(member)) continue
    value.lastIndex = index + all.length
    const found = value.exec(text)?.[0]
    if (found === undefined) continue
    const isAboutField = ranges.some(([from, to]) => index > from && index < to)
    if (isAboutField && isMessage(unquoted(found, quote))) continue
    redacted += text.slice(redactedEnd, index) + all + redactedValue(member, found, quote)
    redactedEnd = index + all.length + found.length
  }
  return redacted + text.slice(redactedEnd)
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
