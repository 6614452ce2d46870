import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentToken } from '@/api/core/token-source'
import {
  continueSession,
  currentSession,
  dismissSessionEnded,
  reportSessionEnded,
  resumeSession,
  signIn,
  startSession,
  useSessionEnded,
} from '@/auth/session'
import { waitFor } from '../../support/wait-for'

interface Signed {
  token: string
  claims: { sub: string; organization_id: string; email: string }
}
type Options = { cacheMode: string; authorizationParams?: { login_hint: string } }

/** A provider with one session per browser, and an SDK that caches its token until another one is requested. */
const provider = vi.hoisted(() => ({
  signedIn: undefined as Signed | undefined,
  kept: undefined as Signed | undefined,
  asked: [] as (string | undefined)[],
  /** Settles when the provider may answer. */
  ready: Promise.resolve(),
}))
vi.mock('@auth0/auth0-spa-js', () => {
  class GenericError extends Error {
    error: string
    constructor(error: string, description: string) {
      super(description)
      this.error = error
    }
  }
  return {
    GenericError,
    TimeoutError: class extends GenericError {},
    Auth0Client: class {
      async getTokenSilently({ cacheMode, authorizationParams }: Options) {
        if (cacheMode === 'off' || !provider.kept) {
          provider.asked.push(authorizationParams?.login_hint)
          await provider.ready
          if (!provider.signedIn) throw new GenericError('login_required', '')
          provider.kept = provider.signedIn
        }
        return provider.kept.token
      }
      loginWithRedirect = () => Promise.resolve()
      getIdTokenClaims = () => Promise.resolve(provider.kept?.claims)
    },
  }
})

const ann = { sub: 'ann', organization_id: 'o1', email: 'ann@example.com' }
const signedOut = { status: 401, code: 'session_changed' }

const isSessionEnded = () => renderHook(useSessionEnded).result.current

beforeEach(async () => {
  provider.kept = undefined
  provider.signedIn = { token: 'first', claims: ann }
  await startSession()
  await resumeSession()
  provider.asked.length = 0
})

it('continuing requests a new token, because the cached one was refused', async () => {
  reportSessionEnded()
  provider.signedIn = { token: 'second', claims: ann }
  await expect(continueSession()).resolves.toBe('continued')
  expect(provider.asked).toEqual(['o1'])
  await expect(currentToken()).resolves.toBe('second')
  expect(provider.asked).toEqual(['o1'])
})

it('a refused token is replaced once for all calls that had it', async () => {
  provider.signedIn = { token: 'second', claims: ann }
  await expect(Promise.all([currentToken('first'), currentToken('first')])).resolves.toEqual(['second', 'second'])
  await expect(currentToken('first')).resolves.toBe('second')
  expect(provider.asked).toEqual(['o1'])
})

it('a call that starts while a token is replaced waits for the new one', async () => {
  provider.signedIn = { token: 'second', claims: ann }
  let answer = () => {}
  provider.ready = new Promise((resolve) => (answer = resolve))
  const replaced = currentToken('first')
  await waitFor(() => expect(provider.asked).toHaveLength(1))
  const next = currentToken()
  answer()
  await expect(Promise.all([replaced, next])).resolves.toEqual(['second', 'second'])
  expect(provider.asked).toHaveLength(1)
})

it('a refused token is not replaced by one of another session', async () => {
  provider.signedIn = { token: 'other', claims: { ...ann, sub: 'ben' } }
  await expect(currentToken('first')).resolves.toBeUndefined()
  await expect(currentToken()).rejects.toMatchObject(signedOut)
})

it('the page does not continue without a session', async () => {
  provider.signedIn = undefined
  await expect(continueSession()).resolves.toBe('none')
})

it.each([
  ['account', { sub: 'ben', organization_id: 'o1', email: 'ben@example.com' }],
  ['organization', { ...ann, organization_id: 'o2' }],
])('the page does not continue with another %s', async (_, claims) => {
  provider.signedIn = { token: 'other', claims }
  await expect(continueSession()).resolves.toMatchObject({
    userId: claims.sub,
    organizationId: claims.organization_id,
    email: claims.email,
  })
  expect(currentSession()).toMatchObject({ userId: 'ann', organizationId: 'o1' })
  await expect(currentToken()).rejects.toMatchObject(signedOut)

  // The page continues with the original account and organization.
  provider.signedIn = { token: 'second', claims: ann }
  await expect(continueSession()).resolves.toBe('continued')
  expect(provider.asked.at(-1)).toBe('o1')
  await expect(currentToken()).resolves.toBe('second')
})

it('a token that was renewed for another user is not used', async () => {
  provider.kept = { token: 'other', claims: { ...ann, sub: 'ben' } }
  await expect(currentToken()).rejects.toMatchObject(signedOut)
})

const hintChanged = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

it('a page sends no token after a sign-out in another tab until the user continues', async () => {
  hintChanged('dc.session', null)
  expect(isSessionEnded()).toBe(true)
  dismissSessionEnded()
  await expect(currentToken()).resolves.toBeUndefined()
  provider.signedIn = { token: 'second', claims: ann }
  await expect(continueSession()).resolves.toBe('continued')
  await expect(currentToken()).resolves.toBe('second')
})

it.each([
  ['the hint of a new session', 'dc.session', '1'],
  ['another entry', 'dc.recent', null],
  ['a storage that was cleared', null, null],
])('%s does not count as a sign-out', async (_, key, newValue) => {
  hintChanged(key, newValue)
  expect(isSessionEnded()).toBe(false)
  await expect(currentToken()).resolves.toBe('first')
})

it('a sign-out in another tab does not concern visitors', async () => {
  provider.signedIn = undefined
  provider.kept = undefined
  await resumeSession()
  hintChanged('dc.session', null)
  expect(isSessionEnded()).toBe(false)
})

const drafts = () => sessionStorage.getItem('dc.drafts')

it('drafts of a tab are deleted when it is closed after a sign-out in another tab', async () => {
  sessionStorage.setItem('dc.drafts', '{}')
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts()).toBe('{}')
  hintChanged('dc.session', null)
  expect(drafts()).toBe('{}')
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts()).toBeNull()
})

it.each([
  ['continues with the same session', () => continueSession()],
  ['leaves to sign in again', () => Promise.resolve(void signIn('/contact-info'))],
])('drafts are kept if the page %s', async (_, go) => {
  sessionStorage.setItem('dc.drafts', '{}')
  hintChanged('dc.session', null)
  await go()
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts()).toBe('{}')
})
