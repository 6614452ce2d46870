import { ApiError } from '@/api/core/api-error'
import { currentToken } from '@/api/core/token-source'
import { isTrustedUrl } from '@/config/trusted-hosts'

const api = 'content'

/** How long a page or a table of contents may take, and a file may be silent, before it counts as failed, in milliseconds. */
export const timeoutMs = 20_000

interface ContentCall {
  /** `private` sends the bearer token at once, `open` only after the host has asked for one (401 or 403). */
  access: 'open' | 'private'
  signal: AbortSignal
  /** Sent in addition. */
  headers?: Record<string, string> | undefined
}

/**
 * Reads published content (2 §7). The token goes to configured hosts only and never to others: browsers drop it where a
 * redirect leads to another origin.
 * @throws ApiError. A host that answers a document request with its own HTML page counts as `parse`.
 */
export async function getText(url: string, { access, signal }: ContentCall): Promise<string> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const response = await getContent(url, { access, signal: limit })
  refuseHtml(response, url)
  return response.text().catch((cause: unknown) => {
    throw toApiError(cause, url)
  })
}

/** @throws ApiError `parse` when the host answers with a page of its own. */
export function refuseHtml({ headers, status }: Response, url: string): void {
  if (!headers.get('Content-Type')?.includes('text/html')) return
  throw wrongContent(url, 'answered HTML', status)
}

/** The failure of a host that answers with something else than what stands at the address. */
export function wrongContent(url: string, what: string, status?: number): ApiError {
  return new ApiError({ api, kind: 'parse', status, message: `${api}: ${url} ${what}` })
}

/** Reads published JSON, see `getText`. */
export async function getJson(url: string, call: ContentCall): Promise<unknown> {
  const text = await getText(url, call)
  try {
    return JSON.parse(text)
  } catch {
    throw wrongContent(url, 'is not JSON')
  }
}

/** Asks for a file; resolves with headers only, the body is the caller's to read. Failures are `ApiError`. */
export async function getContent(url: string, { access, signal, headers }: ContentCall): Promise<Response> {
  const trusted = isTrustedUrl(url)
  const token = trusted ? () => currentToken().catch(() => undefined) : () => Promise.resolve(undefined)
  const first = access === 'private' ? await token() : undefined
  let response = await send(url, { token: first, signal, headers })
  if ((response.status === 401 || response.status === 403) && first === undefined) {
    const later = await token()
    if (later !== undefined) response = await send(url, { token: later, signal, headers })
  }
  if (response.ok) return response
  throw new ApiError({
    api,
    kind: 'http',
    status: response.status,
    message: `${api}: HTTP ${response.status} for ${url}`,
    anonymous: !trusted,
  })
}

async function send(
  url: string,
  { token, signal, headers }: { token: string | undefined; signal: AbortSignal; headers: ContentCall['headers'] },
): Promise<Response> {
  try {
    return await fetch(url, {
      signal,
      headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    })
  } catch (cause) {
    throw toApiError(cause, url)
  }
}

/** The failure of a request or of reading its body. */
export function toApiError(cause: unknown, url: string): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'TimeoutError') {
    return new ApiError({ api, kind: 'timeout', message: `${api}: no answer within ${timeoutMs / 1000} s from ${url}` })
  }
  if (name === 'AbortError') return new ApiError({ api, kind: 'aborted', message: `${api}: ${url} was cancelled` })
  return new ApiError({ api, kind: 'network', message: `${api}: ${url} could not be read` })
}
