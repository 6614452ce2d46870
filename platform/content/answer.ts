import { createHash } from 'node:crypto'

interface AnswerOptions {
  /** The request's If-None-Match. */
  ifNoneMatch?: string | undefined
  /** Whether the answer needs a token, so that no cache may store it. */
  isPrivate?: boolean
  /** Whether the answer depends on who asks. */
  variesByCaller?: boolean
}

/** Answers a file. Clients revalidate a public one at every use, which a 304 makes cheap, and store no private one. */
export function answerBytes(
  body: Uint8Array,
  type: string,
  { ifNoneMatch, isPrivate = false, variesByCaller = isPrivate }: AnswerOptions = {},
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': isPrivate ? 'no-store' : 'no-cache',
    'content-type': type,
    // An SVG image that is opened by itself must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(variesByCaller && { vary: 'authorization' }),
  }
  const isCurrent = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (isCurrent) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.byteLength) } })
}

/**
 * The answer to a call for a private file by somebody who reads as a visitor: without a token, or with one that does not
 * suffice for the reason given.
 */
export function refuseVisitor(reason?: string): Response {
  if (reason !== undefined) return forbidden(reason)
  const errorDescription = 'A valid access token is required. Please sign in again.'
  return refusal(401, { error: 'Unauthorized', errorDescription }, { 'www-authenticate': 'Bearer' })
}

/** The answer to a call for a private file with a token that does not suffice. */
export function forbidden(errorDescription: string): Response {
  return refusal(403, { error: 'Forbidden', errorDescription })
}

function refusal(
  status: number,
  error: { error: string; errorDescription: string },
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error, status: 'error' }, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
