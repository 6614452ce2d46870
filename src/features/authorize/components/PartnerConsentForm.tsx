import { useState } from 'react'
import { Checkbox } from '@/ui/Checkbox'
import type { AuthorizationRequest } from '../model/authorization-request'
import { Grants } from './Grants'
import { NoOrganizations } from './NoOrganizations'
import { OrganizationChoice } from './OrganizationChoice'
import { RequestCard } from './RequestCard'
import { iconPaths } from '../model/icon-paths'
import styles from './Authorize.module.css'
import { useDecision } from '../hooks/use-decision'

/** Longer names of partners are not repeated, in characters. */
const shortName = 60

/** Asks for consent: what the partner may see, for which organization (optional), under which agreement (AUTHZ-11 to AUTHZ-15). */
export function PartnerConsentForm({ request, state }: { request: AuthorizationRequest; state: string }) {
  const { organization, choose, decision, accept, refuse } = useDecision(request, state)
  const [accepted, setAccepted] = useState(false)
  if (request.organizations.length === 0) return <NoOrganizations request={request} />

  const { agreement } = request
  return (
    <RequestCard
      request={request}
      title="asks for your consent"
      iconPath={iconPaths.document}
      decision={decision}
      action="Continue"
      disabledReason={
        agreement.kind === 'unreadable'
          ? 'The agreement cannot be opened, so it cannot be accepted.'
          : agreement.kind === 'link' && !accepted
            ? 'Accept the terms to continue.'
            : undefined
      }
      organization={organization?.name}
      onAccept={accept}
      onRefuse={refuse}
    >
      <p>If you continue, {request.appName.length <= shortName ? <bdi>{request.appName}</bdi> : 'the app'} can:</p>
      <Grants partners={request.partners} />
      <OrganizationChoice
        organizations={request.organizations}
        value={organization}
        onChange={choose}
        optional={request.organizations.length > 1}
      />
      {agreement.kind === 'link' && (
        <Checkbox checked={accepted} onChange={setAccepted}>
          I have read and accept the{' '}
          <a className={styles.link} href={agreement.url} target="_blank" rel="noopener noreferrer">
            terms of the agreement<span className="vh"> (opens in a new tab)</span>
          </a>
        </Checkbox>
      )}
    </RequestCard>
  )
}
