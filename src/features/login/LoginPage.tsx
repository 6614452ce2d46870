import { Link } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/sign-in/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import { lock } from './model/signs'

/**
 * `/login/`: the heading (2 §2) and, because the bar of this frame offers visitors nothing, the ways on; the specification
 * leaves open what else the page holds (3 §2).
 */
export function LoginPage() {
  const session = useSession()
  const home = session.status === 'signedIn'
  return (
    <SoloCard
      title="Sign In"
      sign={lock}
      footer={
        home ? (
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
        {home ? 'You are signed in.' : 'Dev Center asks for your email address and your password on the next page.'}
      </p>
    </SoloCard>
  )
}
