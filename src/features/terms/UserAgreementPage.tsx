import { useNavigate } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { hasAcceptedTerms } from '@/modules/session/access'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { DateText } from '@/modules/dates/DateText'
import { SignInButton } from '@/modules/session/SignInButton'
import { AcceptTerms } from './components/AcceptTerms'
import { TermsCard } from './components/TermsCard'

/** The terms gate at an address of its own. It also says when the terms were accepted, and lets visitors read them. */
export function UserAgreementPage() {
  const session = useSession()
  const { data: user } = useCurrentUser()
  const navigate = useNavigate()

  if (session.status !== 'signedIn' || !user) {
    return <TermsCard lead="Sign in to accept the terms." foot={<SignInButton variant="primary" />} />
  }
  if (!hasAcceptedTerms(user)) return <AcceptTerms user={user} onAccepted={() => void navigate(paths.home())} />
  return (
    <TermsCard
      lead="The terms under which you use Dev Center."
      foot={
        <p>
          You accepted these terms on <DateText value={user.developer_center_tos_agreed_at} />.
        </p>
      }
    />
  )
}
