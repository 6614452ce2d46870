/** Why a document or an operation cannot be shown. */
export type FailureKind =
  /** Not an http(s) address, or one with a password in it. */
  | 'address'
  /** No response: no network, or the server does not allow cross-origin requests (CORS). */
  | 'network'
  | 'unauthorized'
  | 'not-found'
  /** Another HTTP error status; see `status`. */
  | 'http'
  /** No bytes for 20 s. */
  | 'timeout'
  /** More than 50 MB. */
  | 'too-large'
  /** The response ended before the document was complete. */
  | 'truncated'
  | 'empty'
  | 'html'
  /** Neither valid JSON nor valid YAML; `message` names the position. */
  | 'syntax'
  /** Valid JSON or YAML, but no OpenAPI or Swagger document. */
  | 'not-openapi'
  /** The document has no such path and method. */
  | 'unknown-operation'
  /** The worker was terminated, because it did not answer for too long. */
  | 'endless'
  /** A pasted document that is no longer cached: the user must paste it again. */
  | 'gone'
  /** The reader itself failed. */
  | 'internal'

export interface Failure {
  kind: FailureKind
  message: string
  status?: number
}

/** The error that the reader throws: its failure can be explained by the page. */
export class ReadingError extends Error {
  readonly failure: Failure

  constructor(kind: FailureKind, message: string, status?: number) {
    super(message)
    this.name = 'ReadingError'
    this.failure = { kind, message, ...(status !== undefined && { status }) }
  }
}

/** Converts any thrown value to a failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ReadingError) return error.failure
  return { kind: 'internal', message: error instanceof Error ? error.message : String(error) }
}
