import { isMessage, messageRanges } from './error-messages'
import { hidden, isMarked, kindOf, marker } from './markers'
import { isSecretName } from './secret-names'

/** How members of an object are quoted: in JSON, in the output of Python, and in JSON that is a text of JSON (HAR files). */
interface QuoteStyle {
  quote: string
  /** A name with its colon. */
  name: RegExp
  /** A value that follows at once: a text, which may break off, a list without objects, or a number. */
  value: RegExp
}

const number = String.raw`-?\d[\d.eE+-]*`

const styles: readonly QuoteStyle[] = [
  style('"', String.raw`"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)`),
  style("'", String.raw`'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)`),
  // A backslash more than one belongs to the value.
  style(String.raw`\\"`, String.raw`\\"(?:[^"\\]|\\{2,}(?!\\)"?|\\(?!["\\]))*(?:\\"|\\*$)`),
]

function style(quote: string, text: string): QuoteStyle {
  return {
    quote: quote.replace(String.raw`\\`, '\\'),
    name: new RegExp(String.raw`${quote}([\w.$ @-]{1,80})${quote}\s*:\s*`, 'g'),
    value: new RegExp(String.raw`${text}|\[(?:${text}|[^\][{"'\\])*(?:\]|$)|${number}`, 'y'),
  }
}

/** Redacts the values of members with secret names. Messages about a field stay, although the field may be a password. */
export function redactMembers(text: string): string {
  return styles.reduce(redactStyle, text)
}

function redactStyle(text: string, { quote, name, value }: QuoteStyle): string {
  const ranges = messageRanges(text)
  let redacted = ''
  let done = 0
  for (const { index, 0: all, 1: member = '' } of text.matchAll(name)) {
    if (index < done || !isSecretName(member)) continue
    value.lastIndex = index + all.length
    const found = value.exec(text)?.[0]
    if (found === undefined) continue
    const isAboutField = ranges.some(([from, to]) => index > from && index < to)
    if (isAboutField && isMessage(unquoted(found, quote))) continue
    redacted += text.slice(done, index) + all + redactedValue(member, found, quote)
    done = index + all.length + found.length
  }
  return redacted + text.slice(done)
}

function redactedValue(member: string, value: string, quote: string): string {
  if (value.startsWith('[')) return areMessages(value) ? value : `[${quote}${marker(kindOf(member))}${quote}]`
  if (!value.startsWith(quote)) return `${quote}${marker(kindOf(member))}${quote}`
  const isClosed = value.length > quote.length && value.endsWith(quote)
  return quote + hidden(member, unquoted(value, quote)) + (isClosed ? quote : '')
}

/** Whether every text of a list is a message or a marker, as frameworks answer them by field. */
function areMessages(texts: string): boolean {
  return texts
    .slice(1, -1)
    .split(/,(?=\s*\\*["'])/)
    .map((text) => text.trim().replaceAll(/^\\*["']|\\*["']$/g, ''))
    .every((text) => text === '' || isMessage(text) || isMarked(text))
}

function unquoted(value: string, quote: string): string {
  const rest = value.startsWith(quote) ? value.slice(quote.length) : value
  return rest.endsWith(quote) ? rest.slice(0, -quote.length) : rest
}
