import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { World } from '../../platform/control/world'
import { createTestPlatform, dana, marcus, stella, tess } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const list = '/devcenter/v1/applications/'
const one = (id: unknown) => `${list}${String(id)}/`
const input = {
  name: 'Dock Door Display',
  description: 'Which truck is where',
  iconName: 'globe',
  iconColor: 'green300',
  appType: 'web',
  redirectUris: ['https://docks.example/callback', 'http://localhost:3000/callback'],
}
const create = async (body: Record<string, unknown> = {}, as = dana) =>
  (await platform.call('POST', list, { as, body: { ...input, ...body } })).body ?? {}

describe('applications', () => {
  it('are created, read, changed and deleted', async () => {
    const created = await platform.call('POST', list, { as: dana, body: { ...input, services: ['orders'], later: 1 } })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ ...input, services: ['orders'] })
    expect(created.body).not.toHaveProperty('later')
    expect(created.body?.['clientId']).toMatch(/^prd_\w{24}$/)
    expect(created.body?.['testClientId']).toMatch(/^sbx_\w{24}$/)
    const path = one(created.body?.['id'])

    const body = {
      ...created.body,
      name: 'Dock Board',
      appType: 'spa',
      id: 'other',
      clientId: 'mine',
      createdAt: 'never',
      later: 2,
    }
    const changed = await platform.call('PUT', path, { as: dana, body: { ...body, services: undefined } })
    expect(changed.body).toMatchObject({ name: 'Dock Board', appType: 'spa', services: ['orders'] })
    expect(changed.body).not.toHaveProperty('later')
    expect(changed.body?.['id']).toBe(created.body?.['id'])
    expect(changed.body?.['clientId']).toBe(created.body?.['clientId'])
    expect(changed.body?.['createdAt']).toBe(created.body?.['createdAt'])
    expect(String(changed.body?.['updatedAt']) >= String(created.body?.['updatedAt'])).toBe(true)

    expect((await platform.call('DELETE', path, { as: dana })).status).toBe(204)
    expect((await platform.call('GET', path, { as: dana })).status).toBe(404)
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(256) }],
    ['name', { name: 3 }],
    ['description', { description: ['a'] }],
    ['iconName', { iconName: 'dinosaur' }],
    ['iconColor', { iconColor: 'red' }],
    ['appType', { appType: 'desktop' }],
    ['services', { services: { orders: true } }],
    ['redirectUris', { redirectUris: 'https://a.example' }],
    ['redirectUris', { redirectUris: ['/callback'] }],
    ['redirectUris', { redirectUris: ['https://a.example/#x'] }],
    ['redirectUris', { redirectUris: ['https://a.example/#'] }],
    ['redirectUris', { redirectUris: ['https://*.example/'] }],
    ['redirectUris', { redirectUris: ['http://a.example/'] }],
    ['redirectUris', { redirectUris: ['https://a.example/ '] }],
    ['redirectUris', { redirectUris: ['example.app:/callback'] }],
    ['redirectUris', { redirectUris: ['javascript:alert(1)'], appType: 'native' }],
    ['redirectUris', { redirectUris: ['https://localhost/cb'], appType: 'native' }],
    ['redirectUris', { redirectUris: ['myapp://callback'], appType: 'native' }],
    ['redirectUris', { redirectUris: ['ms-msdt:/id'], appType: 'native' }],
    ['redirectUris', { redirectUris: ['https://a.example@b.example/'] }],
    ['redirectUris', { redirectUris: ['https:\\\\b.example/'] }],
    ['redirectUris', { redirectUris: ['https://b.example/\u0001'] }],
  ])('refuse a bad %s: %o', async (field, change) => {
    const { status, body } = await platform.call('POST', list, { as: dana, body: { ...input, ...change } })
    expect(status).toBe(400)
    expect(Object.keys(body?.error?.validationErrors ?? {})).toEqual([field])
    expect(body?.['status']).toBe('error')
  })

  it('accept private-use schemes of native applications, and bodies without optional fields', async () => {
    const native = await create({ appType: 'native', redirectUris: ['example.app:/callback', 'http://127.0.0.1:9/cb'] })
    expect(native['redirectUris']).toHaveLength(2)
    const m2m = await create({ appType: 'm2m', redirectUris: ['example.app:/callback'] })
    expect(m2m['redirectUris']).toEqual(['example.app:/callback'])
    const bare = await platform.call('POST', list, { as: dana, body: { name: 'Bare' } })
    expect(bare.body).toMatchObject({ name: 'Bare', description: '', appType: null, redirectUris: [], services: [] })
  })

  it('answer a body that is not a JSON object with 400', async () => {
    for (const body of ['{', '[]', '"text"'])
      expect((await platform.call('POST', list, { as: dana, body })).status).toBe(400)
  })

  it('belong to one person in one organization', async () => {
    const { body } = await platform.call('POST', list, { as: marcus, body: input })
    const path = one(body?.['id'])
    for (const other of [dana, stella, { ...marcus, organizationId: 'org-alpine' }]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const { status } = await platform.call(method, path, { as: other, ...(method === 'PUT' && { body: input }) })
        expect(status).toBe(404)
      }
      expect((await platform.call('GET', `${path}retrieve_secret/`, { as: other })).status).toBe(404)
    }
  })

  it('are listed newest first, in pages', async () => {
    const { id } = await create({ name: 'The newest' })
    const first = await platform.call('GET', `${list}?page=1&page_size=25`, { as: dana })
    const second = await platform.call('GET', `${list}?page=2&page_size=25`, { as: dana })
    const beyond = await platform.call('GET', `${list}?page=999`, { as: dana })
    expect(first.body?.results?.[0]?.['id']).toBe(id)
    expect(first.body?.results).toHaveLength(25)
    expect(second.body?.results?.length).toBe(Number(first.body?.['count']) - 25)
    const dates = (first.body?.results ?? []).map((application) => String(application['createdAt']))
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(beyond.body).toEqual({ count: first.body?.['count'], results: [] })
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page_size=0', 'page_size=101', 'page='])(
    'refuse ?%s',
    async (query) => {
      const { status, body } = await platform.call('GET', `${list}?${query}`, { as: dana })
      expect(status).toBe(400)
      expect(body?.error?.validationErrors).toBeDefined()
    },
  )

  it('are read from the database by page when there are 500', async () => {
    const world = await platform.call('POST', '/__control/world', { body: { applicationCount: 500 } })
    const { userId, organizations } = world.body as unknown as World
    const owner = { userId, organizationId: organizations[0]?.id ?? '' }
    const { db } = platform.context
    const queries = vi.spyOn(db, 'all')
    const { body } = await platform.call('GET', `${list}?page=20&page_size=25`, { as: owner })
    const rowCount = queries.mock.results.reduce((sum, { value }) => sum + (value as unknown[]).length, 0)
    queries.mockRestore()
    expect(body?.['count']).toBe(500)
    expect(body?.results).toHaveLength(25)
    // The page, its count, and who asks for it.
    expect(rowCount).toBeGreaterThanOrEqual(25)
    expect(rowCount).toBeLessThan(50)
  })
})

describe('secrets', () => {
  it.each(['web', 'm2m'])('%s has two different ones', async (appType) => {
    const path = `${one((await create({ appType }))['id'])}retrieve_secret/`
    const production = await platform.call('GET', path, { as: dana })
    const test = await platform.call('GET', `${path}?client_type=test`, { as: dana })
    expect(production.body?.['secret']).toMatch(/^s3k_\w+$/)
    expect(test.body?.['secret']).not.toBe(production.body?.['secret'])
  })

  it.each(['spa', 'native', null])('%s has none', async (appType) => {
    const { status, body } = await platform.call('GET', `${one((await create({ appType }))['id'])}retrieve_secret/`, {
      as: dana,
    })
    expect(status).toBe(404)
    expect(body?.error?.error).toBe('Not Found')
  })

  it('of a trial organization exist for the sandbox only, without a production client', async () => {
    const application = await create({ appType: 'm2m' }, tess)
    expect(application['clientId']).toBeUndefined()
    const path = `${one(application['id'])}retrieve_secret/`
    expect((await platform.call('GET', path, { as: tess })).status).toBe(403)
    expect((await platform.call('GET', `${path}?client_type=test`, { as: tess })).status).toBe(200)
  })
})

describe('tokens', () => {
  it.each([
    ['none', {}],
    ['nonsense', { authorization: 'Bearer x.y.z' }],
    ['another scheme', { authorization: 'Basic eA==' }],
  ])('%s: 401 in the envelope', async (_name, headers) => {
    for (const path of [list, '/devcenter/v1/services/', '/identity/v3/users/?id=x', '/auth-check', '/userinfo']) {
      const { status, body, headers: answered } = await platform.call('GET', path, { headers })
      expect(status).toBe(401)
      expect(body?.error?.error).toBe('Unauthorized')
      expect(answered.get('x-request-id')).toBeTruthy()
    }
  })

  it('are refused when they have expired', async () => {
    expect((await platform.call('GET', '/auth-check', { as: { ...dana, expiresIn: -1 } })).status).toBe(401)
  })

  it.each([
    ['GET', list],
    ['POST', list],
    ['GET', `${list}any/retrieve_secret/`],
    ['GET', `/identity/v3/users/?id=${dana.userId}`],
    ['PATCH', `/identity/v3/users/${dana.userId}/profile/`],
    ['PUT', '/identity/v1/users/me/change-password'],
    ['GET', '/identity/v2/organizations/org-northwind/'],
    ['GET', '/rsx/v1/assets'],
    ['GET', '/rsx/v1/valid_schema_names'],
  ])('of a person for another application are refused: %s %s', async (method, path) => {
    const headers = { 'x-sps-service': 'dev-center' }
    const as = { ...dana, clientId: 'demo-storefront-orders' }
    const { status, body } = await platform.call(method, path, {
      as,
      headers,
      ...(method !== 'GET' && { body: { ...input, job_title: 'Taken over' } }),
    })
    expect([status, body?.error?.error]).toEqual([403, 'Forbidden'])
  })

  it("of other applications open what is not the portal's own", async () => {
    const as = { ...dana, clientId: 'demo-storefront-orders' }
    for (const path of ['/auth-check', '/userinfo', '/devcenter/v1/services/', '/label/v1'])
      expect((await platform.call('GET', path, { as })).status).toBe(200)
  })

  it('let the portal read all headers, and other origins nothing', async () => {
    const portal = await platform.call('GET', list, { headers: { origin: 'http://localhost:5173' } })
    expect(portal.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(portal.headers.get('access-control-expose-headers')).toBe('*')
    const other = await platform.call('GET', list, { headers: { origin: 'https://elsewhere.example' } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('faults', () => {
  it('drop the connection also without a server', async () => {
    platform.context.faults.add({ match: { user: dana.userId }, drop: true, times: 1 })
    // A network error, as MSW takes it, has no status.
    expect((await platform.call('GET', list, { as: dana })).status).toBe(0)
    expect((await platform.call('GET', list, { as: dana })).status).toBe(200)
  })
})
