import { useSyncExternalStore } from 'react'
import { setTokenSource } from '@/api/core/token-source'
import { environment } from '@/config/environment'
import { browserStorage, tabStorage, tabStorageProblem } from '@/browser/browser-storage'
import { draftsKey, organizationKey, recentPagesKey, sessionKey } from '@/browser/storage-keys'
import { createNotifier } from '@/browser/notifier'
import type { Identity } from './auth0'
import { currentLocation, isCallbackPath, safeReturnTo } from './return-to'
import type { OrganizationSwitch } from './organization-switch'
import { StorageError } from './storage-error'

/** Who is using the portal. `failed`: a session may exist, but it could not be found out (offline, auth host down). */
export type Session =
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'failed' }
  | ({ status: 'signedIn' } & Identity)

/** What the reader has to be told after coming back from signing in; undefined when all went well. */
export interface SignInProblem {
  title: string
  message: string
}

const { subscribe, notify } = createNotifier()
let session: Session = { status: browserStorage.get(sessionKey) === null ? 'anonymous' : 'loading' }
let ended = false
// How many private calls were answered 401, and how many of them the token of this page has been renewed for.
let refusals = 0
let refusalsRenewed = 0
// Somebody signed out in another tab: this page makes no call for its person until it continued.
let signedOut = false

// The SDK is 60 kB: only readers who sign in, or have done so before, load it.
const auth0 = () => import('./auth0')

function change(next: Session): void {
  session = next
  notify()
}

/** Calls the listener after every change of the session; returns how to stop. */
export const subscribeSession = subscribe

/** The session as it is now, for loaders; components use `useSession`. */
export function currentSession(): Session {
  return session
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession)
}

/** Whether the session was found to have ended while a page of it was open: a private call answered 401, or another tab signed out. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribeSession, () => ended)
}

/** Told by the data layer when a private call answered 401: the page stays, a dialog offers to sign in again. */
export function reportSessionEnded(): void {
  if (session.status !== 'signedIn') return
  refusals += 1
  if (ended) return
  ended = true
  notify()
}

/** The reader closed the dialog: the page stays as it is until the next refused call. */
export function dismissSessionEnded(): void {
  ended = false
  notify()
}

/**
 * Finds out who is here, once, at boot. On the callback address it finishes the sign-in and gives the address to go to
 * and what to tell; elsewhere it looks for a session silently when a hint says that there may be one.
 */
export async function startSession(): Promise<{ returnTo: string; problem: SignInProblem | undefined } | undefined> {
  setTokenSource(accessToken)
  window.addEventListener('storage', watchOtherTabs)
  // Whoever signs in next is not asked for the organization of the person who was here before.
  if (session.status === 'anonymous') tabStorage.remove(organizationKey)
  if (isCallbackPath(window.location.pathname)) return finishSignIn()
  if (session.status === 'loading') await resumeSession()
  return undefined
}

/** The hint goes when another tab signs out; a storage that is cleared as a whole has no key and tells nothing. */
function watchOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== sessionKey || newValue !== null || session.status !== 'signedIn') return
  signedOut = true
  window.addEventListener('pagehide', forgetDrafts)
  // A page that is leaving finds out where it arrives.
  if (!departure) reportSessionEnded()
}

/** The drafts of this tab end with the session, unless the page leaves to begin a new one: its person signs in again. */
function forgetDrafts(): void {
  if (signedOut && !departure) tabStorage.remove(draftsKey)
}

/** Looks for the provider's session without showing anything; also the way back after `failed`. */
export async function resumeSession(): Promise<void> {
  const refusalsBefore = refusals
  try {
    const identity = await (await auth0()).resume()
    if (identity) {
      enter(identity, refusalsBefore)
    } else {
      // Where tokens are renewed without the provider's session, other tabs may work on.
      if (!environment().auth.refreshTokens) forget()
      change({ status: 'anonymous' })
    }
  } catch {
    change({ status: 'failed' })
  }
}

/**
 * Picks up a session that was begun elsewhere after this page's ended. Gives who is signed in when that is another person
 * or organization. Unless it continued, the page keeps what it shows: its reader decides when to leave it.
 */
export async function continueSession(): Promise<'continued' | 'none' | Identity> {
  if (session.status !== 'signedIn') return 'none'
  const { userId, organizationId } = session
  const refusalsBefore = refusals
  const identity = await auth0()
    .then(({ resume }) => resume(organizationId, true))
    .catch(() => undefined)
  if (!identity) return 'none'
  if (identity.userId !== userId || identity.organizationId !== organizationId) return identity
  enter(identity, refusalsBefore)
  return 'continued'
}

/** @param refusalsBefore those that had happened when the token was requested; later ones may be of this token. */
function enter(identity: Identity, refusalsBefore: number): void {
  ended = false
  refusalsRenewed = refusalsBefore
  signedOut = false
  browserStorage.set(sessionKey, '1')
  change({ status: 'signedIn', ...identity })
}

async function finishSignIn(): Promise<{ returnTo: string; problem: SignInProblem | undefined }> {
  change({ status: 'loading' })
  let attempt: OrganizationSwitch | undefined
  try {
    const outcome = await (await auth0()).finishRedirect(window.location.href)
    attempt = outcome.attempt
    if (outcome.kind === 'interaction_required' && attempt?.silent) {
      // The silent switch needs the reader after all: the same once more, with the sign-in page.
      const loud = { ...attempt, silent: false }
      await depart(({ redirect }) => redirect(loud))
    }
    await resumeSession()
    const returnTo = safeReturnTo(outcome.returnTo ?? attempt?.returnTo)
    return {
      returnTo,
      problem: outcome.kind === 'done' ? undefined : problemOf(outcome.message, attempt !== undefined),
    }
  } catch {
    await resumeSession()
    return { returnTo: safeReturnTo(attempt?.returnTo), problem: problemOf(undefined, attempt !== undefined) }
  }
}

function problemOf(message: string | undefined, switching: boolean): SignInProblem | undefined {
  if (switching) {
    return {
      title: 'The organization was not changed',
      message:
        message ?? 'You could not be signed in for that organization. You are still working for the one you had.',
    }
  }
  // What was refused was this tab's organization, which the reader did not ask for.
  if (session.status === 'signedIn') return undefined
  return { title: 'You could not be signed in', message: message ?? 'The sign-in was not completed. Please try again.' }
}

let departure: Promise<void> | undefined

/** Leaves the page. While one departure is under way another call joins it: a second one would overwrite the first one's state. */
function depart(go: (provider: Awaited<ReturnType<typeof auth0>>) => Promise<void>): Promise<void> {
  departure ??= auth0()
    .then(go)
    .catch((error: unknown) => {
      // Without storage even the SDK cannot be loaded.
      const problem = tabStorageProblem()
      throw problem ? new StorageError(problem, error) : error
    })
    .finally(() => {
      departure = undefined
    })
  return departure
}

/**
 * Leaves for the sign-in page and comes back to this path, query and hash (1 §4). Rejects when the page cannot be left,
 * resolves when it is still here a while later. `as` is the address of mail to sign in with: asked for even where a session
 * is open, which may be somebody else's.
 */
export function signIn(returnTo: string = currentLocation(), as?: string): Promise<void> {
  return depart(({ redirect }) => redirect({ returnTo: safeReturnTo(returnTo), silent: false, as }))
}

/**
 * The same for a page that is nothing without a sign-in, which takes its place in the history: the way back leads to the page
 * before, and not to this one, which would only lead on again.
 */
export function requireSignIn(): Promise<void> {
  return depart(({ redirect }) => redirect({ returnTo: safeReturnTo(currentLocation()), silent: false, instead: true }))
}

/** Signs in for another organization: silently first, then with the sign-in page; returns to this very address (2 §4). */
export function switchOrganization(organizationId: string): Promise<void> {
  const returnTo = currentLocation()
  return depart(({ redirect }) => redirect({ organizationId, returnTo, silent: true }))
}

/**
 * Ends the session here and at the provider, then opens the signed-out home. What was typed and not sent goes too, and what
 * was opened.
 */
export function signOut(): Promise<void> {
  return depart(({ leave }) => leave())
}

async function accessToken(): Promise<string | undefined> {
  if (session.status !== 'signedIn' || signedOut) return undefined
  const refusalsBefore = refusals
  const token = await (await auth0()).accessToken(session, refusalsBefore > refusalsRenewed)
  // A call that was refused meanwhile still needs a renewal.
  refusalsRenewed = Math.max(refusalsRenewed, refusalsBefore)
  return token
}

function forget(): void {
  browserStorage.remove(sessionKey)
  browserStorage.remove(recentPagesKey)
}
