import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isStatus } from '@/api/core/api-error'
import { paths } from '@/lib/paths'
import { SignInButton } from '@/modules/session/SignInButton'
import { buttonClass } from '@/ui/button-class'
import { RetryButton } from '@/ui/RetryButton'
import { SoloCard } from '@/ui/SoloCard'
import { brokenLinkIconPath } from '../model/icon-paths'

interface InvitationErrorProps {
  title: string
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** Advice about an invitation that could not be read. A toast names the error (AUTH-28). */
export function InvitationError({ title, error, onRetry, retrying }: InvitationErrorProps) {
  const isUsed = isStatus(error, 409)
  const isExpired = isStatus(error, 410)
  const isUnknown = isStatus(error, 404) || isStatus(error, 400)
  let text = 'Your invitation could not be loaded. It is still valid: try again.'
  let actions: ReactNode = <RetryButton variant="primary" pending={retrying} onRetry={onRetry} />
  if (isUsed) {
    text = 'Your account is already set up. Sign in with your email address and password.'
    actions = (
      <>
        <SignInButton variant="primary" returnTo={paths.home()} />
        <Link className={buttonClass({})} to={paths.resetPassword()}>
          Forgot password?
        </Link>
      </>
    )
  } else if (isExpired || isUnknown) {
    text = isExpired
      ? 'Your invitation has expired. Create a trial account again to get a new one.'
      : 'Part of the link may be missing. Open it again from the invitation email, or create a trial account again.'
    actions = (
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
    <SoloCard title={title} iconPath={brokenLinkIconPath} footer={actions}>
      <p>{text}</p>
    </SoloCard>
  )
}
