import { cleanup, render, screen } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { DataProvider } from '@/app/DataProvider'
import { createQueryClient } from '@/app/query-client'
import { setTokenSource } from '@/api/core/token-source'
import { resumeSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { currentToasts, dismissToast } from '@/ui/toast'
import { ToastHost } from '@/ui/ToastHost'
import { loadPages, pageRoutes } from '../support/page-routes'

await loadPages(
  '/docs',
  '/docs/getting-started',
  '/docs/label',
  '/docs/label/api-doc',
  '/docs/label/compare',
  '/docs/label/changes',
  '/docs/label/swagger-documentation-verification',
)

/** The signed-in person, and the return addresses of the sign-ins; shared with the mock of the auth SDK. */
const world = vi.hoisted(() => ({ person: undefined as 'member' | 'staff' | undefined, signIns: [] as string[] }))

vi.mock('@/auth/auth0', () => ({
  resume: () =>
    Promise.resolve(world.person && { userId: 'u1', organizationId: 'o1', name: undefined, email: undefined }),
  redirect: ({ returnTo }: { returnTo: string }) => {
    world.signIns.push(returnTo)
    return new Promise(() => undefined)
  },
}))
// There are no workers here: the same code runs on this thread.
vi.mock('@/workers/markdown/parse-in-worker', async () => {
  const { parseMarkdown } = await import('@/engines/markdown/parse-markdown')
  const { parseDescription } = await import('@/engines/markdown/parse-description')
  return {
    parseInWorker: ({ text, kind }: { text: string; kind: string }) =>
      Promise.resolve(text).then(kind === 'page' ? parseMarkdown : parseDescription),
  }
})

const services = [
  service('svc-getting-started', 'getting-started', 'Getting Started'),
  service('svc-authentication', 'authentication', 'Authentication'),
  service('svc-label', 'label', 'Shipping Labels'),
  service('svc-item-catalog', 'item-catalog', 'Item Catalog', { isBeta: true }),
  service('svc-order-status', 'order-status', 'Order Status', { active: false }),
  service('inventory-api', 'inventory-api', 'Inventory'),
  service('svc-remittances', 'remittances', 'Remittances', { public: false }),
  service('svc-build-guides', 'build-guides', 'Build Guides', { public: false }),
  service('svc-dev-tools', 'dev-tools', 'Development Tools', { public: false }),
  service('svc-rsx-docs', 'rsx-docs', 'RSX Documentation'),
]

function service(id: string, slug: string, name: string, rest: Record<string, boolean> = {}) {
  const currentDocLocation = `${environment().contentUrl}docs/${slug}`
  const description = slug === 'label' ? 'Render GS1-128 carton and pallet labels.' : undefined
  return { id, slug, name, description, active: true, public: true, isBeta: false, currentDocLocation, ...rest }
}

const memberOf = (namespace: string) => ({
  id: 'u1',
  email: 'maya@alpine.example',
  first_name: 'Maya',
  last_name: 'Okafor',
  roles: namespace === 'sps' ? ['network-toolbox:user'] : [],
  organization: { id: 'o1', organization_name: 'Alpine Supply', namespace },
  organizations: [{ id: 'o1', organization_name: 'Alpine Supply', namespace, permissions: ['devcenter:read'] }],
})

/** A published site in memory behind MSW, for the tests of one file. */
export function testSite() {
  const server = setupServer()
  const files = new Map<string, string | (() => Response | Promise<Response>)>()
  const requests: { path: string; token: string | null }[] = []
  const answerServices: { fault?: () => Response | Promise<Response> } = {}
  const { kubeUrl, identityUrl, contentUrl } = environment()

  function listed(all: boolean) {
    return answerServices.fault?.() ?? json({ count: 1, results: services.filter((item) => all || item.public) })
  }

  beforeAll(() => {
    server.use(
      http.get(`${kubeUrl}/devcenter/public/v1/services/`, () => listed(false)),
      http.get(`${kubeUrl}/devcenter/v1/services/`, () => listed(true)),
      http.get(`${identityUrl}/identity/v3/users/`, () =>
        json({ count: 1, results: [memberOf(world.person === 'staff' ? 'sps' : 'alpine')] }),
      ),
      http.get(`${contentUrl}*`, ({ request }) => {
        const path = new URL(request.url).pathname.replace('/content/', '')
        requests.push({ path, token: request.headers.get('Authorization') })
        const file = files.get(path)
        if (file === undefined) return new HttpResponse('Not found', { status: 404 })
        if (typeof file === 'function') return file()
        const type = path.endsWith('.json') ? 'application/json' : 'text/markdown; charset=utf-8'
        return new HttpResponse(file, { headers: { 'Content-Type': type } })
      }),
    )
    server.listen({ onUnhandledRequest: 'error' })
    setTokenSource(() => Promise.resolve(world.person && 'the-token'))
  })
  afterEach(async () => {
    // Unmounts the page before the session ends: it would send its requests again as a visitor.
    cleanup()
    currentToasts().forEach(({ id }) => dismissToast(id))
    files.clear()
    requests.length = 0
    world.signIns.length = 0
    delete answerServices.fault
    world.person = undefined
    await resumeSession()
  })
  afterAll(() => server.close())

  return {
    server,
    /** Publishes a file below the root of the content. */
    publish(path: string, content: string | (() => Response | Promise<Response>)) {
      files.set(path, content)
    },
    failServices(fault: () => Response | Promise<Response>) {
      answerServices.fault = fault
    },
    requests,
    signIns: world.signIns,
    async signIn(kind: 'member' | 'staff') {
      world.person = kind
      await resumeSession()
    },
  }
}

export function json(body: JsonBodyType, status = 200): Response {
  return HttpResponse.json(body, { status })
}

/**
 * Opens the documentation area at an address. Every other address is rendered as text.
 * @param inArea Whether the layout with the sidebar is there, too.
 */
export function openDocs(address: string, { inArea = true } = {}) {
  const queryClient = createQueryClient()
  const defaults = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } })
  const routes = [...pageRoutes(queryClient, [address], { inArea }), { path: '*', Component: Elsewhere }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const view = render(
    <DataProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </DataProvider>,
  )
  return { ...view, router, queryClient }
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const toc = JSON.stringify([
  { text: 'Overview', link: 'README' },
  {
    text: 'Guides',
    children: [
      { text: 'First call', link: 'guides/first-call' },
      { text: 'Batches|login', link: 'guides/batches' },
      { text: 'Onboarding|internal', link: 'guides/onboarding' },
    ],
  },
])

/** A service with guides, one for members and one for staff. */
export function publishLabel(site: ReturnType<typeof testSite>) {
  site.publish('docs/label/toc.json', toc)
  site.publish(
    'docs/label/README.md',
    '# Shipping Labels\n\nSee the [first call](guides/first-call.md).\n\n## Formats\n\nText',
  )
  site.publish('docs/label/guides/first-call.md', '# First call\n\nBack to the [overview](../README.md#formats).')
  site.publish('docs/label/guides/batches.md', '# Batches')
  site.publish('docs/label/guides/onboarding.md', '# Onboarding')
}

/** The sidebar. */
export const tree = () => screen.getByRole('navigation', { name: 'Apis and Services' })
