import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router-dom'
import { identityQueries } from '@/api/identity/queries'
import { paths } from '@/lib/paths'
import { Banner } from './Banner'

/** For members of a trial organization (1 §2, 3 §4). Says nothing while or when the trial flag cannot be read. */
export function TrialBanner({ organizationId }: { organizationId: string }) {
  const { data: trial } = useQuery(identityQueries.orgTrial(organizationId))
  if (!trial) return null
  return (
    <Banner label="Trial account" tone="trial" icon={FlaskConical}>
      You are using a trial account. <Link to={paths.contact({ contactSupport: 'true' })}>Contact support</Link> for
      production access.
    </Banner>
  )
}
