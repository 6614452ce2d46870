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

describe('a document of the provider', () => {
  const folder = 'https://api.network.example/label/docs/'
  it.each([
    ['https://content.network.example/devcenter/docs/label/labels.json', undefined],
    ['https://api.network.example/label/docs/labels.json', undefined],
    ['https://api.network.example/label/v1/labels', 'api.network.example'],
    ['https://api.network.example/label/docs/../v1/labels', 'api.network.example'],
    ['https://api.network.example/label/docs/%2e%2e%2fv1/labels', 'api.network.example'],
    ['https://api.network.example/label/docs/..%5cv1', 'api.network.example'],
    ['https://api.network.example/label/docs-of-others/a.json', 'api.network.example'],
    ['https://avatars.network.example/photo.jpg', 'avatars.network.example'],
    ['http://content.network.example/devcenter/docs/labels.json', 'content.network.example'],
    ['HTTPS://Content.Network.example:443/devcenter/docs/labels.json', undefined],
    ['https://content.network.example:8443/devcenter/docs/labels.json', 'content.network.example:8443'],
    ['https://content.network.example/devcenter/%2e%2e/labels.json', 'content.network.example'],
    ['https://content.network.example/Devcenter/docs/labels.json', 'content.network.example'],
    ['https://content.network.example.other.example/devcenter/labels.json', 'content.network.example.other.example'],
    ['https://content.network.example@other.example/devcenter/labels.json', 'other.example'],
    ['//other.example/labels.json', undefined],
    ['my labels', undefined],
  ])('%s lies in one of its folders, or is of the host %s', async (url, host) => {
    const { foreignHost } = await import('@/config/trusted-hosts')
    const { environment } = await import('@/config/environment')
    expect(environment().contentUrl).toBe('https://content.network.example/devcenter/')
    expect(foreignHost(url, [folder])).toBe(host)
  })
})
