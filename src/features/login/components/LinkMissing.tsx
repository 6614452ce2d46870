import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import { SoloCard } from '@/ui/SoloCard'
import { brokenLink } from '../model/signs'

/** For an address without its secret: it was cut short, or the page was loaded anew. */
export function LinkMissing({ title, what }: { title: string; what: 'invitation' | 'code' }) {
  const invitation = what === 'invitation'
  return (
    <SoloCard
      title={title}
      sign={brokenLink}
      footer={
        invitation ? (
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
        {invitation
          ? 'Open the link in your invitation email again.'
          : 'Open the link in the email about your password again.'}{' '}
        For your safety it is taken out of the address as soon as the page is open, so that loading the page anew needs
        the link from the email.
      </p>
    </SoloCard>
  )
}
