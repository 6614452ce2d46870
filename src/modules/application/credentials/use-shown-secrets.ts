import { useCallback, useState } from 'react'
import type { ClientKind } from '@/api/devcenter/client'
import { useSessionEnded } from '@/auth/session'

/** The secrets that are on screen, by client. Nothing else holds a secret. */
export type ShownSecrets = Partial<Record<ClientKind, string>>

/** Called with a secret when it is shown, and without one when it is hidden. */
export type ShowSecret = (kind: ClientKind, secret?: string) => void

const none: ShownSecrets = {}

/**
 * Holds secrets in the state of the calling component while it and the secret are on screen. Drops them when the session
 * ends, also by a sign-out in another tab.
 */
export function useShownSecrets(): { secrets: ShownSecrets; showSecret: ShowSecret } {
  const [secrets, setSecrets] = useState(none)
  if (useSessionEnded() && secrets !== none) setSecrets(none)
  const showSecret = useCallback<ShowSecret>((kind, secret) => {
    setSecrets((shown) => {
      const { [kind]: hidden, ...others } = shown
      if (secret === undefined) return hidden === undefined ? shown : others
      return { ...others, [kind]: secret }
    })
  }, [])
  return { secrets, showSecret }
}
