import { createScanner } from 'jsonc-parser'
import type { Edit } from '../findings/finding'
import { quote } from '../findings/quote'
import type { FindingDetails, ReadingFindings } from './reading-findings'

/** Kinds of tokens. `word` is a text that no quotes or wrong quotes surround. */
export type JsonTokenKind =
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | ':'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'word'
  | 'end'

/** The token that was read last. */
interface JsonToken {
  kind: JsonTokenKind
  start: number
  end: number
  /** The decoded text of a string; any other token as it is written. */
  value: string
}

/** Reads the tokens of a JSON text. Errors within a token, and comments, become findings. */
export interface JsonTokens {
  /** Changed by `next`. */
  readonly current: JsonToken
  next(): void
  /** Whether the file ends in the token that was read last, so that its value is not known. */
  isCut(): boolean
  /** Reports an error of the text. An error that cannot be fixed silences those that follow it on its line, which it probably caused. */
  fail(span: { start: number; end: number }, details: FindingDetails): void
}

/** Token kinds of the library, whose own names exist for its compiler only. */
const kindOfToken: readonly (JsonTokenKind | 'comment' | 'blank')[] = [
  'end',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  'boolean',
  'boolean',
  'string',
  'number',
  'comment',
  'comment',
  'blank',
  'blank',
  'word',
  'end',
]

const noError = 0
const openStringError = 2

/** How far an error that cannot be fixed silences others, and how far a wrong quote is searched for its end, in UTF-16 units. */
const silencedUnits = 200
const longestWordUnits = 1000

/** Tokens of a text. */
export function createJsonTokens(text: string, findings: ReadingFindings): JsonTokens {
  const scanner = createScanner(text, false)
  const current: JsonToken = { kind: 'end', start: 0, end: 0, value: '' }
  const textEnd = text.trimEnd().length
  let silentUntil = -1

  const fail: JsonTokens['fail'] = (span, details) => {
    if (span.start < silentUntil) return
    findings.add('not-well-formed', span, details)
    if (details.quickFix) return
    const rest = text.slice(span.start, span.start + silencedUnits)
    const lineBreak = rest.search(/[\r\n]/)
    silentUntil = span.start + (lineBreak === -1 ? rest.length : lineBreak)
  }
  const setEnd = (end: number) => {
    current.end = end
    scanner.setPosition(end)
  }
  const checkString = () => {
    const error: number = scanner.getTokenError()
    if (error === noError) return
    const raw = text.slice(current.start, current.end)
    if (error === openStringError) {
      if (current.end >= textEnd && !/[}\]]\s*$/.test(raw)) return
      const kept = raw.slice(1).replace(/[\s,}\]]{1,20}$/, '')
      setEnd(current.start + 1 + kept.length)
      current.value = kept
      fail(
        { start: current.start, end: current.end },
        { found: quote(kept), message: 'The quote of this text is not closed.', fix: 'Add " at its end.' },
      )
      return
    }
    const edits = controlEdits(raw, current.start)
    if (edits.length > 0) {
      const [first] = edits
      current.value = current.value.replaceAll(controlCharacters, replacementOfControl)
      fail(first?.span ?? current, {
        message: 'A text of JSON must not contain a tab, a line break or another control character.',
        quickFix: { label: 'Remove it', edits },
      })
    }
    const escape = wrongEscape(raw)
    if (escape === -1) return
    const start = current.start + escape
    fail(
      { start, end: start + 2 },
      {
        found: raw.slice(escape, escape + 2),
        message: `${quote(raw.slice(escape, escape + 2))} is no escape of JSON. A backslash is written as \\\\.`,
        quickFix: { label: 'Double the backslash', edits: [{ span: { start, end: start + 1 }, text: '\\\\' }] },
      },
    )
  }
  const extendNumber = () => {
    // A colon behind a number belongs to it in a time, and not where the number is a name.
    if (!/^(?:[\w.+-]|[:/]\d)/.test(text.slice(current.end, current.end + 2))) return
    longWord.lastIndex = current.start
    const word = longWord.exec(text)?.[0] ?? current.value
    setEnd(current.start + word.length)
    current.kind = 'word'
    current.value = word
  }
  const closeWrongQuote = () => {
    const prefix = /^(?:[ubr](?='))?/i.exec(current.value)?.[0] ?? ''
    const closing = wrongQuotes.get(current.value.charAt(prefix.length))
    if (closing === undefined) return
    const start = current.start + prefix.length + 1
    const rest = text.slice(start, start + longestWordUnits)
    const end = closingAt(rest, closing)
    if (end === -1) return
    setEnd(start + end + 1)
    const raw = rest.slice(0, end)
    current.value = /r/i.test(prefix) ? raw : decodeEscapes(raw)
  }
  return {
    current,
    fail,
    isCut: () => current.end >= textEnd && !(current.kind === 'string' && isClosed(text, current)),
    next() {
      let kind: JsonTokenKind | 'comment' | 'blank'
      do {
        kind = kindOfToken[scanner.scan()] ?? 'end'
        if (kind === 'comment') failComment(fail, scanner.getTokenOffset(), scanner.getPosition())
      } while (kind === 'comment' || kind === 'blank')
      current.kind = kind
      current.start = scanner.getTokenOffset()
      current.end = scanner.getPosition()
      current.value = kind === 'string' ? scanner.getTokenValue() : text.slice(current.start, current.end)
      if (kind === 'string') checkString()
      else if (kind === 'number' || current.value === '-') extendNumber()
      else if (kind === 'word') closeWrongQuote()
    },
  }
}

/** Whether a text has its quote at the end. */
function isClosed(text: string, { start, end }: JsonToken): boolean {
  return end - start > 1 && text[end - 1] === '"'
}

/** Where a text in wrong quotes ends, before the end of its line; -1 when it does not. A quote behind a backslash belongs to it. */
function closingAt(rest: string, closing: string): number {
  for (let at = 0; at < rest.length; at += 1) {
    const character = rest[at] ?? ''
    if (character === closing) return at
    if (/[\r\n]/.test(character)) return -1
    if (character === '\\') at += 1
  }
  return -1
}

/** Escapes of Python and JavaScript that JSON writes in another way. */
const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
])

/** `\xe9`, `\u00e9`, `\U0001f600` of Python, `\u{1f600}` of JavaScript, or another character. */
const codeEscape = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|u\{([\da-fA-F]{1,6})\}|([^\r\n]))/g

function decodeEscapes(raw: string): string {
  return raw.replaceAll(codeEscape, (escape, ...groups) => {
    const [byte, unit, long, braced, character = ''] = groups as (string | undefined)[]
    const code = byte ?? unit ?? long ?? braced
    if (code === undefined) return escapes.get(character) ?? character
    const number = Number.parseInt(code, 16)
    return number <= 0x10ffff ? String.fromCodePoint(number) : escape
  })
}

const longWord = /[\w.+:/-]+/y
const wrongQuotes = new Map([
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
])
const controlCharacters = /\p{Cc}/gu

function replacementOfControl(character: string): string {
  if (character >= ' ') return character
  return character === '\t' ? ' ' : ''
}

function controlEdits(raw: string, offset: number): Edit[] {
  return [...raw.matchAll(controlCharacters)]
    .filter(([character]) => character < ' ')
    .map(({ 0: character, index }) => ({
      span: { start: offset + index, end: offset + index + 1 },
      text: replacementOfControl(character),
    }))
}

/** Offset of the first backslash that begins no escape; -1 when there is none. */
function wrongEscape(raw: string): number {
  for (const match of raw.matchAll(/\\(u[\da-fA-F]{4}|["\\/bfnrt])?/g)) {
    if (match[1] === undefined) return match.index
  }
  return -1
}

function failComment(fail: JsonTokens['fail'], start: number, end: number): void {
  fail(
    { start, end },
    {
      message: 'JSON has no comments.',
      quickFix: { label: 'Remove the comment', edits: [{ span: { start, end }, text: '' }] },
    },
  )
}
