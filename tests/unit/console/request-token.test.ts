import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestToken, TokenError } from '@/modules/console/credentials/request-token'
import type { SampleRequest } from '@/engines/samples/sample-request'

afterEach(() => vi.unstubAllGlobals())

const secret = 's3k_hidden'
const request: SampleRequest = {
  method: 'POST',
  url: 'https://identity.example/oauth/token',
  headers: [],
  query: [],
  body: {
    mimeType: 'application/x-www-form-urlencoded',
    params: [
      { name: 'client_id', value: 'constructor' },
      { name: 'client_secret', value: 'YOUR_APP_SECRET' },
    ],
  },
}

/** Sends the request to a server that responses like this. Returns the token or the error, and what was sent. */
async function ask(response: () => Promise<Response>) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(response)
  vi.stubGlobal('fetch', fetched)
  const outcome = await requestToken(request, { YOUR_APP_SECRET: secret }, 1000).catch((error: unknown) => error)
  return { outcome, init: fetched.mock.calls[0]?.[1] }
}

const json =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

describe('a token request', () => {
  it('has the secret in its body only, and leaves nothing with the browser', async () => {
    const { outcome, init } = await ask(json({ access_token: 'token-1', expires_in: 60 }))
    expect(outcome).toEqual({ token: 'token-1', expiresAt: 61_000 })
    expect(init?.body).toEqual(new URLSearchParams({ client_id: 'constructor', client_secret: secret }))
    expect(init).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  })

  it.each([undefined, 'soon', 0, -1])('gets a token without a known end if expires_in is %j', async (expires) => {
    const { outcome } = await ask(json({ access_token: 'token-1', expires_in: expires }))
    expect(outcome).toEqual({ token: 'token-1', expiresAt: undefined })
  })

  const timeout = new DOMException('too late', 'TimeoutError')
  const broken = (error: unknown) =>
    new Response(new ReadableStream({ start: (controller) => controller.error(error) }), { status: 200 })
  it.each([
    [
      'a refusal',
      json({ error: 'invalid_client', error_description: 'Wrong secret' }, 401),
      { kind: 'refused', status: 401, error: 'invalid_client', description: 'Wrong secret' },
    ],
    [
      'a refusal with other types',
      json({ error: 7, error_description: '' }, 400),
      { kind: 'refused', status: 400, error: undefined, description: undefined },
    ],
    ['a response without a token', json({ access_token: '' }), { kind: 'refused', status: 200 }],
    [
      'a web page',
      () => Promise.resolve(new Response('<!doctype html>', { status: 502 })),
      { kind: 'refused', status: 502 },
    ],
    ['no connection', () => Promise.reject(new TypeError('failed')), { kind: 'unreachable' }],
    ['no response in time', () => Promise.reject(timeout), { kind: 'timeout' }],
    ['a body that ends too early', () => Promise.resolve(broken(new TypeError('cut'))), { kind: 'unreachable' }],
    ['a body that does not come in time', () => Promise.resolve(broken(timeout)), { kind: 'timeout' }],
  ])('fails with %s, and its error has no secret', async (_, response, error) => {
    const { outcome } = await ask(response)
    expect(outcome).toBeInstanceOf(TokenError)
    expect(outcome).toHaveProperty('cause', expect.objectContaining(error))
    expect(JSON.stringify([String(outcome), outcome, (outcome as Error).stack])).not.toContain(secret)
  })
})
