import { headerOf, type FailedResponse } from '../failed-response'
import type { StatedError } from '../stated-error'
import { findAcknowledgment, readAcknowledgment } from './acknowledgment'
import { embeddedJson, parseJson } from './json-text'
import { readJsonError } from './json-error'
import { readMarkup } from './markup'
import { readOauthWords } from './oauth-words'
import { readPlaceSentence } from './place-sentence'
import { statesOtherError } from './other-error'
import { readValidatorMessages } from './validator-message'
import { withoutMarkers } from '../redact/markers'

/** Reads the error that a response states, in any form. The result has a status only if the body states one. */
export function readError(response: FailedResponse): StatedError {
  const body = response.body.trim()
  if (body === '') return readChallenge(response) ?? readUrl(response.url ?? '') ?? { dialect: 'none', fields: [] }
  const acknowledgment = readAcknowledgment(body)
  if (acknowledgment) return acknowledgment
  const json = parseJson(body)
  if (json !== undefined) return withChallenge(readJsonError(json, headerOf(response, 'content-type')), response)
  if (/^\s*(?:<|&lt;)/.test(body)) return readMarkup(body)
  const form = readUrl(body)
  if (form) return form
  const acknowledgmentWithin = response.status === undefined ? findAcknowledgment(body) : undefined
  if (acknowledgmentWithin) return acknowledgmentWithin
  const embedded = embeddedJson(body)
  if (embedded) return readJsonError(embedded.value)
  const words = response.status === undefined ? readWords(body) : undefined
  return words ?? { dialect: 'text', detail: body, fields: [] }
}

/** Reads messages of programs and people that no response has. */
function readWords(text: string): StatedError | undefined {
  const message = statesOtherError(text) ? undefined : (readValidatorMessages(text) ?? readOauthWords(text))
  return message ?? readPlaceSentence(text)
}

const challengeParts = /\b(error|error_description)="([^"]{1,500})"/g

/** Reads the error of a `WWW-Authenticate` header (RFC 6750). */
function readChallenge(response: FailedResponse): StatedError | undefined {
  const parts = [...(headerOf(response, 'www-authenticate') ?? '').matchAll(challengeParts)]
  const value = (wanted: string) => parts.find(([, name]) => name === wanted)?.[2]
  const code = value('error')
  return code === undefined ? undefined : { dialect: 'oauth', code, detail: value('error_description'), fields: [] }
}

/** Adds the code of the `WWW-Authenticate` header to an error without one, which makes it an error of OAuth. */
function withChallenge(error: StatedError, response: FailedResponse): StatedError {
  const code = error.code === undefined ? readChallenge(response)?.code : undefined
  return code === undefined ? error : { ...error, dialect: 'oauth', code }
}

/** Reads the error of a sign-in from the query or the fragment of an address, or from a form. */
function readUrl(text: string): StatedError | undefined {
  const address = withoutMarkers(text)
  if (!/^\S{1,4000}$/.test(address)) return undefined
  const parameters = new URLSearchParams(address.replace(/^[^?#]*[?#]/, ''))
  const code = parameters.get('error')
  if (code === null || code === '') return undefined
  return { dialect: 'oauth', code, detail: parameters.get('error_description') ?? undefined, fields: [] }
}
