import { cutText } from '@/lib/cut-text'
import { boundMarks } from '@/lib/bound-marks'
import { ownValue } from '@/lib/own-value'
import { headerOf, maxReadCharacters, type FailedAnswer } from './answer'
import { guideOfCall, type GuideId } from './catalogue/guides'
import { inputCodes } from './catalogue/input-codes'
import type { DecodedField, Decoding, Fact } from './decoding'
import { findExplanation } from './find-explanation'
import { incidentOf } from './look-up/by-gateway'
import type { Found } from './found'
import { readError } from './read/read-error'
import { redact } from './redact'
import { retryOf } from './retry'
import type { StatedError, StatedField } from './stated-error'
import { ticketOf } from './ticket'
import { timeText } from './time-text'

const maxShownFields = 50
const maxShownCharacters = 500

/**
 * Decodes a failed answer: returns its meaning, its fields, the steps to take, whether to send the call again, and a text
 * for a ticket (DECODER-3). Everything that it returns is redacted.
 * @param now The current time, in milliseconds since 1970.
 */
export function decodeAnswer(given: FailedAnswer, now = Date.now()): Decoding {
  const answer = redacted(given)
  const stated = readError(answer)
  const status = answer.status ?? stated.status
  const found = findExplanation({ answer, stated, status })
  const { explanation } = found
  const fields = stated.fields.map(decodeField)
  const quote = quoteOf(stated, found)
  const unknownCodes = fields.filter(({ code, meaning }) => code !== undefined && meaning === undefined)
  const decoding = {
    certainty: found.certainty,
    heading: shown(found.heading),
    form: found.form,
    meaning: [tokenText(answer, status, now), explanation.meaning].filter(Boolean).join(' '),
    quote,
    gaps: [...found.gaps.map((gap) => shown(gap)), ...fieldGaps(unknownCodes), ...cutGaps(given)],
    fields: fields.slice(0, maxShownFields),
    moreFields: Math.max(0, fields.length - maxShownFields),
    steps: fields.length === 0 ? (explanation.stepsWithoutFields ?? explanation.steps) : explanation.steps,
    retry: retryOf(explanation, { ...answer, status }, stated.detail ?? '', now),
    guides: guidesOf(explanation.guide, answer.url),
    facts: factsOf(answer, stated, status, found),
  }
  return { ...decoding, ticket: ticketOf(decoding, shown(answer.body, maxReadCharacters)) }
}

function redacted(answer: FailedAnswer): FailedAnswer {
  const headers = answer.headers.slice(0, 200).map(([name, value]): [string, string] => {
    const line = redact(`${name}: ${value.slice(0, 5000)}`)
    return [name, line.slice(line.indexOf(':') + 1).trim()]
  })
  const url = answer.url === undefined ? undefined : redact(answer.url.slice(0, 5000))
  return { ...answer, headers, url, body: redact(answer.body.slice(0, maxReadCharacters)) }
}

function decodeField(field: StatedField): DecodedField {
  const { name, source, code, message, value } = field
  const known = code === undefined ? undefined : ownValue(inputCodes, code)
  return {
    name: shown(name),
    source: source && shown(source),
    code: code && shown(code),
    message: message && shown(message),
    value: value && shown(value),
    ...known,
  }
}

function fieldGaps(fields: readonly DecodedField[]): string[] {
  const codes = [...new Set(fields.map(({ code }) => code))].slice(0, 5)
  return codes.map((code) => `The field code “${code ?? ''}” is not in the catalogue.`)
}

/** Says where reading stopped, if the body goes on. */
function cutGaps({ body, isCut }: FailedAnswer): string[] {
  if (!isCut && body.length <= maxReadCharacters) return []
  const read = Math.min(body.length, maxReadCharacters).toLocaleString('en-US')
  return [`Reading stopped after the first ${read} characters of the body. What follows is not explained.`]
}

/** Returns the message of the answer; undefined if it only repeats the heading. */
function quoteOf({ dialect, title, detail }: StatedError, { heading, certainty }: Found): string | undefined {
  const parts = [heading.endsWith(title ?? '') ? undefined : title, detail].filter((part) => part !== undefined)
  const text = dialect === 'text' && certainty !== 'unknown' ? (detail ?? '') : parts.join(': ')
  return text.trim() === '' || text.trim() === heading ? undefined : shown(text)
}

function guidesOf(guide: GuideId | undefined, url: string | undefined): GuideId[] {
  const ids = [guideOfCall(url), guide].filter((id) => id !== undefined)
  return [...new Set(ids)]
}

/** Says that a refused token had expired; empty if it had not, or if its expiry is not known. */
function tokenText(answer: FailedAnswer, status: number | undefined, now: number): string {
  const expires = answer.token?.expires
  const answeredAt = Date.parse(headerOf(answer, 'date') ?? '') || now
  if (status !== 401 || expires === undefined || expires > answeredAt) return ''
  return `The token that was sent expired at ${timeText(expires)}.`
}

const requestIdHeaders = ['x-request-id', 'x-correlation-id', 'x-amzn-requestid', 'x-amz-request-id', 'x-trace-id']

function factsOf(answer: FailedAnswer, stated: StatedError, status: number | undefined, found: Found): Fact[] {
  const call = [answer.method, answer.url].filter((part) => part !== undefined).join(' ')
  const requestId =
    stated.requestId ?? requestIdHeaders.map((name) => headerOf(answer, name)).find((id) => id !== undefined)
  const remainingCalls = headerOf(answer, 'x-ratelimit-remaining') ?? headerOf(answer, 'ratelimit-remaining')
  const facts: [label: string, value: string | undefined][] = [
    ['Call', call || undefined],
    ['Status', status === undefined ? undefined : String(status)],
    ['Code', stated.code],
    ['Request id', requestId],
    ['Incident', found.gateway && incidentOf(found.gateway, answer)],
    ['Time', headerOf(answer, 'date')],
    ['Remaining calls', remainingCalls],
    ['Token expires', answer.token?.expires === undefined ? undefined : timeText(answer.token.expires)],
    ['Token audience', answer.token?.audience],
    ['Warning', headerOf(answer, 'warning')],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: shown(value) }]))
}

/** Makes a text of the answer safe to show: shortens it, and replaces control characters and those that reverse the line. */
function shown(text: string, maxCharacters = maxShownCharacters): string {
  const cut = cutText(text, maxCharacters)
  return boundMarks(cut.replaceAll(/[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\u{FFFD}'))
}
