import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leave, redirect } from '@/auth/auth0'
import { signIn, signOut, switchOrganization } from '@/auth/session'
// Imported by signing out: with fake timers its code must be there at once.
import '@/browser/search-storage'

const sdk = vi.hoisted(() => ({ loginWithRedirect: () => Promise.resolve(), logout: () => Promise.resolve() }))
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: function Auth0Client() {
    return sdk
  },
}))

const reload = vi.fn<() => void>()
let close: () => void

beforeEach(() => {
  vi.useFakeTimers()
  const listen = vi.spyOn(window, 'addEventListener')
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  close = () => listen.mock.calls.forEach(([type, listener]) => window.removeEventListener(type, listener))
})
afterEach(() => {
  close()
  reload.mockClear()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it.each<[string, () => Promise<void>]>([
  ['signing in', () => redirect({ returnTo: '/home', silent: false })],
  ['switching the organization', () => redirect({ returnTo: '/home', silent: true, organizationId: 'o2' })],
  ['signing out', () => leave()],
])('after %s, Back reloads the page', async (_, go) => {
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
  const leaving = go()
  await vi.advanceTimersByTimeAsync(0)
  showAgain(false)
  expect(reload).not.toHaveBeenCalled()
  showAgain(true)
  expect(reload).toHaveBeenCalledOnce()
  await vi.runAllTimersAsync()
  await leaving
})

it('an organization switch that fails to start is discarded, and the page stays', async () => {
  vi.spyOn(sdk, 'loginWithRedirect').mockRejectedValue(new Error('offline'))
  await expect(switchOrganization('o2')).rejects.toThrow('offline')
  expect(sessionStorage.getItem('dc.organization-switch')).toBeNull()
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
})

const held = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it.each([
  ['a sign-in', () => signIn('/home')],
  ['a switch', () => switchOrganization('o2')],
  ['a sign-out', () => signOut()],
])('%s navigates once without a browser prompt, and ends if the page is still open', async (_, go) => {
  const guard = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', guard)
  const signing = vi.spyOn(sdk, 'loginWithRedirect')
  const logout = vi.spyOn(sdk, 'logout')
  const departures = () => signing.mock.calls.length + logout.mock.calls.length

  for (const count of [1, 2]) {
    const joined = [go(), go()]
    await vi.advanceTimersByTimeAsync(0)
    expect(departures()).toBe(count)
    expect(held()).toBe(false)
    await vi.runAllTimersAsync()
    await Promise.all(joined)
    expect(held()).toBe(true)
  }
  window.removeEventListener('beforeunload', guard)
})

it('a sign-in after an interrupted organization switch does not count as a switch', async () => {
  const switching = switchOrganization('o2')
  await vi.runAllTimersAsync()
  await switching
  expect(sessionStorage.getItem('dc.organization-switch')).toContain('o2')
  const signing = signIn('/home')
  await vi.runAllTimersAsync()
  await signing
  expect(sessionStorage.getItem('dc.organization-switch')).toBeNull()
})

it('signing out clears the stored data of the user when the page closes, and not before', async () => {
  for (const key of ['dc.session', 'dc.recent', 'dc.called']) localStorage.setItem(key, '[]')
  for (const key of ['dc.drafts', 'dc.organization']) sessionStorage.setItem(key, '{}')
  const leaving = signOut()
  await vi.runAllTimersAsync()
  await leaving
  expect([localStorage.length, sessionStorage.length]).toEqual([3, 2])
  window.dispatchEvent(new Event('pagehide'))
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
