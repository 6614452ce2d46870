import { useQuery } from '@tanstack/react-query'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { identityQueries } from '@/api/identity/queries'
import { useSession, type Session } from '@/auth/session'
import { tabStorage } from '@/browser/browser-storage'
import { organizationKey, trialKey } from '@/browser/storage-keys'
import { paths } from '@/lib/paths'
import { hasAcceptedTerms } from '@/modules/session/access'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { Banner } from './Banner'

/**
 * The banner for members of a trial organization (SHELL-12). In a tab that showed it before it shows from the first frame,
 * so that the page does not move; otherwise it shows only after the trial flag has been read.
 */
export function TrialBanner() {
  const session = useSession()
  const { data: user } = useCurrentUser()
  const organizationId = organizationOf(session)
  // Before the terms are accepted, only the person's record may be read (TERMS-3).
  const readable = session.status === 'signedIn' && user !== undefined && hasAcceptedTerms(user)
  const { data: trial } = useQuery({
    ...identityQueries.trialStatusForBanner(organizationId ?? ''),
    enabled: readable && organizationId !== undefined,
  })

  useEffect(() => {
    if (trial === undefined || organizationId === undefined) return
    if (trial) tabStorage.set(trialKey, organizationId)
    else tabStorage.remove(trialKey)
  }, [trial, organizationId])

  if (organizationId === undefined || !(trial ?? tabStorage.get(trialKey) === organizationId)) return null
  return (
    <Banner label="Trial account" tone="trial" icon={FlaskConical}>
      You are using a trial account. <Link to={paths.contact({ contactSupport: 'true' })}>Contact support</Link> for
      production access.
    </Banner>
  )
}

/** The session's organization, or this tab's last one while the session is still loading. */
function organizationOf(session: Session): string | undefined {
  if (session.status === 'signedIn') return session.organizationId
  return session.status === 'loading' ? (tabStorage.get(organizationKey) ?? undefined) : undefined
}
