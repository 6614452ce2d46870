import { environment } from '@/config/environment'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const claims = { sub: 'tess', organization_id: 'o2', email: 'tess@example.com' }

/** The SDK's error about a token that has expired. */
const lateMessage =
  'Expiration Time (exp) claim error in the ID token; current time (Fri Nov 27 2026) is after expiration time (Thu Nov 26 2026)'

/** Where the SDK stores a sign-in until its answer. */
const transactionKey = `a0.spajs.txs.${environment().auth.clientId}`

/** Whether the provider refused the sign-in, and whether it has a session for a silent sign-in. */
const provider = vi.hoisted(() => ({
  refused: false,
  session: true,
  asked: [] as unknown[],
  /** The clock that the SDK is given, and the last time that a token is valid. */
  now: Date.now,
  validUntil: Infinity,
}))
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
      constructor({ nowProvider }: { nowProvider: () => number }) {
        provider.now = nowProvider
      }
      handleRedirectCallback() {
        if (provider.now() > provider.validUntil) return Promise.reject(new Error(lateMessage))
        return provider.refused
          ? Promise.reject(new AuthenticationError('access_denied', 'Not a member'))
          : Promise.resolve({ appState: { returnTo: '/applications?page=2' } })
      }
      getTokenSilently = () =>
        provider.now() > provider.validUntil
          ? Promise.reject(new Error(lateMessage))
          : provider.session
            ? Promise.resolve('token')
            : Promise.reject(new GenericError('login_required', ''))
      getIdTokenClaims = () => Promise.resolve(provider.session ? claims : undefined)
      loginWithRedirect({ authorizationParams }: { authorizationParams: object }) {
        provider.asked.push(authorizationParams)
        return Promise.resolve()
      }
    },
  }
})

beforeEach(() => {
  Object.assign(provider, { refused: false, session: true, asked: [], validUntil: Infinity })
  sessionStorage.setItem(transactionKey, JSON.stringify({ state: 's', appState: { returnTo: '/applications?page=2' } }))
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
  const { arrival, currentSession } = await open('/callback?error=access_denied&state=s')
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess', organizationId: 'o2' })
  expect(arrival).toEqual({ returnTo: '/applications?page=2', error: undefined })
})

it('a refused sign-in shows the reason if the user is not signed in', async () => {
  Object.assign(provider, { refused: true, session: false })
  const { arrival } = await open('/callback?error=access_denied&state=s')
  expect(arrival?.error).toEqual({ title: 'You could not be signed in', message: 'Not a member' })
})

it.each(['/callback/', '/Callback', '/CALLBACK//'])(
  '%s completes a sign-in like the callback address',
  async (path) => {
    const { arrival, currentSession } = await open(`${path}?code=c&state=s`)
    expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
    expect(arrival).toEqual({ returnTo: '/applications?page=2', error: undefined })
  },
)

it('a refused organization switch shows a message to the user, who stays signed in', async () => {
  provider.refused = true
  localStorage.setItem('dc.session', '1')
  switching()
  const { arrival } = await open('/callback?error=access_denied&state=s')
  expect(arrival).toMatchObject({
    returnTo: '/applications?page=2',
    error: { title: 'The organization was not changed' },
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
  // The sign-in page says where the person comes from.
  expect(provider.asked).toEqual([{ ...asked, 'ext-page': 'Applications', 'ext-back': '/applications' }])
})

it('the window of a sign-in to an application does not renew the session that it is about to close with', async () => {
  localStorage.setItem('dc.session', '1')
  const { currentSession, resumeSession } = await open('/console/callback')
  expect(currentSession().status).toBe('loading')
  await resumeSession()
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
})

it.each([
  ['another state', '/callback?error=access_denied&error_description=Call%200900&state=other'],
  ['no state', '/callback?error=access_denied&error_description=Call%200900'],
  [
    'another issuer',
    `/callback?error=access_denied&error_description=Call&state=s&iss=${encodeURIComponent('http://other.example/')}`,
  ],
  ['another issuer and a code', `/callback?code=c&state=s&iss=${encodeURIComponent('http://other.example/')}`],
])('an address with %s is no answer: its message is not shown, and the pending sign-in stays', async (_, address) => {
  Object.assign(provider, { refused: true, session: false })
  switching()
  const { arrival, currentSession } = await open(address)
  expect(currentSession().status).toBe('anonymous')
  expect(arrival).toEqual({
    returnTo: '/home',
    error: { title: 'You could not be signed in', message: 'The sign-in was not completed. Please try again.' },
  })
  expect(sessionStorage.getItem(transactionKey)).not.toBeNull()
  expect(sessionStorage.getItem('dc.organization-switch')).not.toBeNull()
})

it('an answer that names the issuer of the provider completes the sign-in', async () => {
  const issuer = encodeURIComponent(`${environment().auth.domain}/`)
  const { currentSession } = await open(`/callback?code=c&state=s&iss=${issuer}`)
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
})

/** The server of the portal answers with this date, or without one. */
const serverTime = (time: string | undefined) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      new Response(null, { headers: time === undefined ? {} : { date: new Date(time).toUTCString() } }),
    )

/** The clock of the device is two hours ahead of the token, which is valid for one. */
function setClockAhead() {
  vi.useFakeTimers({ now: new Date('2026-03-02T14:00:00Z'), toFake: ['Date'] })
  provider.validUntil = Date.parse('2026-03-02T13:00:00Z')
}

it('a clock that is two hours fast is corrected by the date of the portal, and the sign-in returns to the page', async () => {
  setClockAhead()
  const server = serverTime('2026-03-02T12:00:00Z')
  const { arrival, currentSession } = await open('/callback?code=c&state=s')
  // A server that hangs must not keep the sign-in waiting.
  expect(server).toHaveBeenCalledExactlyOnceWith(
    '/',
    expect.objectContaining({ signal: expect.any(AbortSignal) as AbortSignal }),
  )
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
  expect(arrival).toEqual({ returnTo: '/applications?page=2', error: undefined })
})

it('a page that is opened with such a clock restores the session', async () => {
  setClockAhead()
  serverTime('2026-03-02T12:00:00Z')
  localStorage.setItem('dc.session', '1')
  const { currentSession } = await open('/applications')
  expect(currentSession()).toMatchObject({ status: 'signedIn', userId: 'tess' })
})

it.each([
  [
    'both times',
    '2026-03-02T12:00:00Z',
    /shows Mar 2, 2026, .*, but it is Mar 2, 2026, .*\. Set the clock and try again\.$/,
  ],
  [
    'its own time if no other is known',
    undefined,
    /shows Mar 2, 2026, .*, which is not the time of the sign-in service/,
  ],
])('a sign-in that a wrong clock prevents names %s', async (_, time, message) => {
  setClockAhead()
  serverTime(time)
  provider.session = false
  const { arrival } = await open('/callback?code=c&state=s')
  expect(arrival?.error).toEqual({
    title: 'You could not be signed in',
    message: expect.stringMatching(message) as string,
  })
})

it('a session that a wrong clock prevents names the clock, and a right clock is not blamed', async () => {
  localStorage.setItem('dc.session', '1')
  setClockAhead()
  const server = serverTime(undefined)
  const { currentSession, resumeSession } = await open('/applications')
  expect(currentSession()).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('The clock of this device') as string,
  })
  server.mockResolvedValue(new Response(null, { headers: { date: new Date().toUTCString() } }))
  await resumeSession()
  expect(currentSession()).toEqual({ status: 'failed', reason: undefined })
})
