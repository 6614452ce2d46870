import { describe, expect, it } from 'vitest'
import type { Application } from '@/api/devcenter/schemas'
import { firstSteps, isBeginner } from '@/features/home/model/first-steps'

const application: Application = {
  id: 'app-1',
  name: 'Dock Scheduler',
  description: undefined,
  iconName: undefined,
  iconColor: undefined,
  appType: 'm2m',
  redirectUris: [],
  clientId: undefined,
  testClientId: undefined,
  createdAt: '2026-09-14T10:00:00Z',
  updatedAt: undefined,
}
const none = { count: 0, results: [] }
const one = { count: 1, results: [application] }
const nothing = { hasCalled: false, hasChecked: false }
const later = (days: number) => Date.parse('2026-09-14T10:00:00Z') + days * 86_400_000

describe('somebody begins', () => {
  it.each([
    ['without an application', none, later(0), true],
    ['with an application of this week', one, later(6.9), true],
    ['but no longer after a week', one, later(7.1), false],
    ['but not with two applications', { count: 2, results: [application, application] }, later(0), false],
    [
      'but not with an application of an unknown age',
      { count: 1, results: [{ ...application, createdAt: undefined }] },
      later(0),
      false,
    ],
    [
      'but not with an application of an unreadable age',
      { count: 1, results: [{ ...application, createdAt: 'once' }] },
      later(0),
      false,
    ],
    ['but not when the applications that exist could not be read', { count: 1, results: [] }, later(0), false],
  ])('%s', (_, page, now, expected) => expect(isBeginner(page, now)).toBe(expected))
})

describe('the first steps', () => {
  const done = (...args: Parameters<typeof firstSteps>) => firstSteps(...args).map(({ isDone }) => isDone)
  const links = (...args: Parameters<typeof firstSteps>) => firstSteps(...args).map(({ link }) => link?.to)

  it('begin with an application; the call has no link before it', () => {
    expect(done(none, nothing)).toEqual([false, false, false])
    expect(links(none, nothing)).toEqual(['/app', undefined, '/tools/document-check'])
  })

  it('lead from the application to a call with it', () => {
    expect(done(one, nothing)).toEqual([true, false, false])
    const [build, call] = links(one, nothing)
    expect(build).toBeUndefined()
    expect(call).toMatch(/^\/api-doc\/Authentication\/Check-a-token\/\?.*try=app-1$/)
  })

  it.each([
    ['a type', { appType: undefined }, '/app/app-1?expandIndex=2'],
    ['a redirect URI', { appType: 'web' }, '/app/app-1?expandIndex=3'],
  ])('lead to what the application lacks before a call: %s', (_, changes, to) => {
    const page = { count: 1, results: [{ ...application, ...changes }] }
    expect(links(page, nothing)[1]).toBe(to)
  })

  it('are ticked one by one', () => {
    expect(done(one, { hasCalled: true, hasChecked: false })).toEqual([true, true, false])
    expect(done(one, { hasCalled: true, hasChecked: true })).toEqual([true, true, true])
    expect(done(none, { hasCalled: false, hasChecked: true })).toEqual([false, false, true])
  })
})
