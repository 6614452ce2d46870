import { dismissSessionEnded, useSessionEnded } from '@/auth/session'
import { lazyPart } from '@/ui/lazy-part'

const SessionEndedDialog = lazyPart(
  () => import('./SessionEndedDialog'),
  (module) => module.SessionEndedDialog,
)

/** Asks to sign in again after a private call was refused because the session has ended. The page stays as it is. */
export function SessionEnded() {
  const hasEnded = useSessionEnded()
  if (!hasEnded) return null
  return <SessionEndedDialog unavailableTitle="Your session has ended" onUnavailable={dismissSessionEnded} />
}
