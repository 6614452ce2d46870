import type { Context } from 'hono'
import { invalid, PlatformError } from './errors'

/** The JSON object of a request; a 400 for anything else. */
export async function readObject(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new PlatformError(400, 'Bad Request', 'The body must be a JSON object.')
  }
  return body as Record<string, unknown>
}

/** `page` and `page_size` of a list call; a 400 for anything but whole numbers from 1. */
export function readPaging(c: Context, { pageSize, maximum }: { pageSize: number; maximum: number }) {
  const errors: Record<string, string> = {}

  function read(name: string, fallback: number, limit: number): number {
    const text = c.req.query(name)
    if (text === undefined) return fallback
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (value < 1) errors[name] = 'Must be a whole number from 1.'
    else if (value > limit) errors[name] = `Must not be more than ${limit}.`
    return value
  }

  const paging = { page: read('page', 1, 1e9), pageSize: read('page_size', pageSize, maximum) }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return paging
}
