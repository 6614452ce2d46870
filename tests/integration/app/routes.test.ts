import { isValidElement, type ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/app/query-client'
import { NotFoundPage } from '@/app/NotFoundPage'
import { createRoutes } from '@/app/routes'
import { visibleTools } from '@/config/tools'
import { paths } from '@/lib/paths'
import { documentTitle } from '@/shell/document-title'
import { Shell } from '@/shell/Shell'
import { waitFor } from '../../support/wait-for'

/** Every specified address with the pattern of its route and its document title. */
const addresses = [
  ['/home', '/home', 'Home'],
  ['/applications', '/applications', 'Applications'],
  ['/app', '/app/:appId?', 'App'],
  ['/app/3f2b8c1e-0d4a-4c6e-9b1f-2a7d5e8c9f01', '/app/:appId?', 'App'],
  ['/docs', '/docs', 'Docs'],
  ['/docs/getting-started', '/docs/getting-started', 'Docs / Getting Started'],
  ['/docs/label', '/docs/:serviceSlug/*', 'Docs / Label'],
  ['/docs/label/guides/first-call', '/docs/:serviceSlug/*', 'Docs / Label / Guides / First Call'],
  ['/docs/label/api-doc/v1/render', '/docs/:serviceSlug/api-doc/:doc?/:api?', 'Docs / Label / Api Doc / V1 / Render'],
  [
    '/docs/label/swagger-documentation-verification',
    '/docs/:serviceSlug/swagger-documentation-verification',
    'Docs / Label / Swagger Documentation Verification',
  ],
  [
    '/api-doc/Shipping-Labels/Render-a-label/',
    '/api-doc/:service/:endpoint/',
    'Api Doc / Shipping Labels / Render A Label',
  ],
  ['/rsx', '/rsx', 'Rsx'],
  ['/rsx/docs/rsx-overview', '/rsx/docs/*', 'Rsx / Docs / Rsx Overview'],
  ['/rsx/docs/schema-download', '/rsx/docs/schema-download', 'Rsx / Docs / Schema Download'],
  [
    '/rsx/docs/fields-qualifiers',
    '/rsx/docs/fields-qualifiers/:version?/:documentType?/:qualifier?',
    'Rsx / Docs / Fields Qualifiers',
  ],
  [
    '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier',
    '/rsx/docs/fields-qualifiers/:version?/:documentType?/:qualifier?',
    'Rsx / Docs / Fields Qualifiers / 7.7.4 / Orders / DateTimeQualifier',
  ],
  ['/rsx/docs/my-designs', '/rsx/docs/my-designs', 'Rsx / Docs / My Designs'],
  ['/rsx/docs/example-download', '/rsx/docs/example-download', 'Rsx / Docs / Example Download'],
  ['/rsx/internal-docs/a/b/c', '/rsx/internal-docs/*', 'Rsx / Internal Docs / A / B / C'],
  ['/user-guides', '/user-guides', 'User Guides'],
  [
    '/user-guides/docs/customer-mapping-guides/qbo-guides',
    '/user-guides/docs/customer-mapping-guides/:set',
    'User Guides / Docs / Customer Mapping Guides / Qbo Guides',
  ],
  ['/tools/document-check', '/tools/document-check', 'Tools / Document Check'],
  ['/tools/document-check/sample', '/tools/document-check/sample', 'Tools / Document Check / Sample'],
  ['/tools/error-decoder', '/tools/error-decoder', 'Tools / Error Decoder'],
  ['/tools/shipping-doc-browser', '/tools/shipping-doc-browser', 'Tools / Shipping Doc Browser'],
  [
    '/tools/shipping-doc-browser/field-requirements',
    '/tools/shipping-doc-browser/field-requirements',
    'Tools / Shipping Doc Browser / Field Requirements',
  ],
  ['/tools/example-tool', '/tools/example-tool', 'Tools / Example Tool'],
  ['/profile/personal', 'personal', 'Profile / Personal'],
  ['/profile/contact', 'contact', 'Profile / Contact'],
  ['/profile/display', 'display', 'Profile / Display'],
  ['/profile/password', 'password', 'Profile / Password'],
  ['/signup', '/signup', 'Signup'],
  ['/login/', '/login', 'Login'],
  ['/login/no-user-found', '/login/no-user-found', 'Login / No User Found'],
  ['/login/reset-password', '/login/reset-password', 'Login / Reset Password'],
  ['/login/create', '/login/create', 'Login / Create'],
  ['/login/create-new-password', '/login/create-new-password', 'Login / Create New Password'],
  ['/verify-org', '/verify-org', 'Verify Org'],
  ['/supply-pike/consent', '/supply-pike/consent', 'Supply Pike / Consent'],
  ['/console/callback', '/console/callback', 'Console / Callback'],
  ['/user-agreement', '/user-agreement', 'User Agreement'],
  ['/contact-info', '/contact-info/:success?', 'Contact Info'],
  ['/contact-info/success', '/contact-info/:success?', 'Contact Info / Success'],
  ['/contact-info/sales-success', '/contact-info/:success?', 'Contact Info / Sales Success'],
  ['/search', '/search', 'Search'],
  ['/locations', '/locations', 'Locations'],
  ['/terms-of-use', '/terms-of-use', 'Terms Of Use'],
] as const

const routes = createRoutes(createQueryClient())
const isShell = (element: ReactNode) => isValidElement(element) && element.type === Shell
const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

describe('route table', () => {
  it.each(addresses)('%s matches the route %s and is titled %s', (address, pattern, title) => {
    expect(patternOf(address)).toBe(pattern)
    expect(documentTitle(address)).toBe(`Dev Center | ${title}`)
  })

  it('has a page for every specified address', () => {
    const without = addresses
      .map(([address]) => address)
      .filter((address) => typeof matchRoutes(routes, address)?.at(-1)?.route.lazy !== 'function')
    expect(without).toEqual([])
  })

  it('surrounds every page with the shell', () => {
    const alone = addresses
      .map(([address]) => address)
      .filter((address) => !matchRoutes(routes, address)?.some(({ route }) => isShell(route.element)))
    expect(alone).toEqual([])
  })

  // Detects placeholders: one component for several addresses, or the not-found page.
  it('uses a different component for each of them, except for pages that share one', async () => {
    const pages = new Map<unknown, Set<string>>()
    for (const [address, pattern] of addresses) {
      const lazy = matchRoutes(routes, address)?.at(-1)?.route.lazy
      const Component = await waitFor(async () => {
        const route = (typeof lazy === 'function' ? await lazy() : {}) as { Component?: { name: string } }
        // LoadingPage is shown while a page takes longer than a second to load.
        expect(route.Component?.name).not.toBe('LoadingPage')
        return route.Component
      })
      expect(Component).toBeTypeOf('function')
      pages.set(Component, (pages.get(Component) ?? new Set()).add(pattern))
    }
    expect(pages.has(NotFoundPage)).toBe(false)
    expect([...pages.values()].map((patterns) => [...patterns]).filter(({ length }) => length > 1)).toEqual([
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
