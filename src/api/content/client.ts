import { ApiError } from '@/api/core/api-error'
import { currentToken } from '@/api/core/token-source'
import { takeEarlyResponse } from '@/browser/early-responses'
import { isTrustedUrl } from '@/config/trusted-hosts'
import { maxSilenceMs, withSilenceLimit } from '@/lib/transfer'

const api = 'content'

interface ContentCall {
  /**
   * `private` sends the bearer token at once, `open` only after the host has answered 401 or 403 without it, `public` never.
   */
  access: 'public' | 'open' | 'private'
  signal: AbortSignal
  /** Additional headers. */
  headers?: Record<string, string> | undefined
  /** How the browser's cache is used; `no-cache` asks the host whether it has changed. */
  cache?: RequestCache | undefined
}

/**
 * Loads a published text, which may take any time as long as bytes arrive. The token is sent to configured hosts only (DOC-53);
 * browsers drop it when a redirect leads to another origin.
 * @throws ApiError, also if no bytes arrive for 20 s. An HTML page instead of the text counts as kind `parse`.
 */
export async function getText(url: string, { access, signal: callSignal }: ContentCall): Promise<string> {
  return withSilenceLimit(async ({ signal, text }) => {
    const response = await getContent(url, { access, signal })
    refuseHtml(response, url)
    return text(response).catch((cause: unknown) => {
      throw toApiError(cause, url)
    })
  }, callSignal)
}

/** @throws ApiError of kind `parse` if the answer is an HTML page. */
export function refuseHtml({ headers, status }: Response, url: string): void {
  if (!headers.get('Content-Type')?.includes('text/html')) return
  throw wrongContent(url, 'is HTML', status)
}

/** The error for an answer with unexpected content. */
export function wrongContent(url: string, what: string, status?: number): ApiError {
  return new ApiError({ api, kind: 'parse', status, message: `${api}: ${url} ${what}` })
}

/** Loads published JSON, see `getText`. */
export async function getJson(url: string, call: ContentCall): Promise<unknown> {
  const text = await getText(url, call)
  try {
    return JSON.parse(text)
  } catch {
    throw wrongContent(url, 'is not JSON')
  }
}

/**
 * Requests a file. Resolves when the headers have arrived; the caller reads the body.
 * @throws ApiError
 */
export async function getContent(url: string, { access, ...call }: ContentCall): Promise<Response> {
  const isTrusted = isTrustedUrl(url)
  const sendsToken = isTrusted && access !== 'public'
  const sessionToken = () => (sendsToken ? currentToken().catch(() => undefined) : undefined)
  let token = access === 'private' ? await sessionToken() : undefined
  let response = await send(url, { token, ...call })
  if ((response.status === 401 || response.status === 403) && token === undefined) {
    token = await sessionToken()
    if (token !== undefined) response = await send(url, { token, ...call })
  }
  if (response.status === 401 && token !== undefined) {
    // The token has expired on the way, or was revoked.
    token = await currentToken(token)
    if (token !== undefined) response = await send(url, { token, ...call })
  }
  if (response.ok) return response
  throw new ApiError({
    api,
    kind: 'http',
    status: response.status,
    message: `${api}: HTTP ${response.status} for ${url}`,
    anonymous: !isTrusted,
  })
}

async function send(
  url: string,
  { token, signal, headers, cache }: Omit<ContentCall, 'access'> & { token: string | undefined },
): Promise<Response> {
  try {
    const early = token === undefined && !headers ? takeEarlyResponse(url) : undefined
    if (early) return await early
    return await fetch(url, {
      signal,
      ...(cache && { cache }),
      headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    })
  } catch (cause) {
    throw toApiError(cause, url)
  }
}

/** Converts the failure of a request, or of reading its body. */
export function toApiError(cause: unknown, url: string): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'TimeoutError') {
    return new ApiError({ api, kind: 'timeout', message: `${api}: nothing for ${maxSilenceMs / 1000} s from ${url}` })
  }
  if (name === 'AbortError') return new ApiError({ api, kind: 'aborted', message: `${api}: ${url} was cancelled` })
  return new ApiError({ api, kind: 'network', message: `${api}: ${url} could not be read` })
}
