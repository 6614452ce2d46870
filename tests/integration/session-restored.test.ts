import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '@/auth/session'

const provider = vi.hoisted(() => ({
  redirect: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  resume: () => Promise.resolve(undefined),
}))
vi.mock('@/auth/auth0', () => provider)

const reload = vi.fn<() => void>()
let session: typeof Session
let close: () => void

/** Each test has a page, and so a session, of its own. */
beforeEach(async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.resetModules()
  session = await import('@/auth/session')
  await session.startSession()
  const listeners = listen.mock.calls.filter(([type]) => type === 'pageshow')
  close = () => listeners.forEach(([type, listener]) => window.removeEventListener(type, listener))
})
afterEach(() => {
  close()
  reload.mockClear()
})

const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it.each<[string, () => Promise<void>]>([
  ['signing in', () => session.signIn()],
  ['signing out', () => session.signOut()],
  ['switching the organization', () => session.switchOrganization('o2')],
])('after %s, Back starts the page anew', async (_, go) => {
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
  await go()
  showAgain(false)
  expect(reload).not.toHaveBeenCalled()
  showAgain(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('a switch that could not be started is forgotten', async () => {
  vi.spyOn(provider, 'redirect').mockRejectedValue(new Error('offline'))
  await expect(session.switchOrganization('o2')).rejects.toThrow('offline')
  expect(sessionStorage.getItem('dc.organization-switch')).toBeNull()
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
})
