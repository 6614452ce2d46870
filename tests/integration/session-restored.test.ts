import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Session from '@/auth/session'

const provider = vi.hoisted(() => ({
  redirect: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  resume: () => Promise.resolve(undefined),
}))
vi.mock('@/auth/auth0', () => provider)

let session: typeof Session
let close: () => void

/** Each test has a page, and so a session, of its own. */
beforeEach(async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  vi.resetModules()
  session = await import('@/auth/session')
  await session.startSession()
  const listeners = listen.mock.calls.filter(([type]) => type === 'pageshow')
  close = () => listeners.forEach(([type, listener]) => window.removeEventListener(type, listener))
})
afterEach(() => close())

const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it.each<[string, () => Promise<void>]>([
  ['signing in', () => session.signIn()],
  ['signing out', () => session.signOut()],
  ['switching the organization', () => session.switchOrganization('o2')],
])('after %s, Back starts the page anew', async (_, go) => {
  showAgain(true)
  expect(window.location.reload).not.toHaveBeenCalled()
  await go()
  showAgain(false)
  expect(window.location.reload).not.toHaveBeenCalled()
  showAgain(true)
  expect(window.location.reload).toHaveBeenCalledOnce()
})

it('a switch that could not be started is forgotten', async () => {
  vi.spyOn(provider, 'redirect').mockRejectedValue(new Error('offline'))
  await expect(session.switchOrganization('o2')).rejects.toThrow('offline')
  expect(sessionStorage.getItem('dc.organization-switch')).toBeNull()
  showAgain(true)
  expect(window.location.reload).not.toHaveBeenCalled()
})
