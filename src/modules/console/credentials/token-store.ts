import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession } from '@/auth/session'
import { createNotifier } from '@/lib/notifier'
import type { AccessToken } from './request-token'

// Tokens are in this module only. They are deleted with the page, and when another person or organization signs in. No code
// writes them to a storage, an address or the query cache.
const { subscribe, notify } = createNotifier()
const tokens = new Map<string, AccessToken>()

let owner = ownerOf()
subscribeSession(() => {
  const next = ownerOf()
  if (next === owner) return
  owner = next
  deleteTokens()
})

/**
 * Stores a token in memory until it is deleted (CONSOLE-24).
 * @param key identifies the source of the token.
 */
export function storeToken(key: string, token: AccessToken): void {
  tokens.set(key, token)
  notify()
}

/** Deletes one token; without a key, all tokens. */
export function deleteTokens(key?: string): void {
  if (key === undefined) tokens.clear()
  else tokens.delete(key)
  notify()
}

/** Returns the token with this key; undefined if there is none. */
export function storedToken(key: string): AccessToken | undefined {
  return tokens.get(key)
}

/** Returns the token with this key, and renders again when it changes. */
export function useStoredToken(key: string): AccessToken | undefined {
  return useSyncExternalStore(subscribe, () => tokens.get(key))
}

/** Key of what is typed into the field of a pasted credential, before it is taken over. */
function typedKey(key: string): string {
  return `typed ${key}`
}

/** Stores what is typed into the field of a pasted credential; nothing for an empty text. */
export function storeTyped(key: string, token: string): void {
  if (token === '') deleteTokens(typedKey(key))
  else storeToken(typedKey(key), { token, expiresAt: undefined })
}

/** Returns the pasted credential. Takes over what is typed into its field, as its button does. */
export function takePasted(key: string): AccessToken | undefined {
  const typed = tokens.get(typedKey(key))
  if (!typed) return tokens.get(key)
  deleteTokens(typedKey(key))
  storeToken(key, typed)
  return typed
}

/** Returns the first of these keys whose credential is neither pasted nor typed, and renders again when that changes. */
export function useMissingKey(keys: readonly string[]): string | undefined {
  return useSyncExternalStore(subscribe, () => keys.find((key) => !tokens.has(key) && !tokens.has(typedKey(key))))
}

/** Identifies the person and the organization that are signed in. */
function ownerOf(): string {
  const session = currentSession()
  return session.status === 'signedIn' ? `${session.userId} ${session.organizationId}` : session.status
}
