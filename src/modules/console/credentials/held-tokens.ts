import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession } from '@/auth/session'
import { createNotifier } from '@/browser/notifier'
import type { AccessToken } from './request-token'

// Tokens live in this module only: they end with the page, and with the session of the person who requested them. Nothing
// writes them to a storage, an address or the cache of queries.
const { subscribe, notify } = createNotifier()
const tokens = new Map<string, AccessToken>()

let owner = ownerOf()
subscribeSession(() => {
  const next = ownerOf()
  if (next === owner) return
  owner = next
  dropTokens()
})

/** Keeps a token in memory until it is dropped (CONSOLE-24). @param key names where it comes from. */
export function holdToken(key: string, token: AccessToken): void {
  tokens.set(key, token)
  notify()
}

/** Drops one token, or all of them. */
export function dropTokens(key?: string): void {
  if (key === undefined) tokens.clear()
  else tokens.delete(key)
  notify()
}

/** The token that was kept under this key; undefined when there is none. */
export function heldToken(key: string): AccessToken | undefined {
  return tokens.get(key)
}

export function useHeldToken(key: string): AccessToken | undefined {
  return useSyncExternalStore(subscribe, () => tokens.get(key))
}

/** The person and organization that are signed in. */
function ownerOf(): string {
  const session = currentSession()
  return session.status === 'signedIn' ? `${session.userId} ${session.organizationId}` : session.status
}
