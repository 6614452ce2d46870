import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { NotFoundPage } from '@/app/NotFoundPage'
import { AccessGate, RequireInternal, RequireSignIn } from '@/app/guards'
import { createRoutes } from '@/app/routes'
import { visibleTools } from '@/config/tools'
import { paths } from '@/lib/paths'
import { documentTitle } from '@/shell/document-title'
import { Shell } from '@/shell/Shell'
import { pages, type PortalPage, type Reader } from '../../support/pages'
import { waitFor } from '../../support/wait-for'

/** Other URLs of pages in the list: with the pattern of their route and their title. */
const otherUrls = [
  ['/app/3f2b8c1e-0d4a-4c6e-9b1f-2a7d5e8c9f01', '/app/:appId?', 'App'],
  ['/docs/label/guides/first-call', '/docs/:serviceSlug/*', 'Docs / Label / Guides / First Call'],
  ['/docs/label/api-doc/v1/render', '/docs/:serviceSlug/api-doc/:doc?/:api?', 'Docs / Label / Api Doc / V1 / Render'],
  [
    '/api-doc/Shipping-Labels/Render-a-label/',
    '/api-doc/:service/:endpoint/',
    'Api Doc / Shipping Labels / Render A Label',
  ],
  [
    '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier',
    '/rsx/docs/fields-qualifiers/:version?/:documentType?/:qualifier?',
    'Rsx / Docs / Fields Qualifiers / 7.7.4 / Orders / DateTimeQualifier',
  ],
  ['/rsx/internal-docs/a/b/c', '/rsx/internal-docs/*', 'Rsx / Internal Docs / A / B / C'],
  ['/login/', '/login', 'Login'],
  ['/contact-info/sales-success', '/contact-info/:success?', 'Contact Info / Sales Success'],
] as const

const pathOf = (url: string) => url.replace(':appId', 'app_9fK2mQ7x').replace(/\?.*/, '')
const specified = pages.filter(({ url }) => url !== '/no-such-page').map(({ url }) => pathOf(url))

const routes = createRoutes(createQueryClient())
const isShell = (element: ReactNode) => isValidElement(element) && element.type === Shell
const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

/** The routes that show a page: those without children, apart from redirects and the not-found page. */
function pageRoutes(table: readonly RouteObject[]): RouteObject[] {
  return table.flatMap((route) => (route.children ? pageRoutes(route.children) : route.lazy ? [route] : []))
}

/** The access of a page, by the guards around its route. */
function accessOf(path: string): PortalPage['access'] {
  const guards = (matchRoutes(routes, path) ?? [])
    .map(({ route }) => route.element)
    .filter((each) => isValidElement(each))
  const has = (guard: unknown) => guards.some(({ type }) => type === guard)
  if (has(RequireInternal)) return 'staff'
  if (has(RequireSignIn)) return 'signedIn'
  const gate = guards.find(({ type }) => type === AccessGate) as ReactElement<{ terms?: boolean }> | undefined
  if (!gate) return 'everyone'
  return gate.props.terms === false ? 'beforeTerms' : 'public'
}

describe('route table', () => {
  it('has the routes of the pages in the list, and no other', () => {
    const listed = specified.map((path) => matchRoutes(routes, path)?.at(-1)?.route)
    const patternsOf = (found: readonly (RouteObject | undefined)[]) => new Set(found.map((route) => route?.path))
    expect(patternsOf(listed)).toEqual(patternsOf(pageRoutes(routes)))
  })

  it.each(pages)('lets people open $url as the list says: $access', ({ url, access, openedBy }) => {
    expect(accessOf(pathOf(url))).toBe(access)
    const mayNot: Record<typeof access, readonly Reader[]> = {
      everyone: [],
      beforeTerms: [],
      public: [],
      signedIn: ['visitor'],
      staff: ['visitor', 'developer'],
    }
    expect(Object.keys(openedBy).filter((reader) => mayNot[access].includes(reader as Reader))).toEqual([])
  })

  it.each(pages)('$url is titled $title', ({ url, title }) => {
    expect(documentTitle(pathOf(url))).toBe(`Dev Center | ${title}`)
  })

  it.each(otherUrls)('%s matches the route %s and is titled %s', (address, pattern, title) => {
    expect(patternOf(address)).toBe(pattern)
    expect(documentTitle(address)).toBe(`Dev Center | ${title}`)
  })

  it('has a page for every specified address', () => {
    const without = specified.filter((path) => typeof matchRoutes(routes, path)?.at(-1)?.route.lazy !== 'function')
    expect(without).toEqual([])
  })

  it('surrounds every page with the shell', () => {
    const alone = specified.filter((path) => !matchRoutes(routes, path)?.some(({ route }) => isShell(route.element)))
    expect(alone).toEqual([])
  })

  // Detects placeholders: one component for several addresses, or the not-found page.
  it('uses a different component for each of them, except for pages that share one', async () => {
    const patterns = new Map<unknown, Set<string>>()
    for (const path of specified) {
      const { lazy, path: pattern = '' } = matchRoutes(routes, path)?.at(-1)?.route ?? {}
      const Component = await waitFor(async () => {
        const route = (typeof lazy === 'function' ? await lazy() : {}) as { Component?: { name: string } }
        // LoadingPage is shown while a page takes longer than a second to load.
        expect(route.Component?.name).not.toBe('LoadingPage')
        return route.Component
      })
      expect(Component).toBeTypeOf('function')
      patterns.set(Component, (patterns.get(Component) ?? new Set()).add(pattern))
    }
    expect(patterns.has(NotFoundPage)).toBe(false)
    expect([...patterns.values()].map((shared) => [...shared]).filter(({ length }) => length > 1)).toEqual([
      ['/docs/:serviceSlug/api-doc/:doc?/:api?', '/api-doc/:service/:endpoint/'],
      ['/tools/document-check', '/tools/document-check/sample'],
      ['/tools/shipping-doc-browser', '/tools/shipping-doc-browser/field-requirements'],
    ])
  })

  it('has a route for every address that the portal builds', () => {
    const tools = visibleTools(true, 'test').map(({ route }) => paths.tool(route))
    const operation = paths.endpoint('Shipping Labels', 'Render / preview', {
      path: '/label',
      method: 'POST',
      doc: 'label/a.json',
    })
    const document = paths.apiDocument('label', { doc: 'label/a.json' })
    const explicit = ['tool', 'endpoint', 'apiDocument', 'profilePage']
    const others = Object.entries(paths).filter(([name]) => !explicit.includes(name))
    const built = others.map(([, build]) => (build as (argument?: string) => string)('sample'))
    const dead = [...tools, operation, document, ...built].filter(
      (address) => patternOf(new URL(address, 'http://localhost').pathname) === '*',
    )
    expect(dead).toEqual([])
  })

  it('shows the not-found page for any other address', () => {
    for (const address of ['/nothing', '/tools', '/app/1/2', '/docs-old', '/login/other'])
      expect(patternOf(address)).toBe('*')
  })
})
