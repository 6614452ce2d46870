import { environment } from '@/config/environment'
import { tabStorage } from '@/browser/browser-storage'

interface PendingSignIn {
  state: string
  returnTo: unknown
}

/** The sign-in that this tab has begun, as the SDK stores it until its answer; undefined when there is none. */
export function pendingSignIn(): PendingSignIn | undefined {
  const stored = tabStorage.get(`a0.spajs.txs.${environment().auth.clientId}`)
  try {
    const value = JSON.parse(stored ?? 'null') as { state?: unknown; appState?: { returnTo?: unknown } } | null
    return typeof value?.state === 'string' ? { state: value.state, returnTo: value.appState?.returnTo } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether an address answers a sign-in: it has its state and, if it names an issuer, that of the provider (RFC 9207).
 * Anybody can make other addresses, whose messages and codes are not used.
 */
export function isResponseTo({ state }: PendingSignIn, url: string): boolean {
  const { searchParams } = new URL(url)
  const issuer = searchParams.get('iss')
  return searchParams.get('state') === state && (issuer === null || issuer === `${environment().auth.domain}/`)
}
