import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { location: { hostname: 'devcenter.network.example' } })
})

describe('the hosts that the console may send to', () => {
  it.each([
    ['https://api.network.example/labels', true],
    ['https://integration.api.network.example', true],
    ['https://rsx.network.example/x', true],
    ['http://api.network.example/labels', false],
    ['https://api.network.example:8443/', false],
    ['https://content.network.example/', false],
    ['https://devcenter.network.example/', false],
    ['https://api.network.example.foreign.example/', false],
    ['/labels', false],
    ['', false],
  ])('%s: %s', async (url, isAllowed) => {
    const { isApiUrl } = await import('@/config/trusted-hosts')
    expect(isApiUrl(url)).toBe(isAllowed)
  })

  it('do not get the token of the portal itself if they are further APIs', async () => {
    const { isTrustedUrl } = await import('@/config/trusted-hosts')
    expect(isTrustedUrl('https://integration.api.network.example/')).toBe(false)
  })
})
