import { createHash } from 'node:crypto'

interface AnswerOptions {
  /** The request's If-None-Match. */
  ifNoneMatch?: string | undefined
  /** Whether the file needs a token, so that no shared cache may store it. */
  isPrivate?: boolean
}

/** Answers a file. Clients revalidate it at every use, which a 304 makes cheap. */
export function answerBytes(
  body: Uint8Array,
  type: string,
  { ifNoneMatch, isPrivate = false }: AnswerOptions = {},
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': isPrivate ? 'private, no-cache' : 'no-cache',
    'content-type': type,
    // An SVG image that is opened by itself must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(isPrivate && { vary: 'authorization' }),
  }
  const isCurrent = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (isCurrent) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.byteLength) } })
}

/** The answer to a call without a token for a private file. */
export function unauthorized(): Response {
  const errorDescription = 'A valid access token is required. Please sign in again.'
  return Response.json(
    { error: { error: 'Unauthorized', errorDescription }, status: 'error' },
    { status: 401, headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' } },
  )
}
