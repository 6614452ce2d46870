import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from '@/browser/browser-storage'
import { recentPagesKey, sessionKey } from '@/browser/storage-keys'
import { paths } from '@/lib/paths'
import { dayText } from '@/features/home/model/day-text'
import { clearRecentPages, recentPages } from '@/modules/documentation/recent/recent-pages'
import { rememberPage } from '@/modules/documentation/recent/remember-page'

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

const open = (name: string, person = 'maya') =>
  rememberPage({ person, to: `/docs/label/${name}`, title: name, area: 'Shipping Labels' })
const titles = (person = 'maya') => recentPages(person).map(({ title }) => title)

describe('recently opened pages', () => {
  it('are at most three, the newest first', () => {
    for (const name of ['a', 'b', 'c', 'd']) open(name)
    expect(titles()).toEqual(['d', 'c', 'b'])
  })

  it('move to the front when they are opened again, with their current title', () => {
    for (const name of ['a', 'b', 'c']) open(name)
    rememberPage({ person: 'maya', to: '/docs/label/a', title: 'A, revised', area: 'Shipping Labels' })
    expect(titles()).toEqual(['A, revised', 'c', 'b'])
  })

  it('have their address and the time they were opened', () => {
    const before = Date.now()
    const to = paths.endpoint('Labels & more', 'Render (a) label’s PDF', {
      path: "/labels/{id}/it's",
      method: 'GET',
      doc: 'label/openapi/v1 draft.json',
    })
    rememberPage({ person: 'maya', to, title: 'Render', area: 'Labels v1' })
    const [page, ...others] = recentPages('maya')
    expect(page).toMatchObject({ to, title: 'Render', area: 'Labels v1' })
    expect(page?.openedAt).toBeGreaterThanOrEqual(before)
    expect(others).toEqual([])
  })

  it.each([
    paths.service('label'),
    paths.service('label', 'guides/first call é'),
    paths.rsxPage('return-documents/generate-shipment-file'),
    paths.fieldsQualifiers('7.7.4', 'Orders', 'DateTimeQualifier'),
    paths.userGuide('customer-mapping-guides/sage'),
  ])('keep %s', (to) => {
    rememberPage({ person: 'maya', to, title: 'Page', area: 'Area' })
    expect(recentPages('maya').map((page) => page.to)).toEqual([to])
  })

  it('have titles and areas of at most 120 characters', () => {
    rememberPage({ person: 'maya', to: '/docs/a', title: ` ${'📦'.repeat(5000)}`, area: 'x'.repeat(5000) })
    const [page] = recentPages('maya')
    expect(page?.title).toBe('📦'.repeat(120))
    expect(page?.area).toHaveLength(120)
  })

  it('belong to one person: another person does not see them, and opening a page removes them', () => {
    open('a')
    expect(titles('ravi')).toEqual([])
    open('b', 'ravi')
    expect(titles('ravi')).toEqual(['b'])
    expect(titles()).toEqual([])
    expect(stored.get(recentPagesKey)).not.toContain('maya')
  })

  it('are gone after clearing', () => {
    open('a')
    clearRecentPages()
    expect(titles()).toEqual([])
    expect(stored.has(recentPagesKey)).toBe(false)
  })

  it('are not stored in a tab after the person has signed out in another', () => {
    open('a')
    for (const key of [sessionKey, recentPagesKey]) browserStorage.remove(key)
    open('b')
    expect(stored.size).toBe(0)
  })

  it('are empty, without an error, when the browser forbids storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    open('a')
    expect(titles()).toEqual([])
    clearRecentPages()
  })
})

describe('the stored list', () => {
  const page = { person: 'maya', to: '/docs/label', title: 'Labels', area: 'API Documentation', openedAt: 1 }

  it.each(['', '{', 'null', '"text"', '{"pages":[]}', '[null,1,"a",[],{}]'])('is ignored if malformed: %s', (text) => {
    stored.set(recentPagesKey, text)
    expect(recentPages('maya')).toEqual([])
    open('a')
    expect(titles()).toEqual(['a'])
  })

  it.each([
    ['another origin', { to: 'https://evil.example/docs/label' }],
    ['another origin without a scheme', { to: '//evil.example/docs/label' }],
    ['a script', { to: 'javascript:alert(1)' }],
    ['a page outside the listed areas', { to: '/profile/password' }],
    ['a page for staff', { to: '/rsx/internal-docs/README' }],
    ['a path that leaves its folder', { to: '/docs/../profile' }],
    ['an encoded path that leaves its folder', { to: '/docs/%2e%2e/profile' }],
    ['a backslash', { to: '/docs/\\evil.example' }],
    ['a tab', { to: '/docs/\t/label' }],
    ['a hash', { to: '/docs/label#secret' }],
    ['an address that is too long', { to: `/docs/${'a'.repeat(2000)}` }],
    ['no address', { to: 5 }],
    ['no title', { title: ' ' }],
    ['a title that is too long', { title: 'a'.repeat(241) }],
    ['a title that is not a text', { title: { toString: 'x' } }],
    ['no area', { area: undefined }],
    ['no time', { openedAt: 'today' }],
    ['a negative time', { openedAt: -1 }],
    ['a time that no Date can hold', { openedAt: 1e300 }],
    ['another person', { person: 'ravi' }],
  ])('is ignored: %s', (_, wrong) => {
    stored.set(recentPagesKey, JSON.stringify([{ ...page, ...wrong }, page]))
    expect(recentPages('maya')).toEqual([page])
  })

  it('is shown without duplicates and cut to three', () => {
    const pages = ['a', 'a', 'b', 'c', 'd'].map((name) => ({ ...page, to: `/docs/${name}` }))
    stored.set(recentPagesKey, JSON.stringify(pages))
    expect(recentPages('maya').map(({ to }) => to)).toEqual(['/docs/a', '/docs/b', '/docs/c'])
  })
})

describe('the day of a page', () => {
  const chicago = { timezone: 'America/Chicago' }
  const at = (text: string) => Date.parse(text)

  it.each([
    ['2026-11-21T23:30:00-06:00', '2026-11-21T00:10:00-06:00', 'today'],
    ['2026-11-21T00:10:00-06:00', '2026-11-20T23:50:00-06:00', 'yesterday'],
    ['2026-11-21T23:30:00-06:00', '2026-11-20T00:10:00-06:00', 'yesterday'],
    ['2026-11-21T12:00:00-06:00', '2026-11-19T23:59:00-06:00', 'November 19, 2026'],
    ['2026-03-01T12:00:00-06:00', '2026-02-28T12:00:00-06:00', 'yesterday'],
    // On a day when the clock changes, 24 hours earlier may be the same day.
    ['2026-11-01T23:30:00-06:00', '2026-11-01T00:10:00-05:00', 'today'],
    ['2026-03-09T00:30:00-05:00', '2026-03-08T12:00:00-05:00', 'yesterday'],
    ['2026-03-09T00:30:00-05:00', '2026-03-07T23:50:00-06:00', 'March 07, 2026'],
    // The clock was wrong when the page was opened.
    ['2026-11-21T12:00:00-06:00', '2026-11-22T12:00:00-06:00', 'November 22, 2026'],
  ])('at %s, for a page opened at %s: %s', (now, time, text) => {
    expect(dayText(at(time), at(now), chicago)).toBe(text)
  })

  it('goes by the person’s zone and locale', () => {
    const [now, time] = [at('2026-11-22T01:00:00Z'), at('2026-11-21T23:00:00Z')]
    expect(dayText(time, now, { timezone: 'UTC' })).toBe('yesterday')
    expect(dayText(time, now, chicago)).toBe('today')
    expect(dayText(at('2026-11-01T12:00:00Z'), now, { timezone: 'UTC', locale: 'en-GB' })).toBe('1 November 2026')
  })
})
