import { Auth0Client, AuthenticationError, GenericError, TimeoutError, type IdToken } from '@auth0/auth0-spa-js'
import workerUrl from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url'
import { ApiError } from '@/api/core/api-error'
import { environment } from '@/config/environment'
import { browserStorage, tabStorage } from '@/browser/browser-storage'
import { draftsKey, organizationKey, recentPagesKey, sessionKey, trialKey } from '@/browser/storage-keys'
import { leavingMs } from '@/browser/leaving'
import { pause } from '@/lib/pause'
import { forgetSwitch, rememberSwitch, takeSwitch, type OrganizationSwitch } from './organization-switch'

/** Who the ID token speaks of. The user id is its `sub`, the organization is the token's (decisions, People). */
export interface Identity {
  userId: string
  organizationId: string | undefined
  name: string | undefined
  email: string | undefined
}

/** How a redirect to the provider ended. */
export interface RedirectOutcome {
  kind: 'done' | 'interaction_required' | 'refused'
  returnTo: unknown
  message: string | undefined
  /** The switch that the redirect was for. */
  attempt: OrganizationSwitch | undefined
}

const { auth } = environment()

// Code and PKCE, tokens in memory only. Refresh tokens are a setting because browsers may block the silent renewal's
// cookies when the provider's host is a foreign site.
const client = new Auth0Client({
  domain: auth.domain,
  clientId: auth.clientId,
  cacheLocation: 'memory',
  useRefreshTokens: auth.refreshTokens,
  useRefreshTokensFallback: true,
  workerUrl,
  authorizationParams: {
    redirect_uri: `${window.location.origin}/callback`,
    scope: 'openid profile email',
    audience: auth.audience,
    realm: auth.realm,
  },
})

/** Errors with which the provider says that it needs the reader. */
const needsReader = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'missing_refresh_token',
])

/**
 * The identity of the provider's session, found silently, for this organization where it is possible; undefined when there
 * is none. `anew`: whatever token this page holds. Rejects when it cannot be found out.
 */
export async function resume(
  organizationId: string | undefined = tabStorage.get(organizationKey) ?? undefined,
  anew = false,
): Promise<Identity | undefined> {
  try {
    await renew(organizationId, anew)
  } catch (error) {
    if (isOAuthError(error) && error.error === 'access_denied') {
      // Refused even without asking for an organization: the person belongs to none.
      if (organizationId === undefined) return undefined
      tabStorage.remove(organizationKey)
      return resume(undefined, anew)
    }
    if (isOAuthError(error) && needsReader.has(error.error)) return undefined
    throw error
  }
  return arrived(await client.getIdTokenClaims())
}

/**
 * The access token of this person in this organization, renewed when it is about to expire. `anew`: also the token that
 * this page holds is renewed. Rejects with a 401 `ApiError` when the session has ended or is another one by now.
 */
export async function accessToken(identity: Identity, anew: boolean): Promise<string> {
  try {
    const token = await renew(identity.organizationId, anew)
    // Another tab may have signed in for somebody else: what is sent from this page is not theirs.
    if (!isSameSession(identityOf(await client.getIdTokenClaims()), identity))
      throw new GenericError('session_changed', 'The session is another one')
    return token
  } catch (error) {
    if (error instanceof TimeoutError)
      throw new ApiError({ api: 'auth', kind: 'timeout', message: 'auth: no answer in time' })
    if (isOAuthError(error)) {
      throw new ApiError({ api: 'auth', kind: 'http', status: 401, code: error.error, message: `auth: ${error.error}` })
    }
    throw new ApiError({ api: 'auth', kind: 'network', message: 'auth: the server could not be reached' })
  }
}

/**
 * Leaves the page for the provider; resolves when it is still here a while later. `silent`: without showing anything there
 * (2 §4). `as`: for the account with this address of mail, whatever session and organization there was. `instead`: in the
 * place of this page in the history.
 */
export async function redirect(options: {
  returnTo: string
  silent: boolean
  organizationId?: string
  as?: string | undefined
  instead?: boolean
}): Promise<void> {
  const hint = options.as ?? options.organizationId ?? tabStorage.get(organizationKey)
  const prompt = options.silent ? 'none' : options.as === undefined ? undefined : 'login'
  await depart(async () => {
    await client.loginWithRedirect({
      appState: { returnTo: options.returnTo },
      authorizationParams: { ...(hint !== null && { login_hint: hint }), ...(prompt && { prompt }) },
      ...(options.instead && { openUrl: (url) => window.location.replace(url) }),
    })
    const { organizationId, returnTo, silent } = options
    if (organizationId !== undefined) rememberSwitch({ organizationId, returnTo, silent })
    // A switch that the reader stopped is none of this sign-in's.
    else forgetSwitch()
  })
}

/** Finishes a redirect on the callback address. One-shot: the SDK forgets the transaction. */
export async function finishRedirect(url: string): Promise<RedirectOutcome> {
  const attempt = takeSwitch()
  try {
    const { appState } = await client.handleRedirectCallback<{ returnTo?: unknown }>(url)
    arrived(await client.getIdTokenClaims())
    return { kind: 'done', returnTo: appState?.returnTo, message: undefined, attempt }
  } catch (error) {
    if (!(error instanceof AuthenticationError))
      return { kind: 'refused', returnTo: undefined, message: undefined, attempt }
    const state: unknown = error.appState
    return {
      kind: needsReader.has(error.error) ? 'interaction_required' : 'refused',
      returnTo: typeof state === 'object' && state !== null ? (state as { returnTo?: unknown }).returnTo : undefined,
      message: error.error_description,
      attempt,
    }
  }
}

/**
 * Ends the provider's session and opens the signed-out home; resolves when the page is still here a while later. The browser
 * forgets the person only when the page really goes: one that stays works on for the same person and organization.
 */
export async function leave(): Promise<void> {
  await depart(async () => {
    await client.logout({ logoutParams: { returnTo: `${window.location.origin}/home` } })
    window.addEventListener('pagehide', forgetPerson)
  })
}

function forgetPerson(): void {
  for (const key of [sessionKey, recentPagesKey]) browserStorage.remove(key)
  for (const key of [organizationKey, trialKey, draftsKey]) tabStorage.remove(key)
}

/** Leaves the page, which the reader has agreed to: the browser does not ask about unsaved input again. */
async function depart(go: () => Promise<void>): Promise<void> {
  window.addEventListener('beforeunload', passGuards, true)
  try {
    await go()
    window.addEventListener('pageshow', startAnew)
    await pause(leavingMs)
  } finally {
    window.removeEventListener('beforeunload', passGuards, true)
  }
}

function passGuards(event: Event): void {
  event.stopImmediatePropagation()
}

/**
 * Back from the provider the browser may show the page again as it was left: with what a session read that has ended or
 * changed since, and with a sign-in that is still under way.
 */
function startAnew({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload()
}

async function renew(organizationId: string | undefined, anew: boolean): Promise<string> {
  const token = await client.getTokenSilently({
    cacheMode: anew ? 'off' : 'on',
    ...(organizationId !== undefined && { authorizationParams: { login_hint: organizationId } }),
  })
  if (token === undefined) throw new GenericError('login_required', 'The provider gave no token')
  return token
}

/** Who is here from now on: the tab keeps their organization. */
function arrived(claims: IdToken | undefined): Identity | undefined {
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
