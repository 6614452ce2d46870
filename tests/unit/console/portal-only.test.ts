import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '@/config/environment'
import { isPortalOnly } from '@/modules/console/view/portal-only'

beforeEach(() => vi.stubGlobal('window', { location: { hostname: 'localhost' } }))
afterEach(() => vi.unstubAllGlobals())

const api = environmentOf('localhost')?.kubeUrl ?? ''

describe('an operation that only the portal may call', () => {
  it.each([
    `${api}/devcenter/v1/applications/`,
    `${api}/identity/v3/users/u1/`,
    `${api}/devcenter/public/../v1/applications/`,
    // Servers of the documents that no environment configures.
    'http://localhost:1/devcenter/v1/applications/',
    'https://integration.api.network.example/devcenter/v1/services/',
  ])('is %s', (address) => {
    expect(isPortalOnly(address)).toBe(true)
  })

  it.each([
    `${api}/devcenter/public/v1/services/`,
    'http://localhost:1/devcenter/public/v1/services/',
    `${api}/devcenters/v1/`,
    `${api}/label/v1/devcenter/`,
    `${api}/auth-check`,
    'https://your-host.example/webhook',
    'no address',
  ])('is not %s', (address) => {
    expect(isPortalOnly(address)).toBe(false)
  })
})
