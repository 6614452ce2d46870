import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const claims = { sub: 'tess', organization_id: 'o2', email: 'tess@example.com' }

/** Whether the provider refused the sign-in, and whether it has a session for a silent sign-in. */
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
  // The session module determines the session when it is loaded.
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

/** Stores an organization switch that ends with this page load. */
const switching = () =>
  sessionStorage.setItem(
    'dc.organization-switch',
    JSON.stringify({ organizationId: 'o1', returnTo: '/applications?page=2', silent: false }),
  )

it('a refused sign-in shows no failure if the user is still signed in, and returns to the page', async () => {
  provider.refused = true
  const { arrival, currentSession } = await open('/callback?error=access_denied')
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess', organizationId: 'o2' })
  expect(arrival).toEqual({ returnTo: '/applications?page=2', problem: undefined })
})

it('a refused sign-in shows the reason if the user is not signed in', async () => {
  Object.assign(provider, { refused: true, session: false })
  const { arrival } = await open('/callback?error=access_denied')
  expect(arrival?.problem).toEqual({ title: 'You could not be signed in', message: 'Not a member' })
})

it.each(['/callback/', '/Callback', '/CALLBACK//'])(
  '%s completes a sign-in like the callback address',
  async (path) => {
    const { arrival, currentSession } = await open(`${path}?code=c&state=s`)
    expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
    expect(arrival).toEqual({ returnTo: '/applications?page=2', problem: undefined })
  },
)

it('a refused organization switch shows a message to the user, who stays signed in', async () => {
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
  ['no session is known: no organization', null, {}],
  ['a session may exist: the organization of this tab', '1', { login_hint: 'o1' }],
])('a page requests a sign-in if %s', async (_, hint, asked) => {
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

it('the window of a sign-in to an application does not renew the session that it is about to close with', async () => {
  localStorage.setItem('dc.session', '1')
  const { currentSession, resumeSession } = await open('/console/callback')
  expect(currentSession().status).toBe('loading')
  await resumeSession()
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
})
