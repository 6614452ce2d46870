import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ClientKind } from '@/api/devcenter/client'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Application } from '@/api/devcenter/schemas'
import { identityQueries } from '@/api/identity/queries'
import { useSession, useSessionEnded } from '@/auth/session'
import { isAppType } from '@/modules/application/labels'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { clientIdOf, requestMachineToken, type ConsoleApplication } from './application-token'
import { dropTokens, heldToken, holdToken, useHeldToken } from './held-tokens'
import { hasCallbackUri, requestPersonToken } from './person-token'
import { TokenError, type AccessToken, type TokenFailure } from './request-token'

/** Applications that the console offers: the API's largest page. */
const maxApplications = 100
/** A token that expires sooner is replaced before a request is sent, in milliseconds. */
const minRemainingMs = 30_000
const pastedKey = 'pasted'

/** Where the token of a request comes from. */
type TokenSource = 'application' | 'pasted'

/** Why the chosen application has no token: the request failed, or its secret could not be read. */
export type CredentialFailure = TokenFailure | { kind: 'secret' }

interface Choice {
  source: TokenSource
  applicationId: string | undefined
  kind: ClientKind
}

// Lasts as long as the page, so that the next operation is tried with the same application.
let lastChoice: Choice = { source: 'application', applicationId: undefined, kind: 'test' }

/** The reader's credentials: whose token is sent, and the token itself while the page holds it (CONSOLE-23, CONSOLE-24). */
export interface Credentials {
  source: TokenSource
  setSource: (source: TokenSource) => void
  applications: readonly ConsoleApplication[]
  areApplicationsLoading: boolean
  application: ConsoleApplication | undefined
  setApplication: (id: string) => void
  /** The sets of keys that the person may use; sandbox first. */
  kinds: readonly ClientKind[]
  kind: ClientKind
  setKind: (kind: ClientKind) => void
  token: AccessToken | undefined
  /** `waiting`: for the reader, who signs in in another window. */
  progress: 'requesting' | 'waiting' | undefined
  failure: CredentialFailure | undefined
  /** Whether people must sign in to the application, but cannot do so from here: the console's address is not registered. */
  needsCallbackUri: boolean
  /** Requests a new token; undefined if that failed, which `failure` explains. */
  request: () => Promise<AccessToken | undefined>
  /** The token to send: the one at hand if it is still valid, else a new one. Without applications, the pasted one. */
  tokenToSend: (mayBeApplications: boolean) => Promise<string | undefined>
  /** The pasted token while the page holds it. */
  pastedToken: AccessToken | undefined
  paste: (token: string) => void
  forget: () => void
  forgetPasted: () => void
  /** Stops waiting for the sign-in in the other window. */
  cancel: () => void
}

/** @param initialApplicationId an application that the address chooses. */
export function useCredentials(initialApplicationId: string | undefined): Credentials {
  const isSignedIn = useSession().status === 'signedIn'
  const [choice, setChoice] = useState<Choice>(() =>
    initialApplicationId === undefined
      ? lastChoice
      : { source: 'application', applicationId: initialApplicationId, kind: 'test' },
  )
  const change = (part: Partial<Choice>) => {
    setFailure(undefined)
    setChoice((before) => {
      lastChoice = { ...before, ...part }
      return lastChoice
    })
  }
  const { data: page, isLoading } = useQuery({
    ...devcenterQueries.applications(1, maxApplications),
    enabled: isSignedIn,
  })
  const isChosen = ({ id }: ConsoleApplication) => id === choice.applicationId
  const kinds = useKinds()
  const listed = (page?.results ?? []).filter(isUsable)
  // The one that the address names may be on a later page of the list.
  const isUnlisted = page !== undefined && choice.applicationId !== undefined && !listed.some(isChosen)
  const { data: named, isLoading: isNamedLoading } = useQuery({
    ...devcenterQueries.application(choice.applicationId ?? ''),
    enabled: isSignedIn && isUnlisted,
  })
  const applications = isUnlisted && named && isUsable(named) ? [named, ...listed] : listed
  const application = applications.find(isChosen) ?? (applications.length === 1 ? applications[0] : undefined)
  const kind = kinds.includes(choice.kind) ? choice.kind : 'test'
  const key = `${application?.id} ${kind}`
  const token = useHeldToken(key)
  const pastedToken = useHeldToken(pastedKey)
  const [progress, setProgress] = useState<Credentials['progress']>()
  const [failure, setFailure] = useState<CredentialFailure>()
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])
  const isSessionEnded = useSessionEnded()
  useEffect(() => {
    if (isSessionEnded) dropTokens()
  }, [isSessionEnded])
  const isPersonal = application !== undefined && application.appType !== 'm2m'
  const needsCallbackUri = isPersonal && !hasCallbackUri(application)

  async function request() {
    if (!application || needsCallbackUri) return undefined
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    setProgress(isPersonal ? 'waiting' : 'requesting')
    setFailure(undefined)
    try {
      const next = await (isPersonal
        ? requestPersonToken(application, kind, controller.signal)
        : requestMachineToken(application, kind))
      if (controller.signal.aborted) return undefined
      holdToken(key, next)
      return next
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof TokenError ? error.failure : { kind: 'secret' })
      return undefined
    } finally {
      if (waiting.current === controller) setProgress(undefined)
    }
  }

  async function tokenToSend(mayBeApplications: boolean) {
    if (choice.source === 'pasted' || !mayBeApplications) return heldToken(pastedKey)?.token
    const held = heldToken(key)
    const isValid = held && (held.expiresAt === undefined || held.expiresAt - Date.now() > minRemainingMs)
    if (isValid) return held.token
    return (await request())?.token
  }

  return {
    source: choice.source,
    setSource: (source) => change({ source }),
    applications,
    areApplicationsLoading: isLoading || isNamedLoading,
    application,
    setApplication: (applicationId) => change({ applicationId }),
    kinds,
    kind,
    setKind: (next) => change({ kind: next }),
    token,
    progress,
    failure,
    needsCallbackUri,
    request,
    tokenToSend,
    pastedToken,
    paste: (text) => holdToken(pastedKey, { token: text, expiresAt: undefined }),
    forget: () => dropTokens(key),
    forgetPasted: () => dropTokens(pastedKey),
    cancel: () => {
      waiting.current?.abort()
      setProgress(undefined)
    },
  }
}

/** Trial organizations have the sandbox only, and so has everybody until it is known who is one (CONSOLE-26). */
function useKinds(): readonly ClientKind[] {
  const { data: user } = useCurrentUser()
  const organization = user?.organization
  const { data: isTrial } = useQuery({
    ...identityQueries.trialStatusForKeys(organization?.id ?? ''),
    enabled: organization !== undefined,
  })
  return isTrial === false ? ['test', 'production'] : ['test']
}

/** An application that can have a token: its type is chosen, and it has keys. */
function isUsable(application: Application): application is Application & ConsoleApplication {
  return isAppType(application.appType) && clientIdOf(application as ConsoleApplication, 'test') !== undefined
}
