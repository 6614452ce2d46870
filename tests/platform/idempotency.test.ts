import { describe, expect, it } from 'vitest'
import { createTestPlatform, dana, marcus, type Person } from './in-process'

const body = { name: 'Nightly Sync', description: '', appType: 'm2m', redirectUris: [] }

describe('a create with an Idempotency-Key', () => {
  it('is carried out once, also when it is sent several times at once', async () => {
    const { call } = await createTestPlatform()
    const create = (key: string, as: Person = dana) =>
      call('POST', '/devcenter/v1/applications/', { as, body, headers: { 'idempotency-key': key } })
    const before = (await call('GET', '/devcenter/v1/applications/', { as: dana })).body?.['count'] as number
    const answers = await Promise.all([create('one'), create('one'), create('one')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body?.['id'])).size).toBe(1)
    expect((await create('another')).body?.['id']).not.toBe(answers[0]?.body?.['id'])
    // The key of one person means nothing to another.
    expect((await create('one', marcus)).body?.['id']).not.toBe(answers[0]?.body?.['id'])
    const after = await call('GET', '/devcenter/v1/applications/', { as: dana })
    expect(after.body?.['count']).toBe(before + 2)
  })

  it('is refused if its key belongs to another body', async () => {
    const { call } = await createTestPlatform()
    const create = (name: string) =>
      call('POST', '/devcenter/v1/applications/', {
        as: dana,
        body: { ...body, name },
        headers: { 'idempotency-key': 'k' },
      })
    expect((await create('One')).status).toBe(201)
    expect((await create('Another')).status).toBe(422)
  })
})
