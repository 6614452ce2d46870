import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const claims = { sub: 'tess', organization_id: 'o2', email: 'tess@example.com' }

/** How the redirect ended, and whether the provider has a session that is found silently. */
const provider = vi.hoisted(() => ({ refused: false, session: true, asked: [] as unknown[] }))
vi.mock('@auth0/auth0-spa-js', () => {
  class GenericError extends Error {
    error: string
    constructor(error: string, description: string) {
      super(description)
      this.error = error
    }
  }
  class AuthenticationError extends GenericError {
    error_description = this.message
    appState = { returnTo: '/applications?page=2' }
  }
  return {
    GenericError,
    AuthenticationError,
    TimeoutError: class extends GenericError {},
    Auth0Client: class {
      handleRedirectCallback() {
        return provider.refused
          ? Promise.reject(new AuthenticationError('access_denied', 'Not a member'))
          : Promise.resolve({ appState: { returnTo: '/applications?page=2' } })
      }
      getTokenSilently = () =>
        provider.session ? Promise.resolve('token') : Promise.reject(new GenericError('login_required', ''))
      getIdTokenClaims = () => Promise.resolve(provider.session ? claims : undefined)
      loginWithRedirect({ authorizationParams }: { authorizationParams: object }) {
        provider.asked.push(authorizationParams)
        return Promise.resolve()
      }
    },
  }
})

beforeEach(() => {
  Object.assign(provider, { refused: false, session: true, asked: [] })
  // The session begins with the page.
  vi.resetModules()
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

async function open(address: string) {
  window.history.replaceState(null, '', address)
  const session = await import('@/auth/session')
  return { ...session, arrival: await session.startSession() }
}

/** A switch that this page load comes back from. */
const switching = () =>
  sessionStorage.setItem(
    'dc.organization-switch',
    JSON.stringify({ organizationId: 'o1', returnTo: '/applications?page=2', silent: false }),
  )

it('who is signed in after a refused sign-in is told of no failure and returns to the page', async () => {
  provider.refused = true
  const { arrival, currentSession } = await open('/callback?error=access_denied')
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess', organizationId: 'o2' })
  expect(arrival).toEqual({ returnTo: '/applications?page=2', problem: undefined })
})

it('who is not signed in then is told why', async () => {
  Object.assign(provider, { refused: true, session: false })
  const { arrival } = await open('/callback?error=access_denied')
  expect(arrival?.problem).toEqual({ title: 'You could not be signed in', message: 'Not a member' })
})

it.each(['/callback/', '/Callback', '/CALLBACK//'])(
  '%s finishes a sign-in as the callback address does',
  async (path) => {
    const { arrival, currentSession } = await open(`${path}?code=c&state=s`)
    expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
    expect(arrival).toEqual({ returnTo: '/applications?page=2', problem: undefined })
  },
)

it('a refused switch is told to who stays signed in', async () => {
  provider.refused = true
  localStorage.setItem('dc.session', '1')
  switching()
  const { arrival } = await open('/callback?error=access_denied')
  expect(arrival).toMatchObject({
    returnTo: '/applications?page=2',
    problem: { title: 'The organization was not changed' },
  })
})

it.each([
  ['nobody is known to be signed in: no organization', null, {}],
  ['there may be a session: the organization of this tab', '1', { login_hint: 'o1' }],
])('a page asks for a sign-in where %s', async (_, hint, asked) => {
  vi.useFakeTimers()
  provider.session = false
  sessionStorage.setItem('dc.organization', 'o1')
  if (hint !== null) localStorage.setItem('dc.session', hint)
  const { signIn } = await open('/applications')
  const leaving = signIn()
  await vi.runAllTimersAsync()
  await leaving
  expect(provider.asked).toEqual([asked])
})
