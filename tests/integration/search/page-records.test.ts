import { describe, expect, it } from 'vitest'
import type { User } from '@/api/identity/schemas'
import { pageLocation } from '@/engines/documentation/page-location'
import { portalOrigin } from '@/lib/document-url'
import { portalRecords, type PageReader } from '@/modules/search/page-records/page-records'
import { pages } from '../../support/pages'

const environment = { name: 'test', featureFlags: ['my-designs'] } as const
const person = (namespace: string) => ({ organization: { id: 'o', namespace }, organizations: [] }) as unknown as User
const developer = person('northwind')

const pathOf = (url: string) => new URL(url, portalOrigin).pathname

/** Pages that have no name of their own: each shows one thing of the page above it, or of a service. */
const thingsOfPages = [
  /^\/app\/./,
  /^\/rsx\/docs\/fields-qualifiers\/./,
  /^\/rsx\/docs\/compare\/./,
  /^\/api-doc\//,
  /^\/docs\/[^/]+\/(api-doc|changes|compare|swagger-documentation-verification)/,
  /^\/rsx\/docs\/changes$/,
]
/** Pages that nobody looks for: a link, a form or the provider leads to each, most with a key. */
const stepsOfProcesses = [
  '/contact-info/success',
  '/login',
  '/login/no-user-found',
  '/login/create',
  '/login/create-new-password',
  '/verify-org',
  '/supply-pike/consent',
  '/console/callback',
  '/user-agreement',
  '/no-such-page',
]
/** Pages of the list that are found by their name without a document: those of the portal itself. */
const namedPages = pages
  .filter(({ access, url }) => access !== 'staff' && !stepsOfProcesses.includes(pathOf(url)))
  .map(({ access, url }) => {
    const path = pathOf(url)
    return { path, needsSignIn: access === 'signedIn' || path.startsWith('/profile/') }
  })
  .filter(({ path }) => !thingsOfPages.some((pattern) => pattern.test(path)))
  // Those are found by their documents. The pages of areas have a name beside it.
  .filter(({ path }) => pageLocation(path) === undefined || path === '/rsx' || path === '/user-guides')

function recordsOf(reader: PageReader, facts: Parameters<typeof portalRecords>[1] = environment) {
  const own = portalRecords(reader, facts).filter(({ to }) => !to.includes('#'))
  return new Map(own.map((record) => [pathOf(record.to), record]))
}

describe('records of pages', () => {
  it.each(namedPages)('find $path for visitors, with a lock where it needs a sign-in', ({ path, needsSignIn }) => {
    const record = recordsOf('visitor').get(path)
    expect(record).toMatchObject({ to: path })
    expect(record?.isLocked ?? false).toBe(needsSignIn)
  })

  it.each(namedPages.filter(({ path }) => path !== '/signup'))(
    'find $path for developers, without a lock',
    ({ path }) => {
      expect(recordsOf(developer).get(path)).toBeDefined()
      expect(recordsOf(developer).get(path)?.isLocked).toBeUndefined()
    },
  )

  it('name only pages of the list', () => {
    const listed = new Set(pages.map(({ url }) => pathOf(url)))
    const isPage = ({ to }: { to: string }) => to.startsWith('/') && !to.includes('/customer-mapping-guides/')
    const unknown = portalRecords('visitor', environment).filter(
      (record) => isPage(record) && !listed.has(pathOf(record.to)),
    )
    expect(unknown).toEqual([])
  })

  it('name no page for staff to anybody else, not even with a lock', () => {
    const internal = pages.filter(({ access }) => access === 'staff').map(({ url }) => pathOf(url))
    for (const reader of ['visitor', undefined, developer] as const) {
      expect(internal.filter((path) => recordsOf(reader).has(path))).toEqual([])
    }
    expect(recordsOf(person('sps')).has('/tools/example-tool')).toBe(true)
  })

  it('name no page that is switched off', () => {
    const facts = { name: 'prod', featureFlags: [] } as const
    expect(recordsOf(developer, facts).has('/rsx/docs/my-designs')).toBe(false)
    expect(recordsOf('visitor', facts).has('/rsx/docs/my-designs')).toBe(false)
    expect(recordsOf(person('sps'), facts).has('/tools/example-tool')).toBe(false)
  })

  it('have an address each, as results of one group need', () => {
    const addresses = portalRecords(developer, environment).map(({ group, to }) => `${group} ${to}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
