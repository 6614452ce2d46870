import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askToken } from '../platform/browser'
import { call, newWorld, startTestServer } from '../platform/server'
import { documentedCalls } from './documented-calls'

let platform: Awaited<ReturnType<typeof startTestServer>>
let token = ''

/** Obtains a token for an application in the way that the guides describe. */
beforeAll(async () => {
  platform = await startTestServer()
  const world = await newWorld(platform.origin, { applications: ['m2m'] })
  const [application] = world.applications
  const secret = await call(
    `${platform.origin}/devcenter/v1/applications/${application?.id}/retrieve_secret/?client_type=test`,
    { token: world.accessToken },
  )
  const answer = await askToken(platform.origin, {
    grant_type: 'client_credentials',
    client_id: application?.testClientId ?? '',
    client_secret: (secret.body as { secret: string }).secret,
  })
  token = answer.body.access_token ?? ''
})
afterAll(() => platform.remove())

// The platform does not imitate rendering (platform/README.md), nor the limits of production.
describe.each([
  ['labels', 'label/openapi/label-v1.json'],
  ['packing slips', 'packing-slip/openapi/packing-slip-v1.yaml'],
])('the platform behaves as documented in %s', (_, file) => {
  it('to an application: the list, one template, and what is refused', async () => {
    const calls = await documentedCalls([file], platform.origin)
    const { body } = await calls.call('listTemplates', { limit: '500', name: 'a' }, { token })
    const [first] = body['templates'] as { id: string; name: string; ownerName: string; canRender: boolean }[]
    expect(first).toBeDefined()
    const same = await calls.call('listTemplates', { name__EQ: first?.name ?? '', offset: '0' }, { token })
    expect((same.body['templates'] as { name: string }[]).every(({ name }) => name === first?.name)).toBe(true)
    const own = await calls.call('listTemplates', { ownerName: first?.ownerName ?? '', canRender: 'true' }, { token })
    expect((own.body['templates'] as { canRender: boolean }[]).every(({ canRender }) => canRender)).toBe(true)
    expect((await calls.call('listTemplates', { limit: '501' }, { token })).status).toBe(400)
    expect((await calls.call('readTemplate', { id: first?.id ?? '' }, { token })).body).toEqual(first)
    expect((await calls.call('readTemplate', { id: '00000000' }, { token })).status).toBe(404)
    for (const name of ['listTemplates', 'readTemplate']) expect((await calls.call(name)).status).toBe(401)
    expect(calls.takeProblems()).toEqual([])
    expect(calls.unseen(['listTemplates', 'readTemplate'])).toEqual(['listTemplates 429'])
  })
})
