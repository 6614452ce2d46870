import { useQuery } from '@tanstack/react-query'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { identityQueries } from '@/api/identity/queries'
import { useSession, type Session } from '@/auth/session'
import { tabStorage } from '@/browser/browser-storage'
import { organizationKey, trialKey } from '@/browser/storage-keys'
import { paths } from '@/lib/paths'
import { hasAcceptedTerms } from '@/modules/current-user/access'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { Banner } from './Banner'

/**
 * For members of a trial organization (1 §2, 3 §4). Where this tab knows of one it stands from the first frame, so that
 * nothing jumps while it is read again; otherwise nothing is said while or when the trial flag cannot be read.
 */
export function TrialBanner() {
  const session = useSession()
  const { data: user } = useCurrentUser()
  const organizationId = organizationOf(session)
  // Before the terms are accepted, nothing private is read but the person's record (3 §4).
  const readable = session.status === 'signedIn' && user !== undefined && hasAcceptedTerms(user)
  const { data: trial } = useQuery({
    ...identityQueries.orgTrial(organizationId ?? ''),
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

/** The organization that is worked for, or looked for while it is not known whether there is a session. */
function organizationOf(session: Session): string | undefined {
  if (session.status === 'signedIn') return session.organizationId
  return session.status === 'loading' ? (tabStorage.get(organizationKey) ?? undefined) : undefined
}
