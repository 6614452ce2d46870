import { useSession } from '@/auth/session'
import { useLeavePortal } from '@/modules/session/use-leave-portal'
import styles from './Authorize.module.css'

/** Names the signed-in person; nothing for people without a session in the portal. */
export function SignedInAs() {
  const session = useSession()
  const { leave } = useLeavePortal()
  if (session.status !== 'signedIn' || session.email === undefined) return null
  return (
    <>
      Signed in as <bdi>{session.email}</bdi>.{' '}
      <button type="button" className={styles.textButton} onClick={leave}>
        Sign Out
      </button>
    </>
  )
}
