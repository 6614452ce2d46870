import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ClientKind } from '@/api/devcenter/client'
import { identityQueries } from '@/api/identity/queries'
import { tabStorage } from '@/browser/browser-storage'
import { consoleApplicationKey } from '@/browser/storage-keys'
import { useSession, useSessionEnded } from '@/auth/session'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { requestMachineToken, type ConsoleApplication } from './application-token'
import { deleteTokens, storedToken, storeToken, takePasted, useMissingKey, useStoredToken } from './token-store'
import { hasCallbackUri, requestUserToken } from './user-token'
import { useApplications, type LoadedApplications } from './use-applications'
import { TokenError, type AccessToken, type TokenErrorCause } from './request-token'

/** A token that is valid for less time is replaced before a request is sent, in milliseconds. */
const minRemainingMs = 30_000

/** The source of the token of a request. */
type TokenSource = 'application' | 'pasted'

/** Why the chosen application has no token: the request failed, or its secret could not be read. */
export type CredentialError = TokenErrorCause | { kind: 'secret' }

interface Choice {
  source: TokenSource
  applicationId: string | undefined
  kind: ClientKind
}

// In memory until the page is closed, so that the console of the next operation starts with the same choice. After a reload,
// only the application is known.
let lastChoice: Choice | undefined

/** The choice that the console starts with: the application that the address names, else the one chosen last (CONSOLE-66). */
function firstChoice(idInUrl: string | undefined): Choice {
  if (idInUrl !== undefined) return chosen({ source: 'application', applicationId: idInUrl, kind: 'test' })
  const applicationId = tabStorage.get(consoleApplicationKey) ?? undefined
  return lastChoice?.applicationId === applicationId && lastChoice
    ? lastChoice
    : { source: 'application', applicationId, kind: 'test' }
}

function chosen(choice: Choice): Choice {
  lastChoice = choice
  if (choice.applicationId !== undefined) tabStorage.set(consoleApplicationKey, choice.applicationId)
  return choice
}

/** Forgets an application that belongs to another person or organization, so that nothing offers it again. */
function forgetChoice(): void {
  lastChoice = undefined
  tabStorage.remove(consoleApplicationKey)
}

/** The reader's credentials: the source of the token, and the token itself (CONSOLE-23, CONSOLE-24). */
export interface Credentials extends LoadedApplications {
  source: TokenSource
  setSource: (source: TokenSource) => void
  application: ConsoleApplication | undefined
  setApplication: (id: string) => void
  /** Whether neither the applications nor the kinds of keys are being loaded for the first time. */
  isLoaded: boolean
  /** The sets of keys that the person may use; sandbox first. */
  kinds: readonly ClientKind[]
  kind: ClientKind
  setKind: (kind: ClientKind) => void
  token: AccessToken | undefined
  /** `waiting`: until the reader has signed in in another window. */
  progress: 'requesting' | 'waiting' | undefined
  error: CredentialError | undefined
  /**
   * Whether people cannot sign in to the application from here, because the console's address is not a redirect URI of it.
   */
  needsCallbackUri: boolean
  /** Requests a new token; undefined if that failed: then `failure` is set. */
  request: () => Promise<AccessToken | undefined>
  /**
   * Returns the token to send: the stored one if it is still valid, else a new one.
   * @param takesApplications whether a token of an application can be sent; otherwise what was pasted is returned.
   */
  tokenToSend: (takesApplications: boolean) => Promise<string | undefined>
  /** Whether a credential is pasted, or typed into its field. */
  hasPasted: boolean
  forget: () => void
  /** Stops waiting for the sign-in in the other window. */
  cancel: () => void
}

/**
 * Manages the credentials of the console.
 * @param initialApplicationId the application that the address names.
 * @param pasteKey identifies what is pasted; a token that applications can replace by default.
 */
export function useCredentials(initialApplicationId: string | undefined, pasteKey = 'pasted'): Credentials {
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const [choice, setChoice] = useState<Choice>(() => firstChoice(initialApplicationId))
  const change = (part: Partial<Choice>) => {
    setError(undefined)
    setChoice((before) => chosen({ ...before, ...part }))
  }
  const loaded = useApplications(choice.applicationId, isSignedIn)
  const { applications, loading, isChosenGone } = loaded
  useEffect(() => {
    if (isChosenGone) forgetChoice()
  }, [isChosenGone])
  const { kinds, isLoading: areKindsLoading } = useKinds()
  const only = applications.length === 1 && loading === undefined ? applications[0] : undefined
  const application = applications.find(({ id }) => id === choice.applicationId) ?? only
  const kind = kinds.includes(choice.kind) ? choice.kind : 'test'
  const key = `${application?.id} ${kind}`
  const token = useStoredToken(key)
  const hasPasted = useMissingKey([pasteKey]) === undefined
  const [progress, setProgress] = useState<Credentials['progress']>()
  const [error, setError] = useState<CredentialError>()
  const pendingRequest = useRef<AbortController>(undefined)
  useEffect(() => () => pendingRequest.current?.abort(), [])
  const isSessionEnded = useSessionEnded()
  useEffect(() => {
    if (isSessionEnded) deleteTokens()
  }, [isSessionEnded])
  const isPersonal = application !== undefined && application.appType !== 'm2m'
  const needsCallbackUri = isPersonal && !hasCallbackUri(application)

  async function request() {
    if (!application || needsCallbackUri) return undefined
    pendingRequest.current?.abort()
    const controller = new AbortController()
    pendingRequest.current = controller
    setProgress(isPersonal ? 'waiting' : 'requesting')
    setError(undefined)
    try {
      const next = await (isPersonal
        ? requestUserToken(application, kind, controller.signal)
        : requestMachineToken(application, kind))
      if (controller.signal.aborted) return undefined
      storeToken(key, next)
      return next
    } catch (thrown) {
      if (!controller.signal.aborted) setError(thrown instanceof TokenError ? thrown.cause : { kind: 'secret' })
      return undefined
    } finally {
      if (pendingRequest.current === controller) setProgress(undefined)
    }
  }

  async function tokenToSend(takesApplications: boolean) {
    if (choice.source === 'pasted' || !takesApplications) return takePasted(pasteKey)?.token
    const stored = storedToken(key)
    const isValid = stored && (stored.expiresAt === undefined || stored.expiresAt - Date.now() > minRemainingMs)
    if (isValid) return stored.token
    return (await request())?.token
  }

  function cancel() {
    pendingRequest.current?.abort()
    setProgress(undefined)
  }

  return {
    source: choice.source,
    setSource: (source) => change({ source }),
    ...loaded,
    isLoaded: status !== 'loading' && loading !== 'first' && !areKindsLoading,
    application,
    setApplication: (applicationId) => change({ applicationId }),
    kinds,
    kind,
    setKind: (next) => change({ kind: next }),
    token,
    progress,
    error,
    needsCallbackUri,
    request,
    tokenToSend,
    hasPasted,
    forget: () => {
      // A token that is being requested would be stored after it was forgotten.
      cancel()
      deleteTokens(key)
    },
    cancel,
  }
}

/**
 * Returns the kinds of keys that the person may use: without production until the organization is known to be no trial
 * (CONSOLE-26).
 */
function useKinds(): { kinds: readonly ClientKind[]; isLoading: boolean } {
  const { data: user, isLoading: isUserLoading } = useCurrentUser()
  const organization = user?.organization
  const { data: isTrial, isLoading: isStatusLoading } = useQuery({
    ...identityQueries.trialStatusForKeys(organization?.id ?? ''),
    enabled: organization !== undefined,
  })
  return {
    kinds: isTrial === false ? ['test', 'production'] : ['test'],
    isLoading: isUserLoading || isStatusLoading,
  }
}
