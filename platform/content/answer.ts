import { createHash } from 'node:crypto'

interface AnswerOptions {
  /** The request's If-None-Match. */
  ifNoneMatch?: string | undefined
  /** Whether a token was needed, so that no shared cache keeps it. */
  restricted?: boolean
}

/** Answers a file. It is to be asked for again at every use, which a 304 makes cheap. */
export function answerBytes(
  body: Uint8Array,
  type: string,
  { ifNoneMatch, restricted = false }: AnswerOptions = {},
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': restricted ? 'private, no-cache' : 'no-cache',
    'content-type': type,
    // An image that is opened by itself must not run anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(restricted && { vary: 'authorization' }),
  }
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (known) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.byteLength) } })
}

/** Refuses a file that needs a token. */
export function unauthorized(): Response {
  const errorDescription = 'A valid access token is required. Please sign in again.'
  return Response.json(
    { error: { error: 'Unauthorized', errorDescription }, status: 'error' },
    { status: 401, headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' } },
  )
}
