import { createHash } from 'node:crypto'

interface AnswerOptions {
  /** The request's If-None-Match. */
  ifNoneMatch?: string | undefined
  /** Whether the file needs a token, so that no shared cache may store it. */
  isPrivate?: boolean
  /** Whether the answer depends on who asks. */
  variesByCaller?: boolean
}

/** Answers a file. Clients revalidate it at every use, which a 304 makes cheap. */
export function answerBytes(
  body: Uint8Array,
  type: string,
  { ifNoneMatch, isPrivate = false, variesByCaller = isPrivate }: AnswerOptions = {},
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': isPrivate ? 'private, no-cache' : 'no-cache',
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

/** The answer to a call without a token for a private file. */
export function unauthorized(): Response {
  const errorDescription = 'A valid access token is required. Please sign in again.'
  return refusal(401, { error: 'Unauthorized', errorDescription }, { 'www-authenticate': 'Bearer' })
}

/** The answer to a call for a file for the provider's staff by somebody else. */
export function forbidden(): Response {
  return refusal(403, { error: 'Forbidden', errorDescription: "This file is for the provider's staff." })
}

function refusal(
  status: number,
  error: { error: string; errorDescription: string },
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error, status: 'error' }, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
