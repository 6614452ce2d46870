import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type * as Session from '@/auth/session'

const provider = vi.hoisted(() => ({
  redirect: vi.fn<() => Promise<void>>(),
  leave: vi.fn<() => Promise<void>>(),
  resume: () => Promise.resolve(undefined),
}))
vi.mock('@/auth/auth0', () => provider)

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
const listen = vi.spyOn(window, 'addEventListener')
let session: typeof Session

/** Each test has a page, and so a session, of its own. */
const openPage = async () => {
  vi.resetModules()
  session = await import('@/auth/session')
  await session.startSession()
}
const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeAll(() => {
  provider.redirect.mockResolvedValue()
  provider.leave.mockResolvedValue()
})
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener)
  listen.mockClear()
  reload.mockClear()
})

it.each<[string, () => Promise<void>]>([
  ['signing in', () => session.signIn()],
  ['signing out', () => session.signOut()],
  ['switching the organization', () => session.switchOrganization('o2')],
])('after %s, Back starts the page anew', async (_, go) => {
  await openPage()
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
  await go()
  showAgain(false)
  expect(reload).not.toHaveBeenCalled()
  showAgain(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('a switch that could not be started is forgotten', async () => {
  await openPage()
  provider.redirect.mockRejectedValueOnce(new Error('offline'))
  await expect(session.switchOrganization('o2')).rejects.toThrow('offline')
  expect(sessionStorage.getItem('dc.organization-switch')).toBeNull()
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
})
