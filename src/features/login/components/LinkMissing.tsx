import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import { brokenLinkIconPath } from '../model/icon-paths'

/** Shown at an address without its secret: the link was incomplete, or the page was reloaded. */
export function LinkMissing({ title, what }: { title: string; what: 'invitation' | 'code' }) {
  const isInvitation = what === 'invitation'
  return (
    <SoloCard
      title={title}
      iconPath={brokenLinkIconPath}
      footer={
        isInvitation ? (
          <Link className={buttonClass({})} to={paths.contact({ contactSupport: 'true' })}>
            Contact support
          </Link>
        ) : (
          <Link className={buttonClass({})} to={paths.resetPassword()}>
            Ask for a new link
          </Link>
        )
      }
    >
      <p>
        {isInvitation
          ? 'Open the link in your invitation email again.'
          : 'Open the link in the email about your password again.'}{' '}
        To protect your account, the secret part of the link is removed from the address when the page opens, so
        reloading the page is not enough.
      </p>
    </SoloCard>
  )
}
