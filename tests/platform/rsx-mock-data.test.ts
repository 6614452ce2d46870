import { expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { fieldsSchema } from '@/api/rsx/schemas'
import { createTestPlatform, dana } from './in-process'

it.each(['Invoices', 'ItemRegistries', 'OrderAcks', 'OrderChangeAcks', 'OrderChanges', 'Orders', 'Shipments'])(
  '%s has fields with codes',
  async (document) => {
    const platform = await createTestPlatform()
    const headers = { 'x-sps-service': 'dev-center' }
    const { status, body } = await platform.call('GET', `/rsx/v1/schema/7.7.4/${document}/fields/`, {
      as: dana,
      headers,
    })
    expect(status).toBe(200)
    expect(z.parse(fieldsSchema, body).fields.some(({ enums }) => enums.length > 1)).toBe(true)
  },
)
