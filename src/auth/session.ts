import { useSyncExternalStore } from 'react'
import { setTokenSource } from '@/api/core/token-source'
import { environment } from '@/config/environment'
import { browserStorage, tabStorage, tabStorageError } from '@/browser/browser-storage'
import {
  consoleApplicationKey,
  consoleDraftKey,
  consoleValuesKey,
  draftsKey,
  organizationKey,
  recentPagesKey,
  sessionKey,
} from '@/browser/storage-keys'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { createNotifier } from '@/lib/notifier'
import type { Identity } from './auth0'
import { currentLocation, isCallbackPath, isConsoleCallbackPath, safeReturnTo } from './return-to'
import type { OrganizationSwitch } from './organization-switch'
import { ClockError } from './clock'
import { StorageError } from './storage-error'

/** Whether somebody is signed in, and who. `failed`: there may be a session, but it could not be restored; `reason` if known. */
export type Session =
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'failed'; reason: string | undefined }
  | ({ status: 'signedIn' } & Identity)

/** The message after a return from the sign-in page that did not succeed. */
export interface SignInError {
  title: string
  message: string
}

const { subscribe, notify } = createNotifier()
let session: Session = { status: mayHaveSession() ? 'loading' : 'anonymous' }
let ended = false
let interrupted: string | undefined
// Whether the person signed out in another tab: this page then makes no private call until it continues the session.
let isSignedOutElsewhere = false

// The SDK is 60 kB: it is loaded only when somebody signs in, or has signed in before in this browser.
const auth0 = loadOnCall(createCodeLoader(() => import('./auth0')))

const searchStorage = createCodeLoader(() => import('@/browser/search-storage'))

function change(next: Session): void {
  session = next
  notify()
}

/** Calls the listener after every change of the session; returns a function to unsubscribe. */
export const subscribeSession = subscribe

/** The current session, for loaders; components use `useSession`. */
export function currentSession(): Session {
  return session
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession)
}

/** Whether the session ended while its page was open: a private call was answered 401, or another tab signed out. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribeSession, () => ended)
}

/** Returns a sentence that names the interrupted work, such as a download; undefined when nothing was interrupted. */
export function useInterruptedWork(): string | undefined {
  return useSyncExternalStore(subscribeSession, () => interrupted)
}

/**
 * Called when a private call was answered 401 and its token could not be renewed: the page stays, and a dialog offers to sign
 * in again. Returns false for visitors, who have no session.
 * @param work a sentence about what must be started again, such as a download.
 */
export function reportSessionEnded(work?: string): boolean {
  if (session.status !== 'signedIn') return false
  ended = true
  interrupted = work ?? interrupted
  notify()
  return true
}

/** Closes the dialog: the page stays as it is until the next refused call. */
export function dismissSessionEnded(): void {
  ended = false
  interrupted = undefined
  notify()
}

/**
 * Finds out at boot whether somebody is signed in. On the callback address it finishes the sign-in and returns the address
 * to open and the problem to show. On other addresses it resumes the session when a stored hint says that there may be one;
 * a page that closes its window does so itself if it stays open. A renewal that is aborted while its code is exchanged is
 * repeated by the SDK, and a code that is used twice ends the session of all tabs.
 */
export async function startSession(): Promise<{ returnTo: string; error: SignInError | undefined } | undefined> {
  setTokenSource(accessToken)
  window.addEventListener('storage', watchOtherTabs)
  window.addEventListener('pageshow', reloadAfterSignOut)
  // The next person to sign in may not belong to the organization of the previous one.
  if (session.status === 'anonymous') tabStorage.remove(organizationKey)
  if (isCallbackPath(window.location.pathname)) return finishSignIn()
  if (session.status === 'loading' && !isConsoleCallbackPath(window.location.pathname)) await resumeSession()
  return undefined
}

/** Notices that another tab signed out, which removes the hint. Clearing the whole storage has no key and is no sign-out. */
function watchOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== sessionKey || newValue !== null || session.status !== 'signedIn') return
  isSignedOutElsewhere = true
  window.addEventListener('pagehide', removeDrafts)
  // A page that is being left for the provider finds out after its return.
  if (!departure) reportSessionEnded()
}

/**
 * Reloads a page that the browser restores from its back/forward cache after the person has signed out: it still shows what
 * only they may see, and heard nothing of the sign-out.
 */
function reloadAfterSignOut({ persisted }: PageTransitionEvent): void {
  if (persisted && session.status === 'signedIn' && !mayHaveSession()) window.location.reload()
}

/** Removes the drafts of this tab with the session, unless the page is left for the sign-in page: the person signs in again. */
function removeDrafts(): void {
  if (!isSignedOutElsewhere || departure) return
  for (const key of [draftsKey, consoleDraftKey, consoleValuesKey, consoleApplicationKey]) tabStorage.remove(key)
}

/** Resumes the provider's session without showing anything. Call it again to retry after `failed`. */
export async function resumeSession(): Promise<void> {
  try {
    const identity = await (await auth0()).resume()
    if (identity) {
      // Nobody signed in here, so a draft is not of this person.
      tabStorage.remove(consoleDraftKey)
      setSignedIn(identity)
    } else {
      // With refresh tokens, other tabs may go on without the provider's session.
      if (!environment().auth.refreshTokens) endStoredSession()
      change({ status: 'anonymous' })
    }
  } catch (error) {
    change({ status: 'failed', reason: error instanceof ClockError ? error.message : undefined })
  }
}

/**
 * Continues with a session that began in another tab after the session of this page ended. Returns the identity when it is
 * of another person or organization; the page then keeps what it shows, and the person decides when to leave it.
 * @param inWindow signs in in a window, which works where the browser blocks the provider's cookies in a hidden frame. Needs a click.
 */
export async function continueSession(inWindow = false): Promise<'continued' | 'none' | Identity> {
  if (session.status !== 'signedIn') return 'none'
  const { userId, organizationId } = session
  const identity = await auth0()
    .then(({ resume, signInInWindow }) => (inWindow ? signInInWindow(organizationId) : resume(organizationId, true)))
    .catch(() => undefined)
  if (!identity) return 'none'
  if (identity.userId !== userId || identity.organizationId !== organizationId) return identity
  setSignedIn(identity)
  return 'continued'
}

function setSignedIn(identity: Identity): void {
  ended = false
  interrupted = undefined
  isSignedOutElsewhere = false
  browserStorage.set(sessionKey, '1')
  change({ status: 'signedIn', ...identity })
}

async function finishSignIn(): Promise<{ returnTo: string; error: SignInError | undefined }> {
  change({ status: 'loading' })
  let attempt: OrganizationSwitch | undefined
  try {
    const outcome = await (await auth0()).finishRedirect(window.location.href)
    attempt = outcome.attempt
    if (outcome.kind === 'interaction_required' && attempt?.silent) {
      // The silent switch needs the person after all: repeat it with the sign-in page.
      const visibleAttempt = { ...attempt, silent: false }
      await depart(({ redirect }) => redirect(visibleAttempt))
    }
    if (outcome.identity) {
      // A renewal here would fail where the browser blocks the provider's cookies, and lead to the sign-in page again.
      setSignedIn(outcome.identity)
      void deleteStoredReading(outcome.identity)
    } else await resumeSession()
    const returnTo = safeReturnTo(outcome.returnTo ?? attempt?.returnTo)
    return {
      returnTo,
      error: outcome.kind === 'done' ? undefined : errorOf(outcome.message, attempt !== undefined),
    }
  } catch {
    await resumeSession()
    return { returnTo: safeReturnTo(attempt?.returnTo), error: errorOf(undefined, attempt !== undefined) }
  }
}

function errorOf(message: string | undefined, isSwitch: boolean): SignInError | undefined {
  if (isSwitch) {
    return {
      title: 'The organization was not changed',
      message:
        message ?? 'You could not be signed in for that organization. You are still working for the previous one.',
    }
  }
  // Only the stored organization of this tab was refused, which the person did not ask for.
  if (session.status === 'signedIn') return undefined
  return { title: 'You could not be signed in', message: message ?? 'The sign-in was not completed. Please try again.' }
}

let departure: Promise<void> | undefined

/** Leaves the page. A call during a running departure joins it, because a second one would overwrite the state of the first. */
function depart(go: (provider: Awaited<ReturnType<typeof auth0>>) => Promise<void>): Promise<void> {
  departure ??= auth0()
    .then(go)
    .catch((error: unknown) => {
      // Without storage even the SDK cannot be loaded.
      const storageError = tabStorageError()
      throw storageError ? new StorageError(storageError, error) : error
    })
    .finally(() => {
      departure = undefined
    })
  return departure
}

/**
 * Leaves for the sign-in page, which returns to this path, query and hash (AUTH-1). Rejects when the page cannot be left;
 * resolves when the page is still here a while later.
 * @param as email address to sign in with, even if there is a session, which may be another person's.
 */
export function signIn(returnTo: string = currentLocation(), as?: string): Promise<void> {
  removeOtherConsoleDraft(returnTo)
  return depart(({ redirect }) =>
    redirect({ returnTo: safeReturnTo(returnTo), silent: false, as, back: currentLocation() }),
  )
}

/**
 * Signs in in a window, so that this page keeps the files that a visitor has opened in it. Needs a click. Rejects when the
 * window is blocked or closed.
 */
export async function signInHere(): Promise<void> {
  removeOtherConsoleDraft(currentLocation())
  const identity = await (await auth0()).signInInWindow(undefined)
  if (!identity) return
  setSignedIn(identity)
  void deleteStoredReading(identity)
}

/** Removes the draft of the console, which a visitor may have left behind, unless it belongs to this sign-in. */
function removeOtherConsoleDraft(returnTo: string): void {
  const draft = tabStorage.get(consoleDraftKey)
  if (draft !== null && !draft.includes(JSON.stringify(returnTo))) tabStorage.remove(consoleDraftKey)
}

/**
 * Like `signIn`, for a page that needs a session. The sign-in page replaces it in the history, so that Back leads to the
 * page before it and not to this page, which would redirect again.
 */
export function requireSignIn(): Promise<void> {
  removeOtherConsoleDraft(currentLocation())
  return depart(({ redirect }) => redirect({ returnTo: safeReturnTo(currentLocation()), silent: false, replace: true }))
}

/** Signs in for another organization, silently first, then with the sign-in page; returns to this address (AUTH-4, AUTH-5). */
export function switchOrganization(organizationId: string): Promise<void> {
  const returnTo = currentLocation()
  return depart(({ redirect }) => redirect({ organizationId, returnTo, silent: true }))
}

/**
 * Ends the session here and at the provider, then opens the signed-out home page. Also removes drafts, the list of recently
 * opened pages, what the search has stored of private documents, and what is stored of the API documents that were read.
 */
export function signOut(): Promise<void> {
  return depart(async ({ leave }) => {
    await deleteStoredReading()
    await leave()
  })
}

/**
 * Deletes what the search has stored for other people and organizations (SEARCH-15), and without anybody what is stored of the
 * API documents that were read (DOC-91). Never rejects.
 */
async function deleteStoredReading(except?: Identity): Promise<void> {
  const storage = await searchStorage.load().catch(() => undefined)
  await storage?.deleteStoredReading(except && storage.searchOwner(except))
}

async function accessToken(refused?: string): Promise<string | undefined> {
  if (session.status !== 'signedIn' || isSignedOutElsewhere) return undefined
  return (await auth0()).accessToken(session, refused)
}

function mayHaveSession(): boolean {
  return browserStorage.get(sessionKey) === '1'
}

/**
 * Stores that the provider had no session here. The flag stays, because only its removal is a sign-out: other tabs go on with
 * their tokens, as long as these are valid. Where the browser blocks the provider's cookies, every new tab gets here.
 */
function endStoredSession(): void {
  if (mayHaveSession()) browserStorage.set(sessionKey, '0')
  browserStorage.remove(recentPagesKey)
  void deleteStoredReading()
}
