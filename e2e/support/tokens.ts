import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { World } from '../../platform/control/world.ts'
import { platform } from './test.ts'

/** Lifetime of a short token. Longer than a page takes to open, so that its own calls are not refused. */
export const shortTokenSeconds = 5

/** Delay of a call in which every short token expires before the platform checks it. */
export const pastExpiryMs = (shortTokenSeconds + 1) * 1000

/** A fault that gives short tokens to a person, or to an application by its client id. */
export function shortTokens(user: string) {
  return { match: { method: 'POST', path: '/oauth/token', user }, tokenSeconds: shortTokenSeconds }
}

/** Waits for a call with a token; returns the token. */
export async function nextToken(page: Page, path: RegExp | string): Promise<string> {
  const call = await page.waitForRequest(
    (request) =>
      new RegExp(path).test(new URL(request.url()).pathname) && request.headers()['authorization'] !== undefined,
  )
  return call.headers()['authorization']?.replace('Bearer ', '') ?? ''
}

/** Waits until the platform refuses a token, because it has expired. */
export async function expectExpired(request: APIRequestContext, token: string): Promise<void> {
  const check = () => request.get(`${platform}/auth-check`, { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await check()).status(), { timeout: 20_000 }).toBe(401)
}

/** The statuses of the calls of a person or an application with this method and path, in their order. */
export async function statusesOf(
  request: APIRequestContext,
  user: World['userId'],
  method: string,
  path: RegExp,
): Promise<number[]> {
  const answer = await request.get(`${platform}/__control/requests?user=${user}`)
  const { results } = (await answer.json()) as { results: { method: string; path: string; status: number }[] }
  return results.filter((call) => call.method === method && path.test(call.path)).map(({ status }) => status)
}
