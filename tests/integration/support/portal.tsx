import { render } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { Identity } from '@/auth/auth0'
import { DataProvider } from '@/app/DataProvider'
import { createQueryClient } from '@/app/query-client'
import { setTokenSource } from '@/api/core/token-source'
import { environment } from '@/config/environment'
import { resumeSession } from '@/auth/session'
import { currentToasts, dismissToast } from '@/ui/toast'
import { ToastHost } from '@/ui/ToastHost'
import { createPlatformApp } from '../../../platform/app'
import { createContext, type PlatformContext } from '../../../platform/context'
import { createWorld, type World, type WorldOptions } from '../../../platform/control/world'
import type { Fault } from '../../../platform/kernel/faults'
import { pageRoutes } from './page-routes'

/** The person of the provider's session; read by the stand-in of the auth SDK. */
const provider = vi.hoisted(() => ({
  person: undefined as { identity: Identity; token: string } | undefined,
  /** How a sign-in in a window ends: with an error, else with the person of the provider's session. */
  windowError: undefined as Error | undefined,
}))

vi.mock('@/auth/auth0', () => ({
  resume: () => Promise.resolve(provider.person?.identity),
  redirect: () => Promise.reject(new Error('No sign-in page in these tests')),
  signInInWindow: () =>
    provider.windowError ? Promise.reject(provider.windowError) : Promise.resolve(provider.person?.identity),
}))

/** Where the portal looks for the platform; the ports of a test run differ. */
export const platformOrigin = environment().kubeUrl

/** The platform in process behind MSW, for the tests of one file. */
export function platformForTests() {
  const server = setupServer()
  const calls = new Set<Promise<Response>>()
  /** Lets the held calls go on. */
  const held: (() => void)[] = []
  let context: PlatformContext | undefined
  const running = () => {
    if (!context) throw new Error('The platform runs only within tests')
    return context
  }

  beforeAll(async () => {
    context = await createContext({
      origin: platformOrigin,
      portalOrigin: window.location.origin,
      control: true,
    })
    const app = createPlatformApp(context)
    server.use(
      http.all(`${platformOrigin}/*`, async ({ request }) => {
        const call = Promise.resolve(app.fetch(request, {}))
        calls.add(call)
        const response = await call
        // A dropped connection is a response without a status.
        return response.status === 0 ? Response.error() : response
      }),
    )
    server.listen({ onUnhandledRequest: 'error' })
    // Not by the session: two imports of a mocked module at the same time give one of them the real one.
    setTokenSource(() => Promise.resolve(provider.person?.token))
  })
  afterEach(async () => {
    for (const release of held.splice(0)) release()
    running().faults.remove()
    currentToasts().forEach(({ id }) => dismissToast(id))
    provider.windowError = undefined
    if (!provider.person) return
    provider.person = undefined
    await resumeSession()
  })
  afterAll(async () => {
    server.close()
    // A page that is gone may have left calls behind.
    await Promise.allSettled(calls)
    running().db.close()
  })

  /** Makes a person whom the provider knows until the end of the test; the portal finds out when it asks. */
  async function beginSession(options: WorldOptions = {}): Promise<World> {
    const world = await createWorld(running(), options)
    const identity = {
      userId: world.userId,
      organizationId: world.organizations[0]?.id,
      name: undefined,
      email: world.email,
    }
    provider.person = { identity, token: world.accessToken }
    return world
  }

  return {
    context: running,
    beginSession,
    /** Makes a person who is signed in until the end of the test. */
    async signIn(options: WorldOptions = {}): Promise<World> {
      const world = await beginSession(options)
      await resumeSession()
      return world
    },
    /** Makes sign-ins in a window fail until the end of the test. */
    failWindow(error: Error) {
      provider.windowError = error
    },
    /** The provider's session ends elsewhere: the portal does not know yet. */
    endSession() {
      provider.person = undefined
    },
    fail(fault: Fault) {
      running().faults.add(fault)
    },
    /** Leaves calls without an answer until the returned function is called or the test ends, however long that takes. */
    hold(fault: Omit<Fault, 'delayMs' | 'until'>): () => void {
      let release = () => {}
      const until = new Promise<void>((resolve) => (release = resolve))
      held.push(release)
      running().faults.add({ ...fault, until })
      return release
    },
  }
}

interface Opening {
  /** Replace the page's routes of the portal, for parts that are not pages. */
  routes?: RouteObject[]
  /** Addresses of other pages that the test goes to. */
  others?: string[]
  /** Whether the layout and the other pages of the page's area are there, too. */
  inArea?: boolean
}

/** Renders the page at an address, with the toasts; every other address shows itself. */
export function openPortal(address: string, { routes, others = [], inArea = false }: Opening = {}) {
  const queryClient = createQueryClient()
  const defaults = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } })
  const pages = routes ?? pageRoutes(queryClient, [address, ...others], { inArea })
  const router = createMemoryRouter([...pages, { path: '*', Component: Elsewhere }], { initialEntries: [address] })
  const view = render(
    <DataProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </DataProvider>,
  )
  return { ...view, queryClient, router }
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
