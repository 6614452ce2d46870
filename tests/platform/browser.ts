import { createHash, randomBytes } from 'node:crypto'
import type { AuthorizationRequest } from '@/api/devcenter-auth0/schemas'
import { portalOrigin } from './server'

/** A browser in a sign-in: stores cookies and follows redirects of the platform. */
export interface Browser {
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** Follows redirects within the platform. `left` is the address outside to which the last one leads, if any. */
  follow(url: string, init?: RequestInit): Promise<{ left: URL | undefined; response: Response }>
  /** The names of its cookies, with repetitions for several paths. */
  cookieNames(): string[]
}

export function createBrowser(origin: string): Browser {
  const jar = new Map<string, { value: string; path: string }>()

  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url)
    const cookies = [...jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${nameOf(key)}=${value}`)
    const headers = new Headers(init.headers)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/'
      const [name = '', value = ''] = pair.split('=')
      if (value === '') jar.delete(`${name} ${path}`)
      else jar.set(`${name} ${path}`, { value, path })
    }
    return response
  }

  async function follow(url: string, init?: RequestInit): Promise<{ left: URL | undefined; response: Response }> {
    const response = await request(url, init)
    const location = response.headers.get('location')
    if (location === null) return { left: undefined, response }
    const next = new URL(location, url)
    return next.origin === origin ? follow(next.href) : { left: next, response }
  }

  return { fetch: request, follow, cookieNames: () => [...jar.keys()].map(nameOf) }
}

function nameOf(key: string): string {
  return key.slice(0, key.indexOf(' '))
}

/** Sends the form of a sign-in page that `follow` returned. */
export async function signIn(browser: Browser, page: Response, email: string, password = 'Portal-2026!') {
  const state = /name="state" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  return browser.follow(new URL('/u/login', page.url).href, {
    method: 'POST',
    body: new URLSearchParams({ state, email, password }),
  })
}

/**
 * Answers the portal's organization or consent screen as the screen does: reads the choices and continues with an
 * organization, by default the first one.
 */
export async function answerScreen(browser: Browser, origin: string, screen: URL | undefined, organizationId?: string) {
  const [key = '', state = ''] = ['key', 'state'].map((name) => screen?.searchParams.get(name) ?? '')
  const request = await askCache(origin, key)
  const chosen = organizationId ?? request.body.org_list?.[0]?.org_id ?? ''
  return browser.follow(`${origin}/continue?${new URLSearchParams({ state, org_id: chosen }).toString()}`)
}

/** Reads what an application requests, by the key of its screen. */
export async function askCache(origin: string, key: unknown) {
  const response = await fetch(`${origin}/devcenter-auth0/redirect/v1/login-organizations-cache`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  return { status: response.status, body: (await response.json()) as Partial<AuthorizationRequest> }
}

export interface Pkce {
  verifier: string
  challenge: string
}

export function newPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The address of an authorization by code. `more` are further parameters. */
export function authorizeUrl(
  origin: string,
  {
    clientId,
    redirectUri,
    pkce,
    more = {},
  }: { clientId: string; redirectUri: string; pkce?: Pkce; more?: Record<string, string> },
): string {
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    audience: 'https://network.example',
    state: 'client-state',
    ...(pkce && { code_challenge: pkce.challenge, code_challenge_method: 'S256' }),
    ...more,
  })
  return `${origin}/authorize?${parameters.toString()}`
}

interface TokenAnswer {
  access_token?: string
  id_token?: string
  refresh_token?: string
  error?: string
  error_description?: string
}

export const portalClient = { clientId: 'dev-center-portal', redirectUri: `${portalOrigin}/callback` }

/**
 * Authorizes the portal, and signs a person in if the platform asks for it. Returns where the browser ended, and the tokens
 * on success. `more` are further parameters.
 */
export async function authorizePortal(
  origin: string,
  browser: Browser,
  more: Record<string, string> = {},
  person?: { email: string; password?: string },
) {
  const pkce = newPkce()
  let step = await browser.follow(authorizeUrl(origin, { ...portalClient, pkce, more: { realm: 'r', ...more } }))
  if (!step.left && person) step = await signIn(browser, step.response, person.email, person.password)
  const code = step.left?.searchParams.get('code')
  const tokens = code
    ? await askToken(origin, {
        grant_type: 'authorization_code',
        client_id: portalClient.clientId,
        redirect_uri: portalClient.redirectUri,
        code,
        code_verifier: pkce.verifier,
      })
    : undefined
  return { ...step, tokens: tokens?.body }
}

/** Calls the token endpoint, with a form or with JSON. */
export async function askToken(origin: string, fields: Record<string, string>, json = false) {
  const response = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    ...(json
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
      : { body: new URLSearchParams(fields) }),
  })
  return { status: response.status, body: (await response.json()) as TokenAnswer }
}
