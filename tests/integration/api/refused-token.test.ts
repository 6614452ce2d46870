import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { setTokenSource, type TokenSource } from '@/api/core/token-source'
import { getJson } from '@/api/content/client'
import { createApplication, getApplication } from '@/api/devcenter/client'
import { environment } from '@/config/environment'

const origin = environment().kubeUrl
const server = setupServer()
const { signal } = new AbortController()
let sent: string[] = []
/** The token that the APIs accept. */
let accepted: string

beforeAll(() => {
  server.use(
    http.all(`${origin}/*`, ({ request }) => {
      const token = (request.headers.get('authorization') ?? 'none').replace('Bearer ', '')
      sent.push(`${request.method} ${token}`)
      if (token !== accepted) return new HttpResponse(null, { status: 401 })
      return HttpResponse.json({ id: 'a1', name: 'Nightly Sync', redirectUris: [] })
    }),
  )
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  sent = []
  accepted = 'second'
})
afterAll(() => server.close())

const renews: TokenSource = (refused) => Promise.resolve(refused === 'first' ? 'second' : 'first')
const ended: TokenSource = (refused) => Promise.resolve(refused === undefined ? 'first' : undefined)
const offline: TokenSource = (refused) =>
  refused === undefined
    ? Promise.resolve('first')
    : Promise.reject(new ApiError({ api: 'auth', kind: 'network', message: 'offline' }))

const file = `${origin}/content/private.json`
const calls: [string, string, () => Promise<unknown>][] = [
  ['a read', 'GET', () => getApplication('a1', signal)],
  ['a save', 'POST', () => createApplication({ name: 'Nightly Sync' } as never, 'key')],
  ['a private file', 'GET', () => getJson(file, { access: 'private', signal })],
]

describe.each(calls)('%s whose token is refused', (_, method, call) => {
  it('is repeated with a new token', async () => {
    setTokenSource(renews)
    await call()
    expect(sent).toEqual([`${method} first`, `${method} second`])
  })

  it('is repeated once: a second refusal is its answer', async () => {
    setTokenSource(renews)
    accepted = 'third'
    await expect(call()).rejects.toMatchObject({ kind: 'http', status: 401, anonymous: false })
    expect(sent).toHaveLength(2)
  })

  it('is not repeated after the end of the session', async () => {
    setTokenSource(ended)
    await expect(call()).rejects.toMatchObject({ kind: 'http', status: 401, anonymous: false })
    expect(sent).toHaveLength(1)
  })

  it('fails like a call without network if the token cannot be renewed for lack of it', async () => {
    setTokenSource(offline)
    await expect(call()).rejects.toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
  })
})

it('a file that is read without a token at first is read with it, and with a new one if it is refused', async () => {
  setTokenSource(renews)
  await getJson(file, { access: 'open', signal })
  expect(sent).toEqual(['GET none', 'GET first', 'GET second'])
})
