import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askToken,
  authorizePortal,
  authorizeUrl,
  createBrowser,
  newPkce,
  portalClient,
  signIn,
  type Browser,
} from './browser'
import { newWorld, portalOrigin, startTestServer } from './server'

let platform: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  platform = await startTestServer()
})
afterAll(() => platform.remove())

const { clientId, redirectUri } = portalClient
const authorize = (browser: Browser, more?: Record<string, string>, email?: string) =>
  authorizePortal(platform.origin, browser, more, email === undefined ? undefined : { email })

const claims = (token: string | undefined) => decodeJwt(token ?? '')

describe('sign-in of the portal', () => {
  it('ends at the callback with tokens that name the person and the organization', async () => {
    const { email, userId, organizations } = await newWorld(platform.origin)
    const { left, tokens } = await authorize(createBrowser(platform.origin), {}, email)
    expect(left?.origin + (left?.pathname ?? '')).toBe(redirectUri)
    expect(left?.searchParams.get('state')).toBe('client-state')
    expect(claims(tokens?.access_token)).toMatchObject({
      iss: `${platform.origin}/`,
      aud: 'https://network.example',
      sub: userId,
      org_id: organizations[0]?.id,
      azp: clientId,
    })
    expect(claims(tokens?.id_token)).toMatchObject({ sub: userId, email, organization_id: organizations[0]?.id })
    expect(claims(tokens?.id_token)['name']).toContain('Robin')
    expect(tokens?.refresh_token).toBeUndefined()
  })

  it('shows the accounts, describes a wrong password at the fields, and has a strict policy', async () => {
    const browser = createBrowser(platform.origin)
    const { response } = await browser.follow(authorizeUrl(platform.origin, { clientId, redirectUri, pkce: newPkce() }))
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = response.clone()
    expect(await response.text()).toContain('dev@northwind.example')
    const refused = await signIn(browser, page, 'dev@northwind.example', 'wrong')
    expect(refused.response.status).toBe(401)
    expect(await refused.response.text()).toMatch(/aria-describedby="error"[\s\S]*aria-describedby="error"/)
  })

  it('continues only in the browser that began it, also after another browser has tried', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const { response } = await browser.follow(authorizeUrl(platform.origin, { clientId, redirectUri, pkce: newPkce() }))
    const stranger = await signIn(createBrowser(platform.origin), response.clone(), email)
    expect([stranger.response.status, stranger.left]).toEqual([400, undefined])
    expect((await signIn(browser, response, email)).left?.searchParams.has('code')).toBe(true)
  })

  it('evaluates ten of 200 parallel wrong passwords for an email address, which then has to wait', async () => {
    const [{ email }, other] = [await newWorld(platform.origin), await newWorld(platform.origin)]
    const browser = createBrowser(platform.origin)
    const { response } = await browser.follow(authorizeUrl(platform.origin, { clientId, redirectUri, pkce: newPkce() }))
    const tries = Array.from({ length: 200 }, () => signIn(browser, response.clone(), email, 'wrong'))
    const statuses = (await Promise.all(tries)).map((step) => step.response.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(190)
    expect((await signIn(browser, response.clone(), email.toUpperCase())).response.status).toBe(429)
    // Another account from the same network address does not have to.
    expect((await signIn(browser, response, other.email)).left?.searchParams.has('code')).toBe(true)
  })

  it('renews silently, by redirect and by web message, and says login_required without a session', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const anonymous = await authorize(browser, { prompt: 'none' })
    expect(anonymous.left?.searchParams.get('error')).toBe('login_required')
    const silent = await authorize(browser, { prompt: 'none', response_mode: 'web_message' })
    expect(silent.response.status).toBe(200)
    expect(await silent.response.text()).toContain('login_required')
    await authorize(browser, {}, email)
    expect((await authorize(browser, { prompt: 'none' })).tokens?.access_token).toBeDefined()
    const message = await authorize(browser, { prompt: 'none', response_mode: 'web_message' })
    expect(message.response.headers.get('x-frame-options')).toBeNull()
    expect(await message.response.text()).toMatch(/"code":"[^"]+"/)
  })

  it('accepts a code once: a second use ends the tokens of the first', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const pkce = newPkce()
    const { response } = await browser.follow(authorizeUrl(platform.origin, { clientId, redirectUri, pkce }))
    const { left } = await signIn(browser, response, email)
    const exchange = () =>
      askToken(platform.origin, {
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code: left?.searchParams.get('code') ?? '',
        code_verifier: pkce.verifier,
      })
    const first = await exchange()
    const list = () =>
      fetch(`${platform.origin}/devcenter/v1/applications/`, {
        headers: { authorization: `Bearer ${first.body.access_token}` },
      })
    expect((await list()).status).toBe(200)
    expect(await exchange()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await list()).status).toBe(401)
  })

  it('keeps the tokens of other pages when a code is used twice', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const { tokens } = await authorize(browser, {}, email)
    const pkce = newPkce()
    const more = { prompt: 'none' }
    const { left } = await browser.follow(authorizeUrl(platform.origin, { clientId, redirectUri, pkce, more }))
    const code = left?.searchParams.get('code') ?? ''
    const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri, code }
    const exchange = () => askToken(platform.origin, { ...fields, code_verifier: pkce.verifier })
    expect([(await exchange()).status, (await exchange()).status]).toEqual([200, 400])
    const { status } = await fetch(`${platform.origin}/devcenter/v1/applications/`, {
      headers: { authorization: `Bearer ${tokens?.access_token}` },
    })
    expect(status).toBe(200)
    expect((await authorize(browser, { prompt: 'none' })).tokens?.access_token).toBeDefined()
  })

  it('removes grants that others have replaced once their last token has expired, unless they can be refreshed', async () => {
    const { context } = platform
    const { email, organizations } = await newWorld(platform.origin)
    const grantCount = () =>
      context.db.all('select 1 from grant_organizations where organization_id = ?', organizations[0]?.id ?? '').length
    const browser = createBrowser(platform.origin)
    const { tokens } = await authorize(browser, {}, email)
    await authorize(browser, { prompt: 'none' })
    await authorize(browser, { prompt: 'none' })
    expect(grantCount()).toBe(3)
    const list = await fetch(`${platform.origin}/devcenter/v1/applications/`, {
      headers: { authorization: `Bearer ${tokens?.access_token}` },
    })
    expect(list.status).toBe(200)

    const { now } = context
    try {
      context.now = () => new Date(now().getTime() + 2 * 3_600_000)
      const refreshed = await authorize(browser, { prompt: 'none', scope: 'openid profile email offline_access' })
      expect(refreshed.tokens?.refresh_token).toBeDefined()
      await authorize(browser, { prompt: 'none' })
      // The third one, which has the refresh token, and the present one.
      expect(grantCount()).toBe(2)
      context.now = () => new Date(now().getTime() + 4 * 3_600_000)
      await authorize(browser, { prompt: 'none' })
      context.now = () => new Date(now().getTime() + 6 * 3_600_000)
      await authorize(browser, { prompt: 'none' })
      // Also the one that was just replaced, whose tokens are still valid.
      expect(grantCount()).toBe(3)
    } finally {
      context.now = now
    }
  })

  it('issues refresh tokens on request', async () => {
    const { email, userId } = await newWorld(platform.origin)
    const { tokens } = await authorize(
      createBrowser(platform.origin),
      { scope: 'openid profile email offline_access' },
      email,
    )
    const refreshed = await askToken(platform.origin, {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: tokens?.refresh_token ?? '',
    })
    expect(claims(refreshed.body.access_token).sub).toBe(userId)
  })

  it('signs out without a question, and returns only to a registered address', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    await authorize(browser, {}, email)
    const leave = (returnTo: string) =>
      browser.follow(
        `${platform.origin}/v2/logout?${new URLSearchParams({ client_id: clientId, returnTo }).toString()}`,
      )
    expect((await leave('https://elsewhere.example/')).response.status).toBe(400)
    const html = await (await leave(`${portalOrigin}/home`)).response.text()
    const fields = Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const done = await browser.follow(/action="([^"]+)"/.exec(html)?.[1] ?? '', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    expect(done.left?.href).toBe(`${portalOrigin}/home`)
    expect((await authorize(browser, { prompt: 'none' })).left?.searchParams.get('error')).toBe('login_required')
  })
})

describe('organizations', () => {
  it('follow the login hint until it changes; the hint of a foreign one is refused and keeps the session', async () => {
    const world = await newWorld(platform.origin, { organizations: ['First', 'Second'] })
    const [first, second] = world.organizations
    const browser = createBrowser(platform.origin)
    expect(claims((await authorize(browser, {}, world.email)).tokens?.id_token)['organization_id']).toBe(first?.id)

    const switched = await authorize(browser, { prompt: 'none', login_hint: second?.id ?? '' })
    expect(claims(switched.tokens?.access_token)['org_id']).toBe(second?.id)
    // The SDK adds the previous organization to silent requests.
    const renewed = await authorize(browser, { prompt: 'none', organization: first?.id ?? '' })
    expect(claims(renewed.tokens?.id_token)['organization_id']).toBe(second?.id)

    const refused = await authorize(browser, { login_hint: 'org-northwind' })
    expect(refused.left?.searchParams.get('error')).toBe('access_denied')
    expect(refused.left?.searchParams.get('error_description')).toContain('not a member')
    expect(claims((await authorize(browser, { prompt: 'none' })).tokens?.access_token)['org_id']).toBe(second?.id)
  })
})
