import { beforeAll, describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import {
  applicationSchema,
  applicationsPageSchema,
  secretSchema,
  servicesPageSchema,
  serviceSchema,
} from '@/api/devcenter/schemas'
import { organizationSchema, usersPageSchema } from '@/api/identity/schemas'
import { createTestPlatform, dana, marcus, tess } from './in-process'

let platform: Awaited<ReturnType<typeof createTestPlatform>>
let applicationId: string
beforeAll(async () => {
  platform = await createTestPlatform()
  const { body } = await platform.call('POST', '/devcenter/v1/applications/', {
    as: dana,
    body: { name: 'Any', appType: 'web' },
  })
  applicationId = String(body?.['id'])
})

describe('answers have the schemas of the portal', () => {
  it.each([
    ['public services', '/devcenter/public/v1/services/?page_size=100', servicesPageSchema],
    ['services', '/devcenter/v1/services/?page_size=100', servicesPageSchema],
    ['one service', '/devcenter/v1/services/svc-rsx-docs/', serviceSchema],
    ['applications', '/devcenter/v1/applications/?page=1&page_size=100', applicationsPageSchema],
    ['one application', () => `/devcenter/v1/applications/${applicationId}/`, applicationSchema],
    ['a secret', () => `/devcenter/v1/applications/${applicationId}/retrieve_secret/`, secretSchema],
    ['a user', `/identity/v3/users/?id=${dana.userId}`, usersPageSchema],
    ['an organization', `/identity/v2/organizations/${dana.organizationId}/`, organizationSchema],
    ['an organization, as the banner reads it', `/identity/orgs/${dana.organizationId}/`, organizationSchema],
  ])('%s', async (_name, path, schema) => {
    const { status, body } = await platform.call('GET', typeof path === 'string' ? path : path(), { as: dana })
    expect(status).toBe(200)
    expect(z.safeParse(schema, body).error?.issues).toBeUndefined()
  })

  it('also for people with several organizations or a trial', async () => {
    for (const person of [marcus, tess]) {
      const { body } = await platform.call('GET', `/identity/v3/users/?id=${person.userId}`, { as: person })
      expect(z.parse(usersPageSchema, body).results[0]?.organization?.id).toBe(person.organizationId)
    }
  })
})

describe('seed', () => {
  it('has the services of the environment file, and beta, private and inactive ones', async () => {
    const all = await platform.call('GET', '/devcenter/v1/services/?page_size=100', { as: dana })
    const open = await platform.call('GET', '/devcenter/public/v1/services/?page_size=100')
    const services = z.parse(servicesPageSchema, all.body).results
    expect(services.length).toBeGreaterThanOrEqual(14)
    expect(z.parse(servicesPageSchema, open.body).results.every((service) => service.public)).toBe(true)
    expect(services.some((service) => service.isBeta)).toBe(true)
    expect(services.some((service) => !service.active)).toBe(true)
    expect(services.map((service) => service.id)).toEqual(
      expect.arrayContaining(['inventory-api', 'document-collection-api', 'svc-getting-started', 'svc-user-guides']),
    )
    expect(services.every((service) => service.currentDocLocation?.endsWith(`/content/docs/${service.slug}/`))).toBe(
      true,
    )
  })

  it('has two pages of applications for the developer, with every type, icon and color', async () => {
    const { body } = await platform.call('GET', '/devcenter/v1/applications/?page_size=100', { as: dana })
    const results = z.parse(applicationsPageSchema, body).results.filter(({ id }) => id !== applicationId)
    const kinds = (field: 'appType' | 'iconName' | 'iconColor') =>
      new Set(results.map((application) => application[field] ?? 'none'))
    expect(results.length).toBeGreaterThanOrEqual(36)
    expect(kinds('appType').size).toBe(5)
    expect(kinds('iconName').size).toBe(27)
    expect(kinds('iconColor').size).toBe(6)
    expect(results.some((application) => application.name.length > 80)).toBe(true)
    expect(results.some((application) => application.description === '')).toBe(true)
  })
})
