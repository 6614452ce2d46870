import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLocation, safeReturnTo } from '@/auth/return-to'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost:5173' } })
})

describe('return address', () => {
  it.each([
    '/applications',
    '/app/1?expandIndex=4#keys',
    '/docs/a%20b?path=%2Fx&doc=a%2Fb',
    '/home?next=https://evil.example',
  ])('keeps %s unchanged', (address) => expect(safeReturnTo(address)).toBe(address))

  it.each([
    'https://evil.example/home',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'home',
    '',
    '/callback?code=1&state=2',
    undefined,
    null,
    42,
    { toString: () => '/home' },
  ])('replaces %j with the home page', (address) => expect(safeReturnTo(address)).toBe('/home'))
})

describe('current location', () => {
  const at = (pathname: string) =>
    vi.stubGlobal('window', { location: { pathname, search: '?key=k&state=s', hash: '#h' } })

  it('is path, query and hash', () => {
    at('/app/1')
    expect(currentLocation()).toBe('/app/1?key=k&state=s#h')
  })

  it.each(['/verify-org', '/verify-org/', '/supply-pike/consent', '/login/create', '/login/create-new-password'])(
    'is the home page instead of %s, whose query must not be stored',
    (pathname) => {
      at(pathname)
      expect(currentLocation()).toBe('/home')
    },
  )
})
