import { Suspense, lazy } from 'react'
import { useSessionEnded } from '@/auth/session'

const SessionEndedDialog = lazy(async () => ({ default: (await import('./SessionEndedDialog')).SessionEndedDialog }))

/** Asks to sign in again once a private call was refused because the session is over. Nothing is left by itself. */
export function SessionEnded() {
  const ended = useSessionEnded()
  if (!ended) return null
  return (
    <Suspense>
      <SessionEndedDialog />
    </Suspense>
  )
}
