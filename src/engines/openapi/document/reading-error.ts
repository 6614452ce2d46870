/** Why a document or an operation cannot be shown. */
export type ErrorKind =
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

/** The facts of an error that the worker sends to the page. */
export interface ErrorFacts {
  kind: ErrorKind
  message: string
  status?: number
}

/** The error that the reader throws: the page can explain it. */
export class ReadingError extends Error implements ErrorFacts {
  override name = 'ReadingError'
  readonly kind: ErrorKind
  readonly status?: number

  constructor(kind: ErrorKind, message: string, status?: number) {
    super(message)
    this.kind = kind
    if (status !== undefined) this.status = status
  }
}

/** Returns the facts of any thrown value. */
export function errorFacts(error: unknown): ErrorFacts {
  if (error instanceof ReadingError) {
    const { kind, message, status } = error
    return { kind, message, ...(status !== undefined && { status }) }
  }
  return { kind: 'internal', message: error instanceof Error ? error.message : String(error) }
}
