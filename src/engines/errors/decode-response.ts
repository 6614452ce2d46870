import { cutText } from '@/lib/cut-text'
import { limitCombiningMarks } from '@/lib/combining-marks'
import { ownValue } from '@/lib/own-value'
import { headerOf, maxReadCharacters, type FailedResponse } from './failed-response'
import { guideOfCall, type GuideId } from './catalogue/guides'
import { inputCodes } from './catalogue/input-codes'
import type { DecodedField, Decoding, Fact } from './decoding'
import { findExplanation } from './find-explanation'
import { incidentOf } from './look-up/by-gateway'
import type { Found } from './found'
import { readError } from './read/read-error'
import { readTradeSentence } from './read/trade-sentence'
import { redact } from './redact/redact'
import { retryOf } from './retry'
import type { StatedError, StatedField } from './stated-error'
import { ticketOf } from './ticket'
import { timeText } from './time-text'

const maxShownFields = 50
const maxShownCharacters = 500

/**
 * Decodes a failed response: returns its meaning, its fields, the steps to take, whether to send the call again, and a text
 * for a ticket (DECODER-3). Everything that it returns is redacted.
 * @param now The current time, in milliseconds since 1970.
 */
export function decodeResponse(given: FailedResponse, now = Date.now()): Decoding {
  const response = redacted(given)
  const { stated, status, found } = explained(response)
  const { explanation } = found
  const fields = stated.fields.map(decodeField)
  const quote = quoteOf(stated, found)
  const unknownCodes = fields.filter(({ code, meaning }) => code !== undefined && meaning === undefined)
  const decoding = {
    certainty: found.certainty,
    heading: shown(found.heading),
    form: found.form,
    meaning: [tokenText(response, status, now), explanation.meaning].filter(Boolean).join(' '),
    quote,
    gaps: [...found.gaps.map((gap) => shown(gap)), ...fieldGaps(unknownCodes), ...cutGaps(given)],
    fields: fields.slice(0, maxShownFields),
    moreFields: Math.max(0, fields.length - maxShownFields),
    steps: fields.length === 0 ? (explanation.stepsWithoutFields ?? explanation.steps) : explanation.steps,
    retry: retryOf(explanation, { ...response, status }, stated.detail ?? '', now),
    guides: guidesOf(explanation.guide, response.url),
    facts: factsOf(response, stated, status, found),
  }
  return { ...decoding, ticket: ticketOf(decoding, shown(response.body, maxReadCharacters)) }
}

/** The error of a response and its explanation. Sentences in words of the trade are read where nothing else explains them. */
function explained(response: FailedResponse) {
  const stated = readError(response)
  const status = response.status ?? stated.status
  const found = findExplanation({ response, stated, status })
  const named = found.certainty === 'unknown' ? readTradeSentence(response.body) : undefined
  return named
    ? { stated: named, status, found: findExplanation({ response, stated: named, status }) }
    : { stated, status, found }
}

function redacted(response: FailedResponse): FailedResponse {
  const headers = response.headers.slice(0, 200).map(([name, value]): [string, string] => {
    const line = redact(`${name}: ${value.slice(0, 5000)}`)
    return [name, line.slice(line.indexOf(':') + 1).trim()]
  })
  const url = response.url === undefined ? undefined : redact(response.url.slice(0, 5000))
  return { ...response, headers, url, body: redact(response.body.slice(0, maxReadCharacters)) }
}

function decodeField(field: StatedField): DecodedField {
  const { name, source, code, message, value, meaning, fix, rsx } = field
  const known = code === undefined ? undefined : ownValue(inputCodes, code)
  return {
    name: shown(name),
    source: source && shown(source),
    code: code && shown(code),
    message: message && shown(message),
    value: value && shown(value),
    meaning,
    fix,
    rsx,
    ...known,
  }
}

function fieldGaps(fields: readonly DecodedField[]): string[] {
  const codes = [...new Set(fields.map(({ code }) => code))].slice(0, 5)
  return codes.map((code) => `The field code “${code ?? ''}” is not in the catalogue.`)
}

/** Says where reading stopped, if the body goes on. */
function cutGaps({ body, isCut }: FailedResponse): string[] {
  if (!isCut && body.length <= maxReadCharacters) return []
  const read = Math.min(body.length, maxReadCharacters).toLocaleString('en-US')
  return [`Reading stopped after the first ${read} characters of the body. What follows is not explained.`]
}

/** Returns the message of the response; undefined if it only repeats the heading. */
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
function tokenText(response: FailedResponse, status: number | undefined, now: number): string {
  const expires = response.token?.expires
  const respondedAt = Date.parse(headerOf(response, 'date') ?? '') || now
  if (status !== 401 || expires === undefined || expires > respondedAt) return ''
  return `The token that was sent expired at ${timeText(expires)}.`
}

const requestIdHeaders = ['x-request-id', 'x-correlation-id', 'x-amzn-requestid', 'x-amz-request-id', 'x-trace-id']

function factsOf(response: FailedResponse, stated: StatedError, status: number | undefined, found: Found): Fact[] {
  const call = [response.method, response.url].filter((part) => part !== undefined).join(' ')
  const requestId =
    stated.requestId ?? requestIdHeaders.map((name) => headerOf(response, name)).find((id) => id !== undefined)
  const remainingCalls = headerOf(response, 'x-ratelimit-remaining') ?? headerOf(response, 'ratelimit-remaining')
  const facts: [label: string, value: string | undefined][] = [
    ['Call', call || undefined],
    ['Status', status === undefined ? undefined : String(status)],
    ['Code', stated.code],
    ['Request id', requestId],
    ['Incident', found.gateway && incidentOf(found.gateway, response)],
    ['Time', headerOf(response, 'date')],
    ['Remaining calls', remainingCalls],
    ['Token expires', response.token?.expires === undefined ? undefined : timeText(response.token.expires)],
    ['Token audience', response.token?.audience],
    ['Warning', headerOf(response, 'warning')],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: shown(value) }]))
}

/** Makes a text of the response safe to show: shortens it, and replaces control characters and those that reverse the line. */
function shown(text: string, maxCharacters = maxShownCharacters): string {
  const cut = cutText(text, maxCharacters)
  return limitCombiningMarks(
    cut.replaceAll(/[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\u{FFFD}'),
  )
}
