import { Link, Navigate } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { hasDevCenterAccess } from '@/modules/session/access'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { useLeavePortal } from '@/modules/session/use-leave-portal'
import { SignInButton } from '@/modules/session/SignInButton'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { SkeletonLine } from '@/ui/Skeleton'
import { SoloCard } from '@/ui/SoloCard'
import styles from './NoUserFoundPage.module.css'
import { lockIconPath } from './model/icon-paths'

/**
 * Tells signed-in people without access to the portal what to do, and offers to sign out (AUTH-16). A person who has access
 * by now goes to the home page. Visitors see nothing about an account.
 */
export function NoUserFoundPage() {
  const session = useSession()
  const { data: user, isPending } = useCurrentUser()
  const isLoading = session.status === 'loading' || (session.status === 'signedIn' && isPending)
  const { leave, leaving } = useLeavePortal()
  if (user && hasDevCenterAccess(user)) return <Navigate to={paths.home()} replace />
  return (
    <SoloCard
      title="Dev Center Access Needed"
      iconPath={lockIconPath}
      footer={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.contact()}>
            Submit a ticket
          </Link>
          {session.status === 'signedIn' || isLoading ? (
            <Button pending={leaving} onClick={leave}>
              Sign out and return home
            </Button>
          ) : (
            <SignInButton returnTo={paths.home()} />
          )}
        </>
      }
    >
      <p>
        {user
          ? 'This account has no access to Dev Center. Submit'
          : 'If your account has no access to Dev Center, submit'}{' '}
        a ticket on the <Link to={paths.contact()}>Contact page</Link> and name your organization; support answers
        within one business day.
      </p>
      {(user || isLoading) && (
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
