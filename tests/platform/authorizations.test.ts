import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { authorizationRequestSchema } from '@/api/devcenter-auth0/schemas'
import { openRequest, takeRequest } from '../../platform/oidc/third-party'
import { answerScreen, askCache, askToken, authorizeUrl, createBrowser, newPkce, signIn, type Browser } from './browser'
import { newWorld, portalOrigin, startTestServer } from './server'

let platform: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  platform = await startTestServer()
})
afterAll(() => platform.remove())

const storefront = 'demo-storefront-orders'
const ledger = 'demo-remit-ledger'
const demo = () => `${platform.origin}/demo`

/** Starts an authorization of the demo client, and signs in if the platform asks for it. */
async function connect(browser: Browser, clientId: string, email?: string, more: Record<string, string> = {}) {
  const pkce = newPkce()
  const step = await browser.follow(
    authorizeUrl(platform.origin, { clientId, redirectUri: demo(), pkce, more }).replace('client-state', 'a%26b'),
  )
  const arrived = step.left || email === undefined ? step : await signIn(browser, step.response, email)
  return { ...arrived, pkce, screen: arrived.left }
}

/** The query with which the demo page was reached: that of the last address on the platform. */
const outcome = ({ response }: { response: Response }) => new URL(response.url).searchParams

async function claimsOf(clientId: string, verifier: string, code: string | null) {
  const { body } = await askToken(platform.origin, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code: code ?? '',
    code_verifier: verifier,
    redirect_uri: demo(),
  })
  return decodeJwt(body.access_token ?? '')
}

describe('a third-party application', () => {
  it('is authorized for the organization that was chosen on the portal, which is asked for every time', async () => {
    const { email, organizations, userId } = await newWorld(platform.origin, { organizations: ['First', 'Second'] })
    const browser = createBrowser(platform.origin)
    for (const [index, chosen] of organizations.entries()) {
      const { screen, pkce } = await connect(browser, storefront, index === 0 ? email : undefined)
      expect(screen?.origin).toBe(portalOrigin)
      expect(screen?.pathname).toBe('/verify-org')
      expect(screen?.searchParams.get('state')).toMatch(/^(?!a&b$)./)
      const { body } = await askCache(platform.origin, screen?.searchParams.get('key'))
      expect(z.safeParse(authorizationRequestSchema, body).error).toBeUndefined()
      expect(body).toEqual({
        app_name: 'Storefront Orders',
        org_list: organizations.map(({ id, name }, place) => ({
          org_id: id,
          org_name: name,
          // The first is the person's preferred one.
          ...(place === 0 && { is_preferred: true }),
        })),
        redirect_uri: `${demo()}?state=a%26b`,
        agreement_terms_url: null,
        consent_requested: { partners: [] },
        already_authorized: index > 0,
      })
      const answer = outcome(await answerScreen(browser, platform.origin, screen, chosen.id))
      expect(answer.get('state')).toBe('a&b')
      expect(await claimsOf(storefront, pkce.verifier, answer.get('code'))).toMatchObject({
        sub: userId,
        azp: storefront,
        app_name: 'Storefront Orders',
        org_id: chosen.id,
        org_name: chosen.name,
      })
    }
    const silent = await connect(browser, storefront, undefined, { prompt: 'none' })
    const last = await claimsOf(storefront, silent.pkce.verifier, outcome(silent).get('code'))
    expect(last['org_id']).toBe(organizations[1]?.id)
  })

  it('asks for consent to the data of partners once', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const { screen } = await connect(browser, ledger, email)
    expect(screen?.pathname).toBe('/supply-pike/consent')
    const { body } = await askCache(platform.origin, screen?.searchParams.get('key'))
    expect(body.consent_requested?.partners.map(({ name }) => name)).toEqual([
      'Bluebird Grocers',
      'Harbor & Pine',
      'Lakeshore Home',
    ])
    const terms = await fetch(body.agreement_terms_url ?? '')
    expect(await terms.text()).toContain('Agreement on shared data')
    await answerScreen(browser, platform.origin, screen)

    const again = await connect(browser, ledger)
    expect(again.screen?.pathname).toBe('/verify-org')
    const second = await askCache(platform.origin, again.screen?.searchParams.get('key'))
    expect(second.body).toMatchObject({ already_authorized: true, consent_requested: { partners: [] } })
    // Another person is asked again.
    const other = await connect(createBrowser(platform.origin), ledger, (await newWorld(platform.origin)).email)
    expect(other.screen?.pathname).toBe('/supply-pike/consent')
  })

  it('gets the preferred organization when none is chosen', async () => {
    const { email, organizations } = await newWorld(platform.origin, { organizations: ['One', 'Two'] })
    const browser = createBrowser(platform.origin)
    const { screen, pkce } = await connect(browser, ledger, email)
    const state = screen?.searchParams.get('state') ?? ''
    const answer = outcome(await browser.follow(`${platform.origin}/continue?state=${state}`))
    const claims = await claimsOf(ledger, pkce.verifier, answer.get('code'))
    expect(claims['org_id']).toBe(organizations[0]?.id)
  })

  it('can request one organization, which is then the only choice', async () => {
    const { email, organizations } = await newWorld(platform.origin, { organizations: ['One', 'Two'] })
    const browser = createBrowser(platform.origin)
    const asked = await connect(browser, storefront, email, { login_hint: organizations[1]?.id ?? '' })
    const listOf = async (screen: URL | undefined) =>
      (await askCache(platform.origin, screen?.searchParams.get('key'))).body.org_list?.map(({ org_id: id }) => id)
    expect(await listOf(asked.screen)).toEqual([organizations[1]?.id])
    const foreign = await connect(browser, storefront, undefined, { login_hint: 'org-northwind' })
    expect(await listOf(foreign.screen)).toEqual(organizations.map(({ id }) => id))
  })

  it('gets an error for a silent request before it was authorized', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    await connect(browser, ledger, email)
    const silent = await connect(browser, storefront, undefined, { prompt: 'none' })
    expect(outcome(silent).get('error')).toMatch(/consent_required|interaction_required/)
  })
})

describe('keys and states', () => {
  it('work once: afterwards the key is unknown and the state has expired', async () => {
    const browser = createBrowser(platform.origin)
    const { screen } = await connect(browser, storefront, (await newWorld(platform.origin)).email)
    expect(outcome(await answerScreen(browser, platform.origin, screen)).has('code')).toBe(true)
    expect((await askCache(platform.origin, screen?.searchParams.get('key'))).status).toBe(404)
    const { response } = await answerScreen(browser, platform.origin, screen, 'org-northwind')
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This sign-in has expired')
  })

  it('expire', async () => {
    const { userId } = await newWorld(platform.origin)
    const request = { userId, clientId: storefront, redirectUri: demo(), organizationHint: undefined }
    const seconds = Math.floor(Date.now() / 1000)
    const [live, past] = [seconds + 60, seconds - 1].map((expiresAt, index) =>
      openRequest(platform.context, { ...request, interaction: `timed-${index}` }, expiresAt),
    )
    expect((await askCache(platform.origin, live?.key)).status).toBe(200)
    expect((await askCache(platform.origin, past?.key)).status).toBe(404)
    expect(takeRequest(platform.context, 'timed-1')).toBeUndefined()
    expect(takeRequest(platform.context, 'timed-0')?.key).toBe(live?.key)
    expect(takeRequest(platform.context, 'timed-0')).toBeUndefined()
  })

  it.each([[''], [undefined], [7], [['a']]])('a key that is %j is refused', async (key) => {
    expect((await askCache(platform.origin, key)).status).toBe(400)
  })

  it('are refused when they are unknown', async () => {
    expect((await askCache(platform.origin, 'unknown')).status).toBe(404)
    const { response } = await createBrowser(platform.origin).follow(`${platform.origin}/continue?state=unknown`)
    expect(response.status).toBe(400)
  })

  it('work only in the browser that began, which can continue after another browser has tried', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const { screen } = await connect(browser, storefront, email)
    const { response } = await answerScreen(createBrowser(platform.origin), platform.origin, screen)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This sign-in has expired')
    expect(outcome(await answerScreen(browser, platform.origin, screen)).has('code')).toBe(true)
  })

  it('can be begun 200 times in a browser, which has one cookie for all of them', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const first = await connect(browser, storefront)
    const page = first.response.clone()
    for (let count = 0; count < 200; count += 1) await connect(browser, storefront)
    expect(browser.cookieNames().filter((name) => name.includes('browser'))).toHaveLength(1)
    expect((await signIn(browser, page, email)).left?.pathname).toBe('/verify-org')
  })

  it('of a sign-in cannot be used to sign in with the password of another person', async () => {
    const { email } = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const { response } = await connect(browser, storefront)
    const address = response.url
    const victim = createBrowser(platform.origin)
    expect((await victim.follow(address)).response.status).toBe(400)
    expect((await signIn(victim, response.clone(), email)).response.status).toBe(400)
    // Nobody is signed in in the first browser: the page asks again.
    const state = new URL(address).searchParams.get('state') ?? ''
    const resumed = await browser.follow(`${platform.origin}/authorize/${state}`)
    expect(resumed.left).toBeUndefined()
    expect(await resumed.response.text()).toContain('name="password"')
  })

  it('do not continue a sign-in that was not finished', async () => {
    const browser = createBrowser(platform.origin)
    const { response } = await connect(browser, storefront)
    const state = /name="state" value="([^"]+)"/.exec(await response.text())?.[1] ?? ''
    expect(state).not.toBe('')
    expect((await browser.follow(`${platform.origin}/continue?state=${state}`)).response.status).toBe(400)
  })
})

describe('organizations', () => {
  it('of other people are refused, and the application receives the error', async () => {
    const browser = createBrowser(platform.origin)
    const { screen } = await connect(browser, storefront, (await newWorld(platform.origin)).email)
    const answer = outcome(await answerScreen(browser, platform.origin, screen, 'org-northwind'))
    expect(answer.get('error')).toBe('access_denied')
    expect(answer.has('code')).toBe(false)
  })

  it('are an empty list for a person without any, who cannot continue', async () => {
    const browser = createBrowser(platform.origin)
    const { email } = await newWorld(platform.origin, { organizations: [] })
    const { screen } = await connect(browser, storefront, email)
    expect((await askCache(platform.origin, screen?.searchParams.get('key'))).body.org_list).toEqual([])
    expect(outcome(await answerScreen(browser, platform.origin, screen)).get('error')).toBe('access_denied')
  })
})
