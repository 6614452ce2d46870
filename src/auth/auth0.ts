import {
  Auth0Client,
  AuthenticationError,
  GenericError,
  PopupCancelledError,
  PopupOpenError,
  TimeoutError,
  type IdToken,
} from '@auth0/auth0-spa-js'
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url'
import { ApiError, isStatus } from '@/api/core/api-error'
import { environment } from '@/config/environment'
import { pageAt } from '@/config/page-at'
import { browserStorage, tabStorage } from '@/browser/browser-storage'
import {
  calledServicesKey,
  consoleApplicationKey,
  consoleDraftKey,
  consoleValuesKey,
  draftsKey,
  organizationKey,
  recentPagesKey,
  sessionKey,
  trialKey,
  workListKey,
} from '@/browser/storage-keys'
import { leavingMs } from '@/browser/leaving'
import { pause } from '@/lib/pause'
import { ClockError, clockErrorOf, correctClock, isClockError, serverNow } from './clock'
import { isResponseTo, pendingSignIn } from './pending-sign-in'
import { WindowError } from './window-error'
import { forgetSwitch, rememberSwitch, takeSwitch, type OrganizationSwitch } from './organization-switch'

/** The person of the ID token: the user id is its `sub`, and the organization is the token's (AUTH-6). */
export interface Identity {
  userId: string
  organizationId: string | undefined
  name: string | undefined
  email: string | undefined
}

/** How a redirect to the provider ended. */
export interface RedirectOutcome {
  kind: 'done' | 'interaction_required' | 'refused'
  /** The person who has signed in; undefined unless `done`. */
  identity?: Identity | undefined
  returnTo: unknown
  message: string | undefined
  /** The organization switch that the redirect was for, if any. */
  attempt: OrganizationSwitch | undefined
}

const { auth } = environment()

// Authorization code with PKCE, tokens in memory only (AUTH-2). Refresh tokens are a setting: when the provider's host is
// a foreign site, browsers may block the cookies that a silent renewal needs.
const client = new Auth0Client({
  domain: auth.domain,
  clientId: auth.clientId,
  cacheLocation: 'memory',
  useRefreshTokens: auth.refreshTokens,
  useRefreshTokensFallback: true,
  // The default of 10 s fails readers with a slow network (SHELL-26).
  httpTimeoutInSeconds: 20,
  workerUrl,
  nowProvider: serverNow,
  authorizationParams: {
    redirect_uri: `${window.location.origin}/callback`,
    scope: 'openid profile email',
    audience: auth.audience,
    realm: auth.realm,
  },
})

/** OAuth errors that mean that the person has to do something on the sign-in page. */
const interactionErrors = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'missing_refresh_token',
])

/**
 * Finds the provider's session without showing anything, for this organization if possible. Returns undefined when there is
 * no session; rejects when the provider cannot be asked.
 * @param forceRenewal requests a new token even if this page has one.
 */
export async function resume(
  organizationId: string | undefined = tabStorage.get(organizationKey) ?? undefined,
  forceRenewal = false,
): Promise<Identity | undefined> {
  try {
    await renew(organizationId, forceRenewal)
  } catch (error) {
    if (isOAuthError(error) && error.error === 'access_denied') {
      // Denied without any organization: the person belongs to none.
      if (organizationId === undefined) return undefined
      tabStorage.remove(organizationKey)
      return resume(undefined, forceRenewal)
    }
    if (isOAuthError(error) && interactionErrors.has(error.error)) return undefined
    throw error
  }
  return storeOrganization(await client.getIdTokenClaims())
}

/** How long the person may take to sign in in a window, in seconds. */
const windowTimeoutSeconds = 600

/** Signs in in a window, for this organization if possible. Rejects with a `WindowError` when the window is blocked or closed. */
export async function signInInWindow(organizationId: string | undefined): Promise<Identity | undefined> {
  const authorizationParams = {
    ...(organizationId !== undefined && { login_hint: organizationId }),
    ...pageParameter(window.location.pathname),
  }
  try {
    await client.loginWithPopup({ authorizationParams }, { timeoutInSeconds: windowTimeoutSeconds })
  } catch (error) {
    // The next press then succeeds.
    if (isClockError(error)) await correctClock()
    if (error instanceof PopupOpenError) throw new WindowError('blocked', error)
    if (error instanceof PopupCancelledError) throw new WindowError('closed', error)
    throw error
  }
  return storeOrganization(await client.getIdTokenClaims())
}

/** The running replacement of a refused token, which all calls share. */
let replacement: Promise<string> | undefined

/**
 * Returns the access token of this person in this organization, renewed when it has expired. Rejects with a 401 `ApiError`
 * when the session has ended, or belongs to another person or organization by now.
 * @param refused a token that a server has refused: another one is returned, or undefined when the session has ended.
 */
export async function accessToken(identity: Identity, refused: string | undefined): Promise<string | undefined> {
  const token = await (replacement ?? ownToken(identity, false))
  if (token !== refused) return token
  replacement ??= ownToken(identity, true).finally(() => {
    replacement = undefined
  })
  return replacement.catch((error: unknown) => {
    if (isStatus(error, 401)) return undefined
    throw error
  })
}

async function ownToken(identity: Identity, forceRenewal: boolean): Promise<string> {
  try {
    const token = await renew(identity.organizationId, forceRenewal)
    // Another tab may have signed in as another person, in whose name this page must not send anything.
    if (!isSameSession(identityOf(await client.getIdTokenClaims()), identity))
      throw new GenericError('session_changed', 'The session is another one')
    return token
  } catch (error) {
    if (error instanceof TimeoutError)
      throw new ApiError({ api: 'auth', kind: 'timeout', message: 'auth: no response in time' })
    if (isOAuthError(error)) {
      throw new ApiError({ api: 'auth', kind: 'http', status: 401, code: error.error, message: `auth: ${error.error}` })
    }
    throw new ApiError({ api: 'auth', kind: 'network', message: 'auth: the server could not be reached' })
  }
}

interface RedirectOptions {
  returnTo: string
  /** Does not show the sign-in page; fails when that would be needed (AUTH-5). */
  silent: boolean
  /** Organization to switch to. */
  organizationId?: string
  /** Email address to sign in with, whatever session and organization there is now. */
  as?: string | undefined
  /** Replaces this page in the history. */
  replace?: boolean
  /** Path to return to without a sign-in; the sign-in page offers it. */
  back?: string
}

/** Names the page that opens after the sign-in, for the sign-in page; `ext-` marks parameters of the portal's own. */
function pageParameter(path: string): { 'ext-page'?: string } {
  const name = pageAt(path)?.title
  return name === undefined ? {} : { 'ext-page': name }
}

/** Leaves the page for the provider. Resolves when the page is still here after `leavingMs`. */
export async function redirect(options: RedirectOptions): Promise<void> {
  const hint = options.as ?? options.organizationId ?? tabStorage.get(organizationKey)
  const prompt = options.silent ? 'none' : options.as === undefined ? undefined : 'login'
  await depart(async () => {
    await client.loginWithRedirect({
      appState: { returnTo: options.returnTo },
      authorizationParams: {
        ...(hint !== null && { login_hint: hint }),
        ...(prompt && { prompt }),
        ...(!options.silent && pageParameter(options.returnTo)),
        ...(options.back !== undefined && { 'ext-back': options.back }),
      },
      ...(options.replace && { openUrl: (url) => window.location.replace(url) }),
    })
    const { organizationId, returnTo, silent } = options
    if (organizationId !== undefined) rememberSwitch({ organizationId, returnTo, silent })
    // An earlier switch that the person stopped has nothing to do with this sign-in.
    else forgetSwitch()
  })
}

/**
 * Finishes a redirect on the callback address. Works once, because the SDK then deletes the transaction. An address that
 * does not answer the sign-in of this tab changes nothing, and its message is not shown (AUTH-42).
 */
export async function finishRedirect(url: string): Promise<RedirectOutcome> {
  const pending = pendingSignIn()
  if (!pending || !isResponseTo(pending, url))
    return { kind: 'refused', returnTo: undefined, message: undefined, attempt: undefined }
  const attempt = takeSwitch()
  try {
    const { appState } = await client.handleRedirectCallback<{ returnTo?: unknown }>(url)
    const identity = storeOrganization(await client.getIdTokenClaims())
    return { kind: 'done', identity, returnTo: appState?.returnTo, message: undefined, attempt }
  } catch (error) {
    const { returnTo } = pending
    if (isClockError(error)) return finishWithRightClock(error, { attempt, returnTo })
    if (!(error instanceof AuthenticationError)) return { kind: 'refused', returnTo, message: undefined, attempt }
    return {
      kind: interactionErrors.has(error.error) ? 'interaction_required' : 'refused',
      returnTo,
      message: error.error_description,
      attempt,
    }
  }
}

/** Finishes a redirect whose token did not fit the clock of this device: the provider's session gives another token. */
async function finishWithRightClock(
  cause: unknown,
  { attempt, returnTo }: Pick<RedirectOutcome, 'attempt' | 'returnTo'>,
): Promise<RedirectOutcome> {
  const identity = (await correctClock()) ? await resume(attempt?.organizationId).catch(() => undefined) : undefined
  if (identity) return { kind: 'done', identity, returnTo, message: undefined, attempt }
  const error = clockErrorOf(cause)
  return { kind: 'refused', returnTo, message: error instanceof ClockError ? error.message : undefined, attempt }
}

/**
 * Ends the provider's session and opens the signed-out home page. Resolves when the page is still here after `leavingMs`.
 * Stored data of the person is removed only when the page is really left: a page that stays keeps its person and
 * organization (docs/decisions/0026).
 */
export async function leave(): Promise<void> {
  await depart(async () => {
    await client.logout({ logoutParams: { returnTo: `${window.location.origin}/home` } })
    window.addEventListener('pagehide', removePersonalData)
  })
}

function removePersonalData(): void {
  for (const key of [sessionKey, recentPagesKey, workListKey, calledServicesKey]) browserStorage.remove(key)
  for (const key of [organizationKey, trialKey, draftsKey, consoleDraftKey, consoleValuesKey, consoleApplicationKey])
    tabStorage.remove(key)
}

/** Leaves the page. The person has agreed to leave, so the browser does not ask about unsaved input again. */
async function depart(go: () => Promise<void>): Promise<void> {
  window.addEventListener('beforeunload', skipLeaveGuards, true)
  try {
    await go()
    window.addEventListener('pageshow', reloadRestoredPage)
    await pause(leavingMs)
  } finally {
    window.removeEventListener('beforeunload', skipLeaveGuards, true)
  }
}

function skipLeaveGuards(event: Event): void {
  event.stopImmediatePropagation()
}

/**
 * Reloads a page that the browser restores as it was left for the provider: it shows data of a session that has ended or
 * changed, and a sign-in that is still pending.
 */
function reloadRestoredPage({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload()
}

async function renew(organizationId: string | undefined, force: boolean): Promise<string> {
  const ask = () =>
    client.getTokenSilently({
      cacheMode: force ? 'off' : 'on',
      ...(organizationId !== undefined && { authorizationParams: { login_hint: organizationId } }),
    })
  const token = await ask().catch(async (error: unknown) => {
    if (!isClockError(error)) throw error
    if (!(await correctClock())) throw clockErrorOf(error)
    return ask()
  })
  if (token === undefined) throw new GenericError('login_required', 'The provider returned no token')
  return token
}

/** Stores the organization of the ID token for this tab, and returns the identity. */
function storeOrganization(claims: IdToken | undefined): Identity | undefined {
  const identity = identityOf(claims)
  if (identity?.organizationId === undefined) tabStorage.remove(organizationKey)
  else tabStorage.set(organizationKey, identity.organizationId)
  return identity
}

function identityOf(claims: IdToken | undefined): Identity | undefined {
  if (!claims) return undefined
  const organizationId: unknown = claims['organization_id']
  return {
    userId: claims.sub,
    organizationId: typeof organizationId === 'string' ? organizationId : undefined,
    name: claims.name,
    email: claims.email,
  }
}

function isSameSession(found: Identity | undefined, { userId, organizationId }: Identity): boolean {
  return found?.userId === userId && found.organizationId === organizationId
}

function isOAuthError(error: unknown): error is GenericError {
  return error instanceof GenericError && !(error instanceof TimeoutError)
}
