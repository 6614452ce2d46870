import { useState } from 'react'
import { Checkbox } from '@/ui/Checkbox'
import type { AuthorizationRequest } from '../model/authorization-request'
import { NoOrganizations } from './NoOrganizations'
import { OrganizationChoice } from './OrganizationChoice'
import { RequestCard } from './RequestCard'
import { iconPaths } from '../model/icon-paths'
import { useDecision } from '../hooks/use-decision'

/**
 * Chooses the organization that the application may work for. People who have authorized it before also tick a box
 * (AUTHZ-5, AUTHZ-6).
 */
export function VerifyOrgForm({ request, state }: { request: AuthorizationRequest; state: string }) {
  const { organization, choose, decision, accept } = useDecision(request, state)
  const [confirmed, setConfirmed] = useState(false)
  if (request.organizations.length === 0) return <NoOrganizations request={request} />

  const confirmation = request.alreadyAuthorized && !confirmed ? 'Tick the box to authorize the app.' : undefined
  return (
    <RequestCard
      request={request}
      title="asks for access"
      iconPath={iconPaths.key}
      decision={decision}
      action={request.alreadyAuthorized ? 'Authorize' : 'Continue'}
      disabledReason={organization === null ? 'Choose an organization.' : confirmation}
      organization={organization?.name}
      onAccept={accept}
    >
      <p>
        {request.organizations.length === 1
          ? 'The app asks to use the data of your organization.'
          : 'Choose the organization whose data this app may use. It sees nothing of your other organizations.'}
      </p>
      <OrganizationChoice organizations={request.organizations} value={organization} onChange={choose} />
      {request.alreadyAuthorized && (
        <Checkbox checked={confirmed} onChange={setConfirmed}>
          I authorize the use of the app
        </Checkbox>
      )}
    </RequestCard>
  )
}
