import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { passwordPolicySchema } from '@/api/identity/schemas'
import { listMails } from '../../platform/db/mails'
import { verifyPassword } from '../../platform/db/passwords'
import { findUserByEmail } from '../../platform/db/people'
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
import { createTestPlatform } from './in-process'
import { call, newWorld, portalOrigin, startTestServer } from './server'

const newPassword = 'Another-2027?'
const email = 'dev@northwind.example'

describe('in process', () => {
  let platform: Awaited<ReturnType<typeof createTestPlatform>>
  beforeEach(async () => {
    platform = await createTestPlatform()
  })

  const ask = (address: unknown, more: object = { reset_destination: 'devcenter' }) =>
    platform.call('POST', '/identity/users/forgot-password/', { body: { email_address: address, ...more } })
  const reset = (code: string, fields: object = {}) =>
    platform.call('POST', '/identity/users/reset-password/', {
      body: { email_address: email, reset_code: code, new_password: newPassword, ...fields },
    })
  const mails = () => listMails(platform.context.db, email)

  /** Requests a mail; returns its code. */
  async function newCode(): Promise<string> {
    expect((await ask(email)).status).toBe(200)
    const address = new URL(mails()[0]?.link?.address ?? '')
    expect(address.origin + address.pathname).toBe(`${portalOrigin}/login/create-new-password`)
    expect(address.searchParams.get('email_address')).toBe(email)
    return address.searchParams.get('reset_code') ?? ''
  }

  it('the policy has the five rules of the specification', async () => {
    const { body } = await platform.call('GET', '/identity/v2/users/password-policy/')
    const policy = z.parse(passwordPolicySchema, body).data.regex_policy
    expect(Object.keys(policy)).toEqual(['minlength', 'upper', 'lower', 'number', 'special'])
    for (const special of '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`')
      expect(special).toMatch(new RegExp(policy['special']?.pattern ?? ''))
    for (const other of 'aZ0 äß€\n') expect(other).not.toMatch(new RegExp(policy['special']?.pattern ?? ''))
  })

  it('the answer does not reveal whether an email address has an account', async () => {
    const [known, unknown] = [await ask('DEV@northwind.example'), await ask('nobody@northwind.example')]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(mails()).toHaveLength(1)
    expect(listMails(platform.context.db)).toHaveLength(1)
  })

  it('an email address has to wait after five mails, with or without an account', async () => {
    for (const address of [email, 'nobody@northwind.example']) {
      const statuses: number[] = []
      for (let count = 0; count < 7; count += 1) statuses.push((await ask(address)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
    expect(mails()).toHaveLength(5)
  })

  it.each([['no-address'], [''], [5], ['a@b'], [undefined]])('refuses %j as an email address', async (address) => {
    const { status, body } = await ask(address)
    expect([status, Object.keys(body?.error?.validationErrors ?? {})]).toEqual([400, ['email_address']])
  })

  it('refuses another destination', async () => {
    expect((await ask(email, { reset_destination: 'https://evil.example' })).status).toBe(400)
    expect(mails()).toEqual([])
  })

  it('staff is told to use the network password', async () => {
    await ask('staff@provider.example')
    const [mail] = listMails(platform.context.db, 'staff@provider.example')
    expect(mail?.link).toBeUndefined()
    expect(mail?.text).toContain('network password')
  })

  it('a code sets the password once, and no other code of the person works after it', async () => {
    const [first, second] = [await newCode(), await newCode()]
    expect((await reset(second, { email_address: 'DEV@Northwind.example' })).status).toBe(200)
    const hash = findUserByEmail(platform.context.db, email)?.password_hash
    expect(await verifyPassword(newPassword, hash)).toBe(true)
    expect(await verifyPassword('Portal-2026!', hash)).toBe(false)
    for (const code of [first, second]) {
      const { status, body } = await reset(code, { new_password: 'Third-2028!' })
      expect(status).toBe(409)
      expect(body?.error?.errorDescription).toContain('new link')
    }
    expect(findUserByEmail(platform.context.db, email)?.password_hash).toBe(hash)
  })

  it('a code expires', async () => {
    const code = await newCode()
    platform.context.db.run("update password_resets set expires_at = '2026-01-01T00:00:00.000Z'")
    const { status, body } = await reset(code)
    expect([status, body?.error?.errorDescription]).toEqual([410, 'Ask for a new link.'])
  })

  it('a code works only for its own email address', async () => {
    const code = await newCode()
    for (const fields of [{ email_address: 'multi@northwind.example' }, { email_address: '' }, { reset_code: 7 }])
      expect((await reset(code, fields)).status).toBe(404)
    expect((await reset(code)).status).toBe(200)
  })

  it('a code can be used after a password that breaks the policy', async () => {
    const code = await newCode()
    const { status, body } = await reset(code, { new_password: 'password' })
    expect([status, Object.keys(body?.error?.validationErrors ?? {})]).toEqual([400, ['new_password']])
    expect((await reset(code)).status).toBe(200)
  })

  it('after ten wrong codes the right one has to wait too', async () => {
    const code = await newCode()
    const statuses = new Set<number>()
    for (let count = 0; count < 10; count += 1) statuses.add((await reset('wrong')).status)
    expect(statuses).toEqual(new Set([404]))
    expect((await reset(code)).status).toBe(429)
  })

  it('codes and passwords are in no table and no log', async () => {
    const code = await newCode()
    await platform.call('GET', `/health?reset_code=${code}&signed_invite=${code}`)
    await reset(code)
    const { db, requests } = platform.context
    const kept = JSON.stringify([
      db.all('select * from password_resets'),
      db.all('select * from users'),
      requests.list(),
    ])
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(newPassword)
  })
})

describe('on a server', () => {
  let platform: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    platform = await startTestServer()
  })
  afterAll(() => platform.remove())

  const authorize = (browser: Browser, more: Record<string, string>, person?: { email: string; password: string }) =>
    authorizePortal(platform.origin, browser, more, person)

  it('a new password signs in, the old one does not, and its sessions and tokens end', async () => {
    const world = await newWorld(platform.origin)
    const other = await newWorld(platform.origin)
    const browser = createBrowser(platform.origin)
    const offline = { scope: 'openid profile email offline_access' }
    const { tokens } = await authorize(browser, offline, world)
    const check = (token = '') => call(`${platform.origin}/auth-check`, { token })
    expect((await check(tokens?.access_token)).status).toBe(200)

    // Earlier failed attempts must not block the new password.
    const guesser = createBrowser(platform.origin)
    const refused = await guesser.follow(authorizeUrl(platform.origin, { ...portalClient, pkce: newPkce(), more: {} }))
    const guesses = Array.from({ length: 10 }, () => signIn(guesser, refused.response.clone(), world.email, 'wrong'))
    await Promise.all(guesses)

    const send = (path: string, body: object) => call(`${platform.origin}${path}`, { method: 'POST', body })
    await send('/identity/users/forgot-password/', { email_address: world.email, reset_destination: 'devcenter' })
    const [mail] = listMails(platform.context.db, world.email)
    const code = new URL(mail?.link?.address ?? '').searchParams.get('reset_code')
    const body = { email_address: world.email, reset_code: code, new_password: newPassword }
    expect((await send('/identity/users/reset-password/', body)).status).toBe(200)

    expect((await check(tokens?.access_token)).status).toBe(401)
    expect((await check(world.accessToken)).status).toBe(401)
    const refresh = { grant_type: 'refresh_token', client_id: portalClient.clientId }
    const refreshed = await askToken(platform.origin, { ...refresh, refresh_token: tokens?.refresh_token ?? '' })
    expect(refreshed.status).toBe(400)
    const silent = await authorize(browser, { prompt: 'none' })
    expect(silent.left?.searchParams.get('error')).toBe('login_required')

    expect((await authorize(createBrowser(platform.origin), {}, world)).response.status).toBe(401)
    const again = await authorize(browser, {}, { ...world, password: newPassword })
    expect((await check(again.tokens?.access_token)).status).toBe(200)
    expect((await check(other.accessToken)).status).toBe(200)
  })

  it('another person can sign in over an open session, with the email address filled in', async () => {
    const [first, second] = [await newWorld(platform.origin), await newWorld(platform.origin)]
    const browser = createBrowser(platform.origin)
    await authorize(browser, {}, first)
    const asked = await browser.follow(
      authorizeUrl(platform.origin, {
        ...portalClient,
        pkce: newPkce(),
        more: { prompt: 'login', login_hint: second.email },
      }),
    )
    expect(await asked.response.clone().text()).toContain(`value="${second.email}"`)
    let step = await signIn(browser, asked.response, second.email)
    // A form that a script sends ends the session of the first person.
    const html = step.left ? '' : await step.response.text()
    const action = /action="([^"]+)"/.exec(html)?.[1]
    if (action !== undefined) {
      const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ])
      step = await browser.follow(new URL(action, platform.origin).href, {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
    }
    expect(step.left?.searchParams.get('code')).toBeTruthy()
    const { tokens } = await authorize(browser, { prompt: 'none' })
    expect(decodeJwt(tokens?.access_token ?? '')['sub']).toBe(second.userId)
  })

  it('the sign-in page leads to the page for a forgotten password', async () => {
    const { response } = await createBrowser(platform.origin).follow(
      authorizeUrl(platform.origin, { ...portalClient, pkce: newPkce() }),
    )
    expect(await response.text()).toContain(`<a href="${portalOrigin}/login/reset-password">Forgot password?</a>`)
  })
})
