import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leave, redirect } from '@/auth/auth0'
import { signOut, switchOrganization } from '@/auth/session'

const sdk = vi.hoisted(() => ({ loginWithRedirect: () => Promise.resolve(), logout: () => Promise.resolve() }))
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: function Auth0Client() {
    return sdk
  },
}))

const reload = vi.fn<() => void>()
let close: () => void

beforeEach(() => {
  const listen = vi.spyOn(window, 'addEventListener')
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  close = () => listen.mock.calls.forEach(([type, listener]) => window.removeEventListener(type, listener))
})
afterEach(() => {
  close()
  reload.mockClear()
})

const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it.each<[string, () => Promise<void>]>([
  ['signing in', () => redirect({ returnTo: '/home', silent: false })],
  ['switching the organization', () => redirect({ returnTo: '/home', silent: true, organizationId: 'o2' })],
  ['signing out', () => leave()],
])('after %s, Back starts the page anew', async (_, go) => {
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
  await go()
  showAgain(false)
  expect(reload).not.toHaveBeenCalled()
  showAgain(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('a switch that could not be started is forgotten, and the page stays', async () => {
  vi.spyOn(sdk, 'loginWithRedirect').mockRejectedValue(new Error('offline'))
  await expect(switchOrganization('o2')).rejects.toThrow('offline')
  expect(sessionStorage.getItem('dc.organization-switch')).toBeNull()
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
})

it('signing out leaves nothing of the person in the browser', async () => {
  for (const key of ['dc.session', 'dc.recent']) localStorage.setItem(key, '[]')
  sessionStorage.setItem('dc.drafts', '{}')
  await signOut()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
