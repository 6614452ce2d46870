import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { PlatformEnv } from './env'

/** A refusal that is answered in the platform's error envelope (API-27). */
export class PlatformError extends Error {
  readonly status: ContentfulStatusCode
  readonly title: string
  readonly validationErrors: Record<string, string> | undefined

  constructor(status: ContentfulStatusCode, title: string, message: string, validationErrors?: Record<string, string>) {
    super(message)
    this.status = status
    this.title = title
    this.validationErrors = validationErrors
  }
}

/** The refusal of an invalid body or query, with messages by field. */
export function invalid(validationErrors: Record<string, string>): PlatformError {
  const fields = Object.keys(validationErrors)
  const message = `Please correct ${fields.length === 1 ? 'this field' : 'these fields'}: ${fields.join(', ')}.`
  return new PlatformError(400, 'Validation Error', message, validationErrors)
}

export function notFound(what: string): PlatformError {
  return new PlatformError(404, 'Not Found', `The ${what} could not be found.`)
}

export function tooManyAttempts(): PlatformError {
  return new PlatformError(429, 'Too many attempts', 'Wait 15 minutes and try again.')
}

/**
 * Refuses a link of a mail that was used or has expired. The messages say what to do: `ifUsed` for a used link,
 * `ifExpired` for one that has expired.
 */
export function checkLink(
  link: { expires_at: string; used_at: string | null },
  now: Date,
  { what, ifUsed, ifExpired }: { what: string; ifUsed: string; ifExpired: string },
): void {
  if (link.used_at !== null) throw new PlatformError(409, `This ${what} was used already`, ifUsed)
  if (Date.parse(link.expires_at) <= now.getTime()) throw new PlatformError(410, `This ${what} has expired`, ifExpired)
}

/** Answers an error in the envelope. */
export function answerError(c: Context, error: PlatformError): Response {
  const { title, message, validationErrors } = error
  return c.json(
    {
      error: { error: title, errorDescription: message, ...(validationErrors && { validationErrors }) },
      status: 'error',
    },
    error.status,
  )
}

/** Answers an error as a problem (RFC 9457), the form of the APIs that are documented for customers. */
export function answerProblem(error: PlatformError, c: Context<PlatformEnv>): Response {
  const { status, title, message, validationErrors } = error
  const source = c.req.method === 'GET' ? 'query' : 'body'
  const context = Object.entries(validationErrors ?? {}).map(([field, text]) => ({
    code: 'INPUT_INVALID',
    message: text,
    field,
    source,
  }))
  const problem = { type: 'about:blank', title, status, detail: message, instance: c.req.path }
  const body = { ...problem, requestId: c.get('requestId'), ...(context.length > 0 && { context }) }
  return c.body(JSON.stringify(body), status, { 'content-type': 'application/problem+json' })
}
