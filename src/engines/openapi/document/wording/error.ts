import { errorFacts, type ErrorKind } from '../reading-error'

/** The message of the page when a document cannot be fetched (DOC-48). */
export const fetchError = 'An error has occurred while fetching the API document, please try again later.'

const causes: Record<ErrorKind, string | undefined> = {
  address: 'Its address is not one that can be read.',
  network: 'The server cannot be reached, or does not let this page read the document.',
  unauthorized: 'Reading it takes access that you do not have, or signing in.',
  'not-found': 'There is no document at this address.',
  http: undefined,
  timeout: 'The server sent nothing for 20 seconds.',
  'too-large': 'It is larger than 50 MB.',
  truncated: 'The response ended before the document did.',
  empty: 'The server sent an empty response.',
  html: 'The server sent a web page instead of a document.',
  syntax: undefined,
  'not-openapi': 'The response is no OpenAPI or Swagger document.',
  'unknown-operation': undefined,
  endless: undefined,
  gone: 'The document is no longer here; paste it again.',
  internal: undefined,
}

/** Why a document cannot be shown, as a sentence. Callers choose from `kind` what to offer, such as Retry. */
export function errorText(error: unknown): { kind: ErrorKind; cause: string } {
  const { kind, message, status } = errorFacts(error)
  const http = status === undefined ? message : `The server responded with an error (${status}).`
  return { kind, cause: causes[kind] ?? (kind === 'http' ? http : message) }
}
