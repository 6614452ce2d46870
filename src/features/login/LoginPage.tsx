import { Link } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/session/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import { lockIconPath } from './model/icon-paths'

/**
 * `/login/`: the heading (AUTH-15) and the links that a visitor needs next, because the bar of this page has none
 * (docs/decisions/0023).
 */
export function LoginPage() {
  const session = useSession()
  const isSignedIn = session.status === 'signedIn'
  return (
    <SoloCard
      title="Sign In"
      iconPath={lockIconPath}
      footer={
        isSignedIn ? (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home()}>
            Go to Home
          </Link>
        ) : (
          <SignInButton variant="primary" returnTo={paths.home()} />
        )
      }
      note={<Link to={paths.resetPassword()}>Forgot password?</Link>}
    >
      <p>
        {isSignedIn
          ? 'You are signed in.'
          : 'Dev Center asks for your email address and your password on the next page.'}
      </p>
    </SoloCard>
  )
}
