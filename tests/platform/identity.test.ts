import { beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, dana, marcus, stella, tess } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
beforeAll(async () => {
  platform = await createTestPlatform()
})

const profile = (id: string) => `/identity/v3/users/${id}/profile/`

describe('people', () => {
  it('read only their own data, with the organization of the token', async () => {
    const asAlpine = { ...marcus, organizationId: 'org-alpine' }
    const own = await platform.call('GET', `/identity/v3/users/?id=${marcus.userId}`, { as: asAlpine })
    expect(own.body?.results?.[0]).toMatchObject({
      email: 'multi@northwind.example',
      organization: { id: 'org-alpine' },
    })
    expect(own.body?.results?.[0]?.['organizations']).toHaveLength(3)
    const other = await platform.call('GET', `/identity/v3/users/?id=${dana.userId}`, { as: marcus })
    expect(other.body).toEqual({ count: 0, results: [] })
  })

  it('read the trial flag of their own organizations', async () => {
    const trial = await platform.call('GET', '/identity/v2/organizations/org-fabrikam/', { as: tess })
    expect(trial.body?.['is_trial']).toBe(true)
    expect((await platform.call('GET', '/identity/orgs/org-northwind/', { as: marcus })).body?.['is_trial']).toBe(false)
    expect((await platform.call('GET', '/identity/orgs/org-northwind/', { as: tess })).status).toBe(403)
  })

  it('change single fields with PATCH', async () => {
    const body = {
      job_title: 'Lead',
      email: 'DEV@northwind.example',
      phone_number: '',
      developer_center_tos_agreed_at: '2026-02-03T04:05:06Z',
    }
    const { status, body: user } = await platform.call('PATCH', profile(dana.userId), { as: dana, body })
    expect(status).toBe(200)
    expect(user).toMatchObject({
      job_title: 'Lead',
      phone_number: null,
      first_name: 'Dana',
      developer_center_tos_agreed_at: '2026-02-03T04:05:06Z',
    })
  })

  it.each([
    ['first_name', { first_name: '' }],
    ['last_name', { last_name: 'x'.repeat(61) }],
    ['phone_number', { phone_number: 'call me' }],
    ['phone_number', { phone_number: '1'.repeat(32) }],
    ['email', { email: 'other@northwind.example' }],
    ['preferred_org_id', { preferred_org_id: 'org-harbor' }],
    ['preferences', { preferences: { language: [], timezone: 'UTC', locale: 'en-US' } }],
    ['developer_center_tos_agreed_at', { developer_center_tos_agreed_at: 'soon' }],
    ['job_title', { job_title: 5 }],
  ])('get a message about an invalid %s: %o', async (field, body) => {
    const answer = await platform.call('PATCH', profile(dana.userId), { as: dana, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body?.error?.validationErrors ?? {})).toEqual([field])
  })

  it('replace names and preferences with PUT, which requires all of them', async () => {
    const preferences = { language: ['en'], timezone: 'Europe/Vienna', locale: 'de-AT' }
    const names = { first_name: 'Stella', last_name: 'Brandt', email: 'staff@provider.example' }
    const body = { ...names, preferences: { ...preferences, theme: 'unknown' } }
    const { body: user } = await platform.call('PUT', profile(stella.userId), { as: stella, body })
    expect(user?.['preferences']).toEqual(preferences)
    const missing = await platform.call('PUT', profile(stella.userId), { as: stella, body: { first_name: 'S' } })
    expect(Object.keys(missing.body?.error?.validationErrors ?? {})).toEqual(['last_name', 'email', 'preferences'])
  })

  it('cannot change other people', async () => {
    expect((await platform.call('PATCH', profile(dana.userId), { as: marcus, body: { job_title: 'x' } })).status).toBe(
      404,
    )
  })

  it('have photos', async () => {
    const { body } = await platform.call('GET', `/identity/v3/users/?id=${dana.userId}`, { as: dana })
    const { pathname } = new URL(String(body?.results?.[0]?.['avatar_image_url']))
    const photo = await platform.call('GET', pathname)
    expect(photo.headers.get('content-type')).toBe('image/png')
    expect(photo.text.slice(1, 4)).toBe('PNG')
    expect((await platform.call('GET', '/avatars/test/400x400/nobody')).status).toBe(404)
  })
})
