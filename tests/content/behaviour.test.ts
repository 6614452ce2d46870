import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerScreen, askToken, authorizeUrl, createBrowser, newPkce, signIn } from '../platform/browser'
import { newWorld, startTestServer } from '../platform/server'
import { documentedCalls } from './documented-calls'

type Calls = Awaited<ReturnType<typeof documentedCalls>>

const files = ['auth', 'devcenter', 'members/identity'].map((name) => `authentication/openapi/${name}.json`)
const redirectUri = 'http://localhost:3000/callback'

let platform: Awaited<ReturnType<typeof startTestServer>>
let world: Awaited<ReturnType<typeof newWorld>>
let trial: Awaited<ReturnType<typeof newWorld>>
let calls: Calls
const call: Calls['call'] = (...given) => calls.call(...given)
const compare: Calls['compare'] = (...given) => calls.compare(...given)

beforeAll(async () => {
  platform = await startTestServer()
  calls = await documentedCalls(files, platform.origin)
  world = await newWorld(platform.origin, { applications: ['web'], applicationCount: 1 })
  trial = await newWorld(platform.origin, { isTrial: true, applications: ['m2m'], applicationCount: 1 })
})
afterAll(() => platform.remove())

async function machine(): Promise<{ form: Record<string, string>; token: string; id: string }> {
  const token = world.accessToken
  const { body } = await call('createApplication', {}, { token, body: { name: 'A machine', appType: 'm2m' } })
  const id = String(body['id'])
  const secret = await call('readSecret', { id, client_type: 'test' }, { token })
  const form = {
    grant_type: 'client_credentials',
    client_id: String(body['testClientId']),
    client_secret: String(secret.body['secret']),
  }
  const answer = await call('createToken', {}, { form })
  return { form, id, token: String(answer.body['access_token']) }
}

describe('the platform behaves as documented', () => {
  it('applications', async () => {
    const token = world.accessToken
    const { token: machineToken, id } = await machine()
    const input = { name: 'Supplier Portal', description: '', iconName: 'building', appType: 'web', redirectUris: [] }
    for (const name of [
      'listApplications',
      'createApplication',
      'readApplication',
      'updateApplication',
      'readSecret',
    ]) {
      const body = /^(create|update)/.test(name) ? input : undefined
      expect((await call(name, { id }, { body })).status).toBe(401)
      expect((await call(name, { id }, { body, token: machineToken })).status).toBe(403)
    }
    await call('listApplications', { page: '1', page_size: '25' }, { token })
    await call('listApplications', { page: '0' }, { token })
    await call('createApplication', {}, { token, body: { appType: 'toaster' } })
    await call('readApplication', { id }, { token })
    await call('readApplication', { id: 'none' }, { token })
    await call('updateApplication', { id }, { token, body: input })
    await call('updateApplication', { id }, { token, body: { ...input, redirectUris: ['ftp://files.example/'] } })
    await call('updateApplication', { id: 'none' }, { token, body: input })
    await call('readSecret', { id }, { token })
    await call('updateApplication', { id }, { token, body: { ...input, appType: 'spa' } })
    await call('readSecret', { id }, { token })
    await call('readSecret', { id: trial.applications[0]?.id ?? '' }, { token: trial.accessToken })
    await call('deleteApplication', { id })
    const other = await machine()
    await call('deleteApplication', { id }, { token: other.token })
    await call('deleteApplication', { id }, { token })
    await call('deleteApplication', { id }, { token })
    expect(calls.takeProblems()).toEqual([])
  })

  it('services', async () => {
    const token = world.accessToken
    for (const sent of [{ token }, {}]) {
      await call('listServices', { page_size: '100' }, sent)
      await call('readService', { id: 'svc-transactions' }, sent)
    }
    await call('listServices', { page_size: '101' }, { token })
    await call('readService', { id: 'none' }, { token })
    await call('listPublicServices', { page_size: '100' })
    await call('listPublicServices', { page: 'first' })
    expect(calls.takeProblems()).toEqual([])
  })

  it('users and organizations', async () => {
    const token = world.accessToken
    const id = world.userId
    const organization = world.organizations[0]?.id ?? ''
    const { token: machineToken } = await machine()
    const preferences = { language: ['en-US'], timezone: 'America/Chicago', locale: 'en-US' }
    const profile = { first_name: 'Robin', last_name: 'Sample', email: world.email, preferences }
    await call('findUser', { id }, { token })
    await call('patchProfile', { id }, { token, body: { job_title: 'Lead Developer' } })
    await call('patchProfile', { id }, { token, body: { phone_number: 'x'.repeat(40) } })
    await call('patchProfile', { id: 'none' }, { token, body: {} })
    await call('putProfile', { id }, { token, body: profile })
    await call('putProfile', { id }, { token, body: { first_name: 'Robin' } })
    await call('putProfile', { id: 'none' }, { token, body: profile })
    for (const name of ['readOrganization', 'readOrganizationV1']) await call(name, { id: organization }, { token })
    for (const name of ['findUser', 'patchProfile', 'putProfile', 'readOrganization', 'readOrganizationV1']) {
      const body = name.endsWith('Profile') ? profile : undefined
      expect((await call(name, { id }, { body })).status).toBe(401)
      expect((await call(name, { id }, { body, token: machineToken })).status).toBe(403)
    }
    expect(calls.takeProblems()).toEqual([])
  })

  it('tokens', async () => {
    const { form, token } = await machine()
    const { client_id } = form
    await call('createToken', {}, { body: { ...form, audience: 'https://network.example' } })
    await call('createToken', {}, { form: { ...form, audience: 'https://network.example/' } })
    await call('createToken', {}, { form: { ...form, client_secret: 'wrong' } })
    await call('checkToken', {}, { token })
    await call('checkToken')
    await call('readUserInfo', {}, { token })
    await call('readUserInfo', {}, { token: world.accessToken })
    await call('readUserInfo')
    await call('readConfiguration')
    await call('readKeys')
    await call(
      'revokeToken',
      {},
      { form: { token: 'unknown', client_id: form['client_id'] ?? '', client_secret: form['client_secret'] ?? '' } },
    )
    await call('revokeToken', {}, { form: { token: 'unknown', client_id: client_id ?? '', client_secret: 'wrong' } })
    await call('authorize', { response_type: 'code', client_id: 'nobody', redirect_uri: redirectUri })
    expect(calls.takeProblems()).toEqual([])
  })

  it('a sign-in with code, refresh token and former audience', async () => {
    const token = world.accessToken
    const input = { name: 'A handheld', appType: 'native', redirectUris: [redirectUri] }
    const { body } = await call('createApplication', {}, { token, body: input })
    const clientId = String(body['testClientId'])
    const pkce = newPkce()
    const scope = 'openid profile email offline_access'
    const address = authorizeUrl(platform.origin, { clientId, redirectUri, pkce, more: { scope } })
    await call('authorize', Object.fromEntries(new URL(address).searchParams))
    const browser = createBrowser(platform.origin)
    const { response } = await browser.follow(address)
    const { left: screen } = await signIn(browser, response, world.email)
    const { left } = await answerScreen(browser, platform.origin, screen)
    const code = left?.searchParams.get('code') ?? ''
    const exchange = { client_id: clientId, code, code_verifier: pkce.verifier, redirect_uri: redirectUri }
    const first = await call('createToken', {}, { form: { grant_type: 'authorization_code', ...exchange } })
    const refresh = { grant_type: 'refresh_token', client_id: clientId }
    const renewed = await call(
      'createToken',
      {},
      { form: { ...refresh, refresh_token: String(first.body['refresh_token']) } },
    )
    expect(renewed.body['access_token']).toBeDefined()
    await call('readUserInfo', {}, { token: String(renewed.body['access_token']) })

    const { form } = await machine()
    const former = await askToken(platform.origin, { ...form, audience: 'api://api.network.example/' })
    const checked = await fetch(`${platform.origin}/auth-check`, {
      headers: { authorization: `Bearer ${former.body.access_token}` },
    })
    expect(checked.headers.get('warning')).toContain('https://network.example')
    await compare('checkToken', checked)
    expect(calls.takeProblems()).toEqual([])
  })

  it('has no documented call that was not made here', () => {
    expect(calls.unseen()).toEqual([])
  })
})
