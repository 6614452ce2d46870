import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calledServices, rememberCalledService, visitHome } from '@/browser/called-services'
import { calledServicesKey, sessionKey } from '@/browser/storage-keys'

const hour = 60 * 60_000
const start = Date.UTC(2026, 10, 3, 9)
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map([[sessionKey, '1']])
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})

const call = (service: string, { person = 'maya', now = start } = {}) => rememberCalledService(person, service, now)
const servicesOf = (person: string) => calledServices(person)?.services

describe('the called services', () => {
  it('are stored for each person, the one called last first, each once', () => {
    for (const service of ['label', 'transactions', 'label']) call(service)
    call('webhooks', { person: 'ravi' })
    expect(servicesOf('maya')).toEqual(['label', 'transactions'])
    expect(servicesOf('ravi')).toEqual(['webhooks'])
    expect(servicesOf('somebody else')).toBeUndefined()
  })

  it('are at most eight of five people', () => {
    for (let index = 0; index < 12; index++) call(`service-${index}`)
    expect(servicesOf('maya')).toEqual(Array.from({ length: 8 }, (_, index) => `service-${11 - index}`))
    for (const person of ['a', 'b', 'c', 'd', 'e']) call('label', { person })
    expect(servicesOf('maya')).toBeUndefined()
    expect(servicesOf('a')).toEqual(['label'])
  })

  it('are not stored after another tab has signed out, nor with a name of any length', () => {
    call('x'.repeat(101))
    stored.delete(sessionKey)
    call('label')
    expect(stored.has(calledServicesKey)).toBe(false)
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"person":"maya"}'],
    ['entries of another form', JSON.stringify([null, 7, { person: 'maya' }, { person: 'maya', services: [7] }])],
    ['an impossible time', JSON.stringify([{ person: 'maya', services: ['a'], lastVisit: -1, seenAt: 1e99 }])],
    [
      'too many services',
      JSON.stringify([{ person: 'maya', services: Array(9).fill('a'), lastVisit: start, seenAt: start }]),
    ],
  ])('are none in a storage that holds %s', (_, text) => {
    stored.set(calledServicesKey, text)
    expect(calledServices('maya')).toBeUndefined()
    expect(visitHome('maya')).toBeUndefined()
  })
})

describe('the last visit', () => {
  const visitAt = (hours: number) => visitHome('maya', start + hours * hour)?.lastVisit

  it('is the time of the first call until there was another visit', () => {
    call('label')
    expect(visitAt(1)).toBe(start)
    expect(visitAt(7)).toBe(start)
  })

  it('stays while the person comes back within hours, and moves on with the next visit', () => {
    call('label')
    expect(visitAt(24)).toBe(start)
    expect(visitAt(26)).toBe(start)
    expect(visitAt(30)).toBe(start)
    expect(visitAt(48)).toBe(start + 30 * hour)
  })

  it('does not move with a further call', () => {
    call('label')
    call('transactions', { now: start + 20 * hour })
    expect(visitAt(24)).toBe(start)
  })

  it('is never later than now, even if a clock was wrong', () => {
    call('label', { now: start + 100 * hour })
    expect(visitAt(1)).toBe(start + hour)
  })

  it('is not begun by somebody who has called nothing', () => {
    expect(visitHome('maya', start)).toBeUndefined()
    expect(stored.has(calledServicesKey)).toBe(false)
  })
})
