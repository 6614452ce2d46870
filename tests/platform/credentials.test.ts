import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerScreen, askToken, authorizeUrl, createBrowser, newPkce, signIn, type Pkce } from './browser'
import { call, newWorld, startTestServer } from './server'

let platform: Awaited<ReturnType<typeof startTestServer>>
let world: Awaited<ReturnType<typeof newWorld>>
beforeAll(async () => {
  platform = await startTestServer()
  world = await newWorld(platform.origin)
})
afterAll(() => platform.remove())

const redirectUri = 'http://localhost:3000/callback'
const audience = 'https://network.example'
const applications = () => `${platform.origin}/devcenter/v1/applications/`

/** Creates an application as the wizard does; returns its credentials. */
async function build(appType: string, redirectUris = appType === 'm2m' ? [] : [redirectUri]) {
  const token = world.accessToken
  const { body } = await call(applications(), {
    token,
    method: 'POST',
    body: { name: `A ${appType}`, appType, redirectUris },
  })
  const { id, clientId, testClientId } = body as { id: string; clientId: string; testClientId: string }
  const secretOf = async (query: string) =>
    ((await call(`${applications()}${id}/retrieve_secret/${query}`, { token })).body as { secret?: string }).secret ??
    ''
  return { id, clientId, testClientId, secret: await secretOf(''), testSecret: await secretOf('?client_type=test') }
}

/** Signs in for an application; returns where the browser ended. `pkce` null leaves PKCE out. */
async function authorize(
  clientId: string,
  pkce: Pkce | null = newPkce(),
  more: Record<string, string> = {},
  uri = redirectUri,
) {
  const browser = createBrowser(platform.origin)
  const url = authorizeUrl(platform.origin, { clientId, redirectUri: uri, ...(pkce && { pkce }), more })
  const { response, left } = await browser.follow(url)
  if (left || response.status !== 200) return { left, response }
  const { left: screen } = await signIn(browser, response, world.email)
  return answerScreen(browser, platform.origin, screen)
}

async function check(token: string | undefined) {
  return call(`${platform.origin}/auth-check`, { token: token ?? '' })
}

describe('machine to machine', () => {
  it('obtains tokens with both clients, by form, JSON and basic authentication', async () => {
    const { clientId, testClientId, secret, testSecret } = await build('m2m')
    for (const [client_id, client_secret] of [
      [clientId, secret],
      [testClientId, testSecret],
    ] as const) {
      for (const json of [false, true]) {
        const fields = { grant_type: 'client_credentials', client_id, client_secret, audience }
        const { body } = await askToken(platform.origin, fields, json)
        const { body: answer, status } = await check(body.access_token)
        expect(status).toBe(200)
        expect(answer).toEqual({ status: 'ok', organization: world.organizations[0]?.id, client: client_id })
      }
    }
    const basic = await fetch(`${platform.origin}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    expect(basic.status).toBe(200)
  })

  it('is refused with a wrong secret, an unknown audience and other grants, with the errors of OAuth', async () => {
    const { clientId: client_id, secret: client_secret, testSecret } = await build('m2m')
    const ask = (fields: Record<string, string>) =>
      askToken(platform.origin, { grant_type: 'client_credentials', client_id, client_secret, ...fields })
    expect((await ask({ client_secret: testSecret })).body).toMatchObject({ error: 'invalid_client' })
    expect((await ask({ audience: 'https://other.example' })).body.error).toBe('invalid_target')
    const otherGrant = { grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri }
    expect(await ask(otherGrant)).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } })
    const { clientId, secret } = await build('web')
    const ofWebService = await ask({ client_id: clientId, client_secret: secret })
    expect(ofWebService).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } })
  })

  it('slows down after ten of 200 parallel wrong secrets, and accepts the right one at any time', async () => {
    const { clientId: client_id, secret: client_secret, testClientId, testSecret } = await build('m2m')
    const ask = (fields: Record<string, string>) =>
      askToken(platform.origin, { grant_type: 'client_credentials', client_id, ...fields })
    const wrong = await Promise.all(Array.from({ length: 200 }, (_, index) => ask({ client_secret: `wrong-${index}` })))
    expect(wrong.filter(({ status, body }) => status === 401 && body.error === 'invalid_client')).toHaveLength(10)
    expect(wrong.filter(({ status, body }) => status === 429 && body.error === 'too_many_attempts')).toHaveLength(190)
    const start = performance.now()
    expect((await ask({ client_secret: 'wrong' })).status).toBe(429)
    expect(performance.now() - start).toBeGreaterThan(900)
    expect((await ask({ client_secret })).status).toBe(200)
    expect((await ask({ client_id: testClientId, client_secret: testSecret })).status).toBe(200)
  })

  it('can request many tokens at once with the right secret', async () => {
    const { clientId: client_id, secret: client_secret } = await build('m2m')
    const fields = { grant_type: 'client_credentials', client_id, client_secret }
    const answers = await Promise.all(Array.from({ length: 30 }, () => askToken(platform.origin, fields)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('has no person: calls that need one are answered 403', async () => {
    const { clientId: client_id, secret: client_secret } = await build('m2m')
    const { body } = await askToken(platform.origin, {
      grant_type: 'client_credentials',
      client_id,
      client_secret,
      audience,
    })
    expect((await call(applications(), { token: body.access_token ?? '' })).status).toBe(403)
  })

  it('is warned when it uses the former audience', async () => {
    const { clientId: client_id, secret: client_secret } = await build('m2m')
    const fields = {
      grant_type: 'client_credentials',
      client_id,
      client_secret,
      audience: 'api://api.network.example/',
    }
    const { status, headers } = await check((await askToken(platform.origin, fields)).body.access_token)
    expect(status).toBe(200)
    expect(headers.get('warning')).toContain('retired')
  })

  it('is refused at once after its deletion, and so are its tokens', async () => {
    const { id, clientId: client_id, secret: client_secret } = await build('m2m')
    const fields = { grant_type: 'client_credentials', client_id, client_secret, audience }
    const { body } = await askToken(platform.origin, fields)
    await call(`${applications()}${id}/`, { token: world.accessToken, method: 'DELETE' })
    expect((await askToken(platform.origin, fields)).body.error).toBe('invalid_client')
    expect((await check(body.access_token)).status).toBe(401)
  })
})

describe('applications with people', () => {
  it.each(['clientId', 'testClientId'] as const)('web: code and secret (%s)', async (kind) => {
    const application = await build('web')
    const client_id = application[kind]
    const client_secret = kind === 'clientId' ? application.secret : application.testSecret
    const { left } = await authorize(client_id, null)
    expect(left?.href.startsWith(redirectUri)).toBe(true)
    const code = left?.searchParams.get('code') ?? ''
    const fields = { grant_type: 'authorization_code', client_id, redirect_uri: redirectUri, code }
    expect((await askToken(platform.origin, fields)).body.error).toBe('invalid_client')
    const { body } = await askToken(platform.origin, { ...fields, client_secret }, true)
    expect(decodeJwt(body.access_token ?? '')).toMatchObject({
      sub: world.userId,
      org_id: world.organizations[0]?.id,
      azp: client_id,
    })
    expect((await check(body.access_token)).status).toBe(200)
  })

  it.each([
    ['spa', redirectUri],
    ['native', redirectUri],
    ['native', 'example.app:/callback'],
  ])('%s: code with PKCE, back to %s', async (appType, uri) => {
    const { clientId: client_id } = await build(appType, [uri])
    const pkce = newPkce()
    const { left } = await authorize(client_id, pkce, {}, uri)
    expect(left?.href.startsWith(uri)).toBe(true)
    const fields = {
      grant_type: 'authorization_code',
      client_id,
      code: left?.searchParams.get('code') ?? '',
      redirect_uri: uri,
    }
    const { body } = await askToken(platform.origin, { ...fields, code_verifier: pkce.verifier })
    expect((await check(body.access_token)).status).toBe(200)
    expect((await askToken(platform.origin, { ...fields, code_verifier: pkce.verifier })).body.error).toBe(
      'invalid_grant',
    )
  })

  it('need PKCE when they are public', async () => {
    const { clientId } = await build('spa')
    const { left } = await createBrowser(platform.origin).follow(
      authorizeUrl(platform.origin, { clientId, redirectUri }),
    )
    expect(left?.searchParams.get('error')).toBe('invalid_request')
  })

  it('get refresh tokens with offline_access, with and without the consent prompt', async () => {
    const { clientId: client_id, secret: client_secret } = await build('web')
    for (const more of [{}, { prompt: 'consent' }]) {
      const pkce = newPkce()
      const { left } = await authorize(client_id, pkce, { scope: 'openid offline_access', ...more })
      const code = left?.searchParams.get('code') ?? ''
      const fields = { client_id, client_secret, code, code_verifier: pkce.verifier, redirect_uri: redirectUri }
      const { body } = await askToken(platform.origin, { grant_type: 'authorization_code', ...fields })
      const refresh = { grant_type: 'refresh_token', client_id, client_secret, refresh_token: body.refresh_token ?? '' }
      expect((await check((await askToken(platform.origin, refresh)).body.access_token)).status).toBe(200)
    }
  })

  it.each(['one after the other', 'at the same time'])(
    'lose the tokens of a code that is used twice, %s',
    async (order) => {
      const { clientId: client_id, secret: client_secret } = await build('web')
      const pkce = newPkce()
      const { left } = await authorize(client_id, pkce, { scope: 'openid offline_access' })
      const code = left?.searchParams.get('code') ?? ''
      const fields = { client_id, client_secret, code, code_verifier: pkce.verifier, redirect_uri: redirectUri }
      const exchange = () => askToken(platform.origin, { grant_type: 'authorization_code', ...fields })
      const answers = [exchange()]
      if (order === 'one after the other') await answers[0]
      answers.push(exchange())
      const [first, second] = (await Promise.all(answers)).map(({ body }) => body)
      expect(second?.error ?? first?.error).toBe('invalid_grant')
      for (const tokens of [first, second]) {
        expect((await check(tokens?.access_token)).status).toBe(401)
        const refresh = { client_id, client_secret, refresh_token: tokens?.refresh_token ?? 'none' }
        const refreshed = await askToken(platform.origin, { grant_type: 'refresh_token', ...refresh })
        expect(refreshed.body.error).toBe('invalid_grant')
      }
      // Authorizing again gives new tokens.
      const again = await authorize(client_id, pkce)
      const renewed = await askToken(platform.origin, {
        ...fields,
        grant_type: 'authorization_code',
        code: again.left?.searchParams.get('code') ?? '',
      })
      expect((await check(renewed.body.access_token)).status).toBe(200)
    },
  )

  it('return only to a saved redirect URI, and a saved change takes effect at once', async () => {
    const { id, clientId } = await build('web')
    const other = 'https://new.example/callback'
    const refused = await authorize(clientId, newPkce(), {}, other)
    expect(refused.left).toBeUndefined()
    expect(refused.response.status).toBe(400)
    expect(await refused.response.text()).toContain('redirect URI is not registered')
    const body = { name: 'Changed', appType: 'web', redirectUris: [other] }
    await call(`${applications()}${id}/`, { token: world.accessToken, method: 'PUT', body })
    expect((await authorize(clientId, newPkce(), {}, other)).left?.searchParams.get('code')).toBeTruthy()
    expect((await authorize(clientId)).response.status).toBe(400)
  })

  it('have the rules of a new type at once', async () => {
    const { id, clientId: client_id } = await build('web')
    await call(`${applications()}${id}/`, {
      token: world.accessToken,
      method: 'PUT',
      body: { name: 'M', appType: 'm2m' },
    })
    const { secret } = (await call(`${applications()}${id}/retrieve_secret/`, { token: world.accessToken })).body as {
      secret: string
    }
    const { status } = await askToken(platform.origin, {
      grant_type: 'client_credentials',
      client_id,
      client_secret: secret,
    })
    expect(status).toBe(200)
    await call(`${applications()}${id}/`, { token: world.accessToken, method: 'PUT', body: { name: 'None yet' } })
    const none = await askToken(platform.origin, { grant_type: 'client_credentials', client_id, client_secret: secret })
    expect(none.body.error).toBe('invalid_client')
  })

  it('are refused with a page when they have no redirect URI', async () => {
    const { clientId } = await build('web', [])
    expect((await authorize(clientId)).response.status).toBe(400)
  })
})

describe('trial organizations', () => {
  it('can use the sandbox client only', async () => {
    const trial = await newWorld(platform.origin, { isTrial: true, applications: ['m2m'] })
    const [application] = trial.applications
    const path = `${applications()}${application?.id ?? ''}/retrieve_secret/?client_type=test`
    const { secret } = (await call(path, { token: trial.accessToken })).body as { secret: string }
    const fields = {
      grant_type: 'client_credentials',
      client_id: application?.testClientId ?? '',
      client_secret: secret,
    }
    expect((await askToken(platform.origin, fields)).status).toBe(200)
  })
})
