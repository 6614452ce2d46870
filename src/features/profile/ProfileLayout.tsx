import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import { Link, Outlet, useLocation, useOutletContext } from 'react-router-dom'
import type { User } from '@/api/identity/schemas'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { displayName, useCurrentUser } from '@/modules/session/use-current-user'
import { SignInButton } from '@/modules/session/SignInButton'
import { Icon } from '@/ui/Icon'
import { Page } from '@/ui/Page'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { Splash } from '@/ui/Splash'
import styles from './ProfileLayout.module.css'

const pages = [
  { to: paths.profilePage('personal'), name: 'Personal Information', icon: UserRound },
  { to: paths.profilePage('contact'), name: 'Contact Information', icon: Phone },
  { to: paths.profilePage('display'), name: 'Display Settings', icon: Globe },
  { to: paths.profilePage('password'), name: 'Password Management', icon: Lock },
]

/** The frame of the four profile pages (PROFILE-2), with their navigation. Visitors are asked to sign in (PROFILE-3). */
export function ProfileLayout() {
  const session = useSession()
  const { data: user } = useCurrentUser()
  const { pathname } = useLocation()
  if (session.status === 'anonymous') {
    return (
      <Splash
        headingLevel={1}
        mark="empty"
        title="You need to sign-in."
        text="Your profile holds your name, your photo, how dates and numbers are shown to you, and your password."
        actions={<SignInButton variant="primary" />}
      />
    )
  }
  return (
    <Page>
      <div className={styles.head}>
        <h1>Profile</h1>
        {user && <p>{[displayName(user), user.organization?.organization_name].filter(Boolean).join(', ')}</p>}
      </div>
      <div className={styles.grid}>
        <nav className={styles.nav} aria-label="Profile">
          <ul>
            {pages.map(({ to, name, icon }) => (
              <li key={to}>
                <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
                  <Icon of={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{user ? <Outlet context={user} /> : <ProfileSkeleton />}</div>
      </div>
    </Page>
  )
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className={styles.skeleton}>
      <SkeletonLine width={30} />
      <SkeletonLine width={80} />
      <SkeletonLine width={65} />
      <SkeletonLine width={80} />
    </SkeletonGroup>
  )
}

/** The person whose profile is shown, for the pages inside the layout. */
export function useProfile(): User {
  return useOutletContext<User>()
}
