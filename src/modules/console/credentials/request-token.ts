import { ownValue } from '@/lib/own-value'
import type { SampleRequest } from '@/engines/samples/sample-request'
import { isRecord } from '@/lib/json-values'
import { jsonOf } from '@/lib/exact-json'

/** Timeout of a token request, in milliseconds. */
const timeoutMs = 20_000

/** An access token and when it expires. */
export interface AccessToken {
  token: string
  /** Time in milliseconds since 1970; undefined when the provider does not say. */
  expiresAt: number | undefined
}

/** Why no token was issued. */
export type TokenErrorCause =
  /**
   * The authorization server refused; the texts are its own. The status is undefined for a refusal at the callback address.
   */
  | { kind: 'refused'; status: number | undefined; error: string | undefined; description: string | undefined }
  /** The browser shows no answer to this page: offline, not reachable, or no cross-origin access. */
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** The browser blocked the sign-in window. */
  | { kind: 'popup' }
  /** The reader closed that window. */
  | { kind: 'closed' }

/** Thrown when no token was issued. Its message has no secret. */
export class TokenError extends Error {
  override readonly name = 'TokenError'
  override readonly cause: TokenErrorCause

  constructor(cause: TokenErrorCause) {
    super(`No token: ${cause.kind}`)
    this.cause = cause
  }
}

/**
 * Sends a token request, and replaces its placeholders by secrets (CONSOLE-23). It does not use the API clients, because
 * their errors contain the request.
 * @param secrets values by placeholder.
 * @throws TokenError
 */
export async function requestToken(
  { url, body }: SampleRequest,
  secrets: Readonly<Record<string, string>>,
  now = Date.now(),
): Promise<AccessToken> {
  const fields = (body?.params ?? []).map(({ name, value = '' }): [string, string] => [
    name,
    ownValue(secrets, value) ?? value,
  ])
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(throwError)
  const json = jsonOf(await response.text().catch(throwError))?.value
  const value = (name: string) => (isRecord(json) ? json[name] : undefined)
  const token = value('access_token')
  if (!response.ok || typeof token !== 'string' || token === '') {
    const text = (name: string) => textOf(value(name))
    throw new TokenError({
      kind: 'refused',
      status: response.status,
      error: text('error'),
      description: text('error_description'),
    })
  }
  const seconds = Number(value('expires_in'))
  return { token, expiresAt: seconds > 0 ? now + seconds * 1000 : undefined }
}

function throwError(error: unknown): never {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  throw new TokenError({ kind: isTimeout ? 'timeout' : 'unreachable' })
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
