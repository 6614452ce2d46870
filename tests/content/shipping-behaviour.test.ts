import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMachine } from '../platform/machine'
import { startTestServer } from '../platform/server'
import { documentedCalls } from './documented-calls'

let platform: Awaited<ReturnType<typeof startTestServer>>
let token = ''

beforeAll(async () => {
  platform = await startTestServer()
  token = (await newMachine(platform.origin)).token
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
