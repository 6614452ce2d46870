import { useSession } from '@/auth/session'
import { useLeavePortal } from '@/modules/current-user/use-leave-portal'
import styles from './Authorize.module.css'

/** Whose organizations these are, as far as the portal knows: people who never used it have no session here. */
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
