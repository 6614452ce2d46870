/** What went wrong with a call, in the order of how far it came. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'parse'

interface ApiErrorFields {
  api: string
  kind: ApiErrorKind
  message: string
  status?: number | undefined
  code?: string | undefined
  title?: string | undefined
  fieldErrors?: Record<string, string> | undefined
  requestId?: string | undefined
  anonymous?: boolean
}

/**
 * The one shape of every failed call, whatever the API and the cause.
 * `title` and `message` are the server's words where it sent any (1 §3, error envelope); `fieldErrors` maps the
 * name of a field in the request body to its message.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly api: string
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly code: string | undefined
  /** The server's own title; undefined when the answer carried none, so that a caller's default applies. */
  readonly title: string | undefined
  /** The server's own message, see `title`. */
  readonly serverMessage: string | undefined
  readonly fieldErrors: Record<string, string> | undefined
  readonly requestId: string | undefined
  /** The call never carries the session's token: a 401 says nothing about the session. */
  readonly anonymous: boolean

  constructor(fields: ApiErrorFields & { serverMessage?: string | undefined }) {
    super(fields.message)
    this.api = fields.api
    this.kind = fields.kind
    this.status = fields.status
    this.code = fields.code
    this.title = fields.title
    this.serverMessage = fields.serverMessage
    this.fieldErrors = fields.fieldErrors
    this.requestId = fields.requestId
    this.anonymous = fields.anonymous ?? false
  }
}

/** Whether a call failed with this HTTP status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status === status
}

/** Whether a failed call tells that the session has ended. That has a dialog of its own; a public call tells nothing of it. */
export function tellsSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && !error.anonymous && isStatus(error, 401)
}

/** The server's messages by field of the request body; undefined where it named none. */
export function fieldErrorsOf(error: unknown): Record<string, string> | undefined {
  return error instanceof ApiError ? error.fieldErrors : undefined
}

/**
 * Title and message to show for a failed call: the server's words, else the defaults of the error catalogue.
 * A failure that never reached the server says so, because the user can do something about it. `late` says what to do when
 * the server did not answer in time; to be given for a call that may have done what another one would do again.
 */
export function describeError(
  error: unknown,
  { title, message, late }: { title: string; message: string; late?: string | undefined },
): { title: string; message: string } {
  if (!(error instanceof ApiError)) return { title, message }
  return { title: error.title ?? title, message: error.serverMessage ?? withCause(error, message, late) }
}

function withCause(error: ApiError, message: string, late = 'The server did not answer in time; try again.'): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  if (error.kind === 'network') return `${sentence} Check your internet connection and try again.`
  if (error.kind === 'timeout') return `${sentence} ${late}`
  return message
}
