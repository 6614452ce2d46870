/** Why a document or an operation cannot be shown. */
export type FailureKind =
  /** Not an http(s) address, or one with a password in it. */
  | 'address'
  /** No answer: no network, or the server forbids cross-origin reading. */
  | 'network'
  | 'unauthorized'
  | 'not-found'
  /** Another status; see `status`. */
  | 'http'
  /** Nothing complete within 20 s. */
  | 'timeout'
  /** More than 50 MB. */
  | 'too-large'
  /** The answer ended before the document did. */
  | 'truncated'
  | 'empty'
  | 'html'
  /** Neither JSON nor YAML; `message` says where. */
  | 'syntax'
  /** Readable, but no OpenAPI or Swagger document. */
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

/** What the reader throws: a failure that the page can explain. */
export class ReadingError extends Error {
  readonly failure: Failure

  constructor(kind: FailureKind, message: string, status?: number) {
    super(message)
    this.name = 'ReadingError'
    this.failure = { kind, message, ...(status !== undefined && { status }) }
  }
}

/** Any thrown value as a failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ReadingError) return error.failure
  return { kind: 'internal', message: error instanceof Error ? error.message : String(error) }
}
