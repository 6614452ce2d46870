import { Link } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { useLeavePortal } from '@/modules/current-user/use-leave-portal'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { SkeletonLine } from '@/ui/Skeleton'
import { SoloCard } from '@/ui/SoloCard'
import styles from './NoUserFoundPage.module.css'
import { lock } from './signs'

/** For signed-in people whose account has no access to the portal (2 §2): what to do, and the way out. */
export function NoUserFoundPage() {
  const session = useSession()
  const { data: user, isPending } = useCurrentUser()
  const expected = session.status === 'loading' || (session.status === 'signedIn' && isPending)
  const { leave, leaving } = useLeavePortal()
  return (
    <SoloCard
      title="Dev Center Access Needed"
      sign={lock}
      footer={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.contact()}>
            Submit a ticket
          </Link>
          <Button pending={leaving} onClick={leave}>
            Sign out and return home
          </Button>
        </>
      }
    >
      <p>
        This account has no access to Dev Center. Submit a ticket on the <Link to={paths.contact()}>Contact page</Link>{' '}
        and name your organization; support answers within one business day.
      </p>
      {(user || expected) && (
        <dl className={styles.facts} aria-busy={!user}>
          <div>
            <dt>Signed in as</dt>
            <dd>{user ? user.email : <SkeletonLine />}</dd>
          </div>
          <div>
            <dt>Organization</dt>
            <dd>{user ? (user.organization?.organization_name ?? 'None') : <SkeletonLine />}</dd>
          </div>
        </dl>
      )}
    </SoloCard>
  )
}
