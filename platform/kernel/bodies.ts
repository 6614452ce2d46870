import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isRecord } from '@/lib/json-values'
import { invalid, PlatformError } from './errors'

/** Largest body of a request that is not an upload. */
export const maxBodyBytes = 256 * 1024
const maxJsonDepth = 32

/** Refuses bodies over a limit with 413 (PLATFORM-2). They are counted while they arrive when no length is announced. */
export function limitBody(maxBytes = maxBodyBytes, message?: string): MiddlewareHandler {
  const refuse = () => {
    throw bodyTooLarge(message)
  }
  const countWhileReading = bodyLimit({ maxSize: maxBytes, onError: refuse })
  return async (c, next) => {
    // Hono's limit would open the body before it compares the length, and the server could not discard the rest then.
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) return refuse()
    return countWhileReading(c, next)
  }
}

export function bodyTooLarge(message = 'A request may have a body of 256 kB at most.'): PlatformError {
  return new PlatformError(413, 'Body Too Large', message)
}

/** Parses JSON. @throws for text that is not JSON or is nested too deeply (PLATFORM-6). */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  let level = objectsAmong([value])
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxJsonDepth) throw new SyntaxError(`JSON may be nested ${maxJsonDepth} levels at most.`)
    level = level.flatMap((entry) => objectsAmong(Object.values(entry)))
  }
  return value
}

/** The objects and lists among values of JSON: what nests. */
const objectsAmong = (values: readonly unknown[]) =>
  values.filter((value): value is object => typeof value === 'object' && value !== null)

/** The JSON object of a request; a 400 for anything else. */
export async function readObject(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  let body: unknown
  try {
    body = parseJson(text)
  } catch {
    body = undefined
  }
  if (!isRecord(body)) {
    throw new PlatformError(400, 'Bad Request', `The body must be a JSON object of at most ${maxJsonDepth} levels.`)
  }
  return body
}

/** A text of a body, trimmed; empty when it is missing or not a text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

const emailPattern =
  /^[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)*@[\p{L}\p{N}-]*[\p{L}\p{N}](?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/** `page` and `page_size` of a list call; a 400 for anything but whole numbers from 1. */
export function readPaging(c: Context, { pageSize, maxPageSize }: { pageSize: number; maxPageSize: number }) {
  const errors: Record<string, string> = {}

  function read(name: string, fallback: number, limit: number): number {
    const text = c.req.query(name)
    if (text === undefined) return fallback
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (value < 1) errors[name] = 'Must be a whole number from 1.'
    else if (value > limit) errors[name] = `Must not be more than ${limit}.`
    return value
  }

  const paging = { page: read('page', 1, 1e9), pageSize: read('page_size', pageSize, maxPageSize) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return paging
}
