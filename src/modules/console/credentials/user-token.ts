import type { ClientKind } from '@/api/devcenter/client'
import { paths } from '@/lib/paths'
import { fetchSecret } from '@/modules/application/credentials/fetch-secret'
import { placeholders } from '@/modules/application/credentials/token-requests'
import { stepsOf, type ConsoleApplication } from './application-token'
import { awaitCallback } from './callback-channel'
import { requestToken, TokenError, type AccessToken } from './request-token'

/** How often the page checks whether the reader has closed the window, in milliseconds. */
const closedCheckMs = 500
/** How long to wait for a response after the window has closed, in milliseconds. */
const closedGraceMs = 1000

/** Returns the redirect URI that an application must have, so that people can sign in to it from the console. */
export function callbackUri(): string {
  return window.location.origin + paths.consoleCallback()
}

/** Whether people can sign in to the application from the console. */
export function hasCallbackUri({ redirectUris }: ConsoleApplication): boolean {
  return redirectUris.includes(callbackUri())
}

/**
 * Signs the reader in to a web, native or single-page application in a window of its own, and exchanges the code for a
 * token (CONSOLE-25). Must be called from a click, because browsers block other windows.
 * @throws TokenError, the reason of the signal when it is aborted, and ApiError when the secret cannot be read.
 */
export async function requestUserToken(
  application: ConsoleApplication,
  kind: ClientKind,
  signal: AbortSignal,
): Promise<AccessToken> {
  const { authorize, requests } = stepsOf(application, kind, callbackUri())
  const [exchange] = requests
  if (authorize === undefined || !exchange) throw new TypeError('The application has no authorization code')
  const state = randomText()
  const verifier = randomText()
  const url = new URL(authorize)
  const query = {
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    // Without offline_access, because the console stores no refresh token.
    scope: 'openid profile email',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)

  const popup = window.open(url, 'dc-console-sign-in', 'popup,width=520,height=720')
  if (!popup) throw new TokenError({ kind: 'popup' })
  const { code, error, description } = await responseOf(popup, state, signal)
  if (code === undefined) throw new TokenError({ kind: 'refused', status: undefined, error, description })

  const hasSecret = exchange.request.body?.params?.some(({ value }) => value === placeholders.secret)
  const secret = hasSecret ? await fetchSecret(application.id, kind) : ''
  const { body, ...request } = exchange.request
  const params = (body?.params ?? []).filter(({ name }) => name !== 'code_verifier')
  return requestToken(
    { ...request, body: { mimeType: '', ...body, params: [...params, { name: 'code_verifier', value: verifier }] } },
    { [placeholders.secret]: secret, [placeholders.code]: code },
  )
}

/** Waits for the callback, until the reader closes the window or cancels. */
async function responseOf(popup: Window, state: string, signal: AbortSignal) {
  const closed = new AbortController()
  let grace: ReturnType<typeof setTimeout> | undefined
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    grace = setTimeout(() => closed.abort(new TokenError({ kind: 'closed' })), closedGraceMs)
  }, closedCheckMs)
  try {
    return await awaitCallback(state, AbortSignal.any([signal, closed.signal]))
  } finally {
    clearInterval(timer)
    clearTimeout(grace)
    popup.close()
  }
}

/** Returns a random text of 256 bits. */
function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
