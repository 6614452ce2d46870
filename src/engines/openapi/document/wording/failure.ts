import { failureOf, type FailureKind } from '../failures'

/** The message of the page when a document cannot be fetched (DOC-48). */
export const fetchFailure = 'An error has occurred while fetching the API document, please try again later.'

const causes: Record<FailureKind, string | undefined> = {
  address: 'Its address is not one that can be read.',
  network: 'The server cannot be reached, or does not let this page read the document.',
  unauthorized: 'Reading it takes access that you do not have, or signing in.',
  'not-found': 'There is no document at this address.',
  http: undefined,
  timeout: 'The server sent nothing for 20 seconds.',
  'too-large': 'It is larger than 50 MB.',
  truncated: 'The answer ended before the document did.',
  empty: 'The server answered with nothing.',
  html: 'The server answered with a web page instead of a document.',
  syntax: undefined,
  'not-openapi': 'What the server answered is no OpenAPI or Swagger document.',
  'unknown-operation': undefined,
  endless: undefined,
  gone: 'The document is no longer here; paste it again.',
  internal: undefined,
}

/** Why a document cannot be shown, as a sentence. Callers choose from `kind` what to offer, such as Retry. */
export function failureText(error: unknown): { kind: FailureKind; cause: string } {
  const { kind, message, status } = failureOf(error)
  const http = status === undefined ? message : `The server answered with an error (${status}).`
  return { kind, cause: causes[kind] ?? (kind === 'http' ? http : message) }
}
