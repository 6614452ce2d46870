import { createHash, randomBytes } from 'node:crypto'
import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { platform, portal } from './test.ts'
import type { Credentials } from './wizard.ts'

interface Authorization {
  redirectUri: string
  /** With PKCE, as public clients must. */
  verifier?: string
}

/** The `state` parameter of the tests' applications. */
export const stateOfTheApp = 'state-of-the-app'

/** The PKCE challenge of a verifier. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

export const newVerifier = () => randomBytes(32).toString('base64url')

/** The authorization address to which a third-party application sends its users. */
export function authorizeUrl(
  { clientId, audience, authorizeAddress }: Credentials,
  { redirectUri, verifier }: Authorization,
): string {
  const url = new URL(authorizeAddress ?? '')
  const challenge = verifier && challengeOf(verifier)
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    audience,
    scope: 'openid profile email',
    state: stateOfTheApp,
    ...(challenge && { code_challenge: challenge, code_challenge_method: 'S256' }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** The code that the application receives from an authorization with the page's cookies. */
export function authorizedCode(page: Page, credentials: Credentials, authorization: Authorization): Promise<string> {
  return codeFrom(page, authorizeUrl(credentials, authorization), authorization.redirectUri)
}

/**
 * Follows the redirects of an authorization address with the page's cookies until they reach the application. Chooses the
 * first organization instead of opening the portal's organization screen.
 */
export async function codeFrom(page: Page, authorizeAddress: string, redirectUri: string): Promise<string> {
  let location = authorizeAddress
  for (let hop = 0; hop < 8 && !location.startsWith(redirectUri); hop += 1) {
    if (location.startsWith(`${portal}/verify-org`)) location = await chooseFirstOrganization(page, new URL(location))
    const answer = await page.request.get(location, { maxRedirects: 0 })
    location = new URL(answer.headers()['location'] ?? '', location).href
  }
  const arrived = new URL(location)
  expect(location.startsWith(redirectUri)).toBe(true)
  expect(arrived.searchParams.get('state')).toBe(stateOfTheApp)
  return arrived.searchParams.get('code') ?? ''
}

/** Chooses the first organization and returns the address that the organization screen would continue to. */
async function chooseFirstOrganization(page: Page, screen: URL): Promise<string> {
  const [key, state] = ['key', 'state'].map((name) => screen.searchParams.get(name) ?? '')
  const cache = `${platform}/devcenter-auth0/redirect/v1/login-organizations-cache`
  const asked = await page.request.post(cache, { data: { key } })
  expect(asked.status(), await asked.text()).toBe(200)
  const { org_list: organizations } = (await asked.json()) as { org_list: { org_id: string }[] }
  return `${platform}/continue?${new URLSearchParams({ state: state ?? '', org_id: organizations[0]?.org_id ?? '' }).toString()}`
}

export function requestToken(
  request: APIRequestContext,
  { tokenAddress }: Credentials,
  form: Record<string, string>,
): Promise<APIResponse> {
  return request.post(tokenAddress, { form })
}

/** Expects a token that the platform accepts. */
export async function expectGoodToken(request: APIRequestContext, answer: APIResponse): Promise<void> {
  expect(answer.status(), await answer.text()).toBe(200)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await expectAuthorized(request, token)
}

export async function expectAuthorized(request: APIRequestContext, token: string): Promise<void> {
  const check = await request.get(`${platform}/auth-check`, { headers: { authorization: `Bearer ${token}` } })
  expect(check.status()).toBe(200)
}
