import type { FailedResponse } from '@/engines/errors/failed-response'
import type Provider from 'oidc-provider'
import { createPlatformApp } from '../../../platform/app'
import { createTestPlatform } from '../in-process'
import { answerScreen, authorizeUrl, createBrowser, newPkce, portalClient, signIn } from '../browser'
import { newMachine } from '../machine'
import { newWorld, startTestServer } from '../server'
import { responseOf, type Provocation } from './provoke'

type Server = Awaited<ReturnType<typeof startTestServer>>

/** Provokes errors at a server of their own: sign-in needs one. */
function atServer(provoke: (origin: string) => Promise<FailedResponse[]>): Provocation {
  return async () => {
    const server: Server = await startTestServer()
    try {
      return await provoke(server.origin)
    } finally {
      await server.remove()
    }
  }
}

/** The response to a call of the token endpoint. */
async function tokenResponse(origin: string, fields: Record<string, string>): Promise<FailedResponse> {
  return responseOf(await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) }))
}

/** An error that comes back to the application in the address: there is no response with a failure. */
function returned(left: URL | undefined): FailedResponse {
  return { status: 400, headers: [], body: left?.href ?? '' }
}

export const signInProvocations: Readonly<Record<string, Provocation>> = {
  'the token endpoint': atServer(async (origin) => {
    const { keys } = await newMachine(origin)
    const world = await newWorld(origin, { applications: ['spa'], applicationCount: 1 })
    const client_id = world.applications[0]?.clientId ?? ''
    const list: Record<string, string>[] = [
      { ...keys, client_secret: 'wrong' },
      { ...keys, client_id: 'none' },
      { ...keys, audience: 'https://other.example' },
      { ...keys, grant_type: 'nonsense' },
      { ...keys, grant_type: 'authorization_code' },
      { ...keys, scope: 'nonsense' },
      { grant_type: 'client_credentials' },
      { grant_type: 'refresh_token', client_id, refresh_token: 'none' },
      { grant_type: 'client_credentials', client_id },
      {},
    ]
    const responses = await Promise.all(list.map((fields) => tokenResponse(origin, fields)))
    return responses.filter(({ status }) => status !== 200)
  }),
  'a token of an application, where the portal or a person is needed': atServer(async (origin) => {
    const { token } = await newMachine(origin)
    const get = async (path: string) =>
      responseOf(await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } }))
    return [await get('/userinfo'), await get('/devcenter/v1/applications/')]
  }),
  'a body that is too large for the token endpoint': atServer(async (origin) => {
    const large = 'x'.repeat(300_000)
    const stream = new Blob([large]).stream()
    const send = async (init: RequestInit) =>
      responseOf(await fetch(`${origin}/oauth/token`, { method: 'POST', ...init }))
    return [await send({ body: large }), await send({ body: stream, duplex: 'half' } as RequestInit)]
  }),
  'sign-in without a server': async () => {
    const { context } = await createTestPlatform()
    const app = createPlatformApp(context, { callback: () => undefined } as unknown as Provider)
    return [await responseOf(await app.fetch(new Request('http://localhost:4400/authorize'), {}))]
  },
  'too many wrong secrets': atServer(async (origin) => {
    const { keys } = await newMachine(origin)
    const wrong = { ...keys, client_secret: 'wrong' }
    const responses = await Promise.all(Array.from({ length: 11 }, () => tokenResponse(origin, wrong)))
    return responses.filter(({ status }) => status === 429)
  }),
  'a sign-in that cannot start': atServer(async (origin) => {
    const ask = async (clientId: string, redirectUri: string, more: Record<string, string> = {}) =>
      responseOf(await fetch(authorizeUrl(origin, { clientId, redirectUri, pkce: newPkce(), more })))
    const { clientId, redirectUri } = portalClient
    return Promise.all([
      ask('none', redirectUri),
      ask(clientId, 'https://other.example/callback'),
      responseOf(await fetch(`${origin}/u/login?state=none`)),
      responseOf(await fetch(`${origin}/continue?state=none`)),
    ])
  }),
  'errors that come back to the application': atServer(async (origin) => {
    const ask = async (more: Record<string, string>) => {
      const { left } = await createBrowser(origin).follow(
        authorizeUrl(origin, { ...portalClient, pkce: newPkce(), more }),
      )
      return returned(left)
    }
    const withoutPkce = await createBrowser(origin).follow(authorizeUrl(origin, portalClient))
    return [
      await ask({ prompt: 'none' }),
      await ask({ response_type: 'nonsense' }),
      await ask({ scope: 'nonsense' }),
      await ask({ audience: 'https://other.example' }),
      await ask({ request: 'x' }),
      await ask({ response_mode: 'nonsense' }),
      returned(withoutPkce.left),
    ].filter(({ body }) => body.includes('error='))
  }),
  'an organization that the person is no member of': atServer(async (origin) => {
    const world = await newWorld(origin, { applications: ['web'], applicationCount: 1, organizations: ['One', 'Two'] })
    const [application] = world.applications
    const browser = createBrowser(origin)
    const url = authorizeUrl(origin, {
      clientId: application?.clientId ?? '',
      redirectUri: application?.redirectUris?.[0] ?? '',
      pkce: newPkce(),
    })
    const { response } = await browser.follow(url)
    const { left: screen } = await signIn(browser, response, world.email)
    const { left } = await answerScreen(browser, origin, screen, 'org-alpine')
    return [returned(left)]
  }),
  'the sign-in page': atServer(async (origin) => {
    const world = await newWorld(origin)
    const page = async () => {
      const browser = createBrowser(origin)
      const { response } = await browser.follow(authorizeUrl(origin, { ...portalClient, pkce: newPkce() }))
      return { browser, response }
    }
    const attempt = async (email: string, password: string) => {
      const { browser, response } = await page()
      return responseOf((await signIn(browser, response, email, password)).response)
    }
    const responses = [await attempt(world.email, ''), await attempt(world.email, 'wrong')]
    for (let count = 0; count < 10; count += 1) responses.push(await attempt(world.email, 'wrong'))
    return responses
  }),
}
