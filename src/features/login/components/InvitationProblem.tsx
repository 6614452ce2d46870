import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isStatus } from '@/api/core/api-error'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/sign-in/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { RetryButton } from '@/ui/RetryButton'
import { SoloCard } from '@/ui/SoloCard'
import { brokenLink } from '../model/signs'

interface InvitationProblemProps {
  title: string
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** What to do about an invitation that could not be read; what happened is told by a toast (2 §8). */
export function InvitationProblem({ title, error, onRetry, retrying }: InvitationProblemProps) {
  const used = isStatus(error, 409)
  const expired = isStatus(error, 410)
  const unknown = isStatus(error, 404) || isStatus(error, 400)
  let text = 'Your invitation could not be loaded. It is still good: try again.'
  let ways: ReactNode = <RetryButton variant="primary" pending={retrying} onRetry={onRetry} />
  if (used) {
    text = 'Your account is finalized already. Sign in with your email address and the password you chose.'
    ways = (
      <>
        <SignInButton variant="primary" returnTo={paths.home()} />
        <Link className={buttonClass({})} to={paths.resetPassword()}>
          Forgot password?
        </Link>
      </>
    )
  } else if (expired || unknown) {
    text = expired
      ? 'Invitations are good for a limited time, and yours is over. Create a trial account again, and you get a new one.'
      : 'Part of the link may be missing. Open it again from the invitation email, or create a trial account again.'
    ways = (
      <>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.signup()}>
          Create Trial Account
        </Link>
        <Link className={buttonClass({})} to={paths.contact({ contactSupport: 'true' })}>
          Contact support
        </Link>
      </>
    )
  }
  return (
    <SoloCard title={title} sign={brokenLink} footer={ways}>
      <p>{text}</p>
    </SoloCard>
  )
}
