/** The failure of a call. `parse`: the server answered, but the answer does not have the expected form. */
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

/** The error of every failed call, whatever the API and the cause. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly api: string
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly code: string | undefined
  /** The server's own title (API-27); undefined when it sent none, so that the caller's default applies. */
  readonly title: string | undefined
  /** The server's own message, like `title`. */
  readonly serverMessage: string | undefined
  /** The server's messages by field of the request body. */
  readonly fieldErrors: Record<string, string> | undefined
  readonly requestId: string | undefined
  /** Whether the call never carries the session's token, so that a 401 says nothing about the session. */
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

/** Whether a failed call means that the session has ended, which a dialog announces. A 401 of a public call does not. */
export function isSessionEndedError(error: unknown): boolean {
  return error instanceof ApiError && !error.anonymous && isStatus(error, 401)
}

/** The server's messages by field of the request body; undefined when it named no field. */
export function fieldErrorsOf(error: unknown): Record<string, string> | undefined {
  return error instanceof ApiError ? error.fieldErrors : undefined
}

/** The advice when a call got no answer, by its cause. */
type Advice = Record<'network' | 'timeout', string>

const retryAdvice: Advice = {
  network: 'Check your internet connection and try again.',
  timeout: 'The server did not respond in time; try again.',
}

/**
 * Title and message to show for a failed call: the server's own, else the defaults. When the server was not reached or did
 * not answer in time, the message adds what the person can do about it.
 * @param advice replaces that addition for a call that must not simply be repeated, because it may have been carried out.
 */
export function describeError(
  error: unknown,
  { title, message, advice }: { title: string; message: string; advice?: Advice | undefined },
): { title: string; message: string } {
  if (!(error instanceof ApiError)) return { title, message }
  return { title: error.title ?? title, message: error.serverMessage ?? withAdvice(error, message, advice) }
}

/** Adds to a sentence about a failed call the server's own message, or else what the person can do about it. */
export function withDetails(error: unknown, sentence: string): string {
  const { message } = describeError(error, { title: '', message: sentence })
  return message.startsWith(sentence) ? message : `${sentence} ${message}`
}

function withAdvice({ kind }: ApiError, message: string, advice = retryAdvice): string {
  if (kind !== 'network' && kind !== 'timeout') return message
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  return `${sentence} ${advice[kind]}`
}
