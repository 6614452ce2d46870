import { useState } from 'react'
import { Checkbox } from '@/ui/Checkbox'
import type { Asked } from '../model/asked'
import { NoOrganizations } from './NoOrganizations'
import { OrganizationChoice } from './OrganizationChoice'
import { QuestionCard } from './QuestionCard'
import { iconPaths } from '../model/icon-paths'
import { useAnswer } from '../hooks/use-answer'

/**
 * Chooses the organization that the application may work for. People who have authorized it before also tick a box
 * (AUTHZ-5, AUTHZ-6).
 */
export function VerifyOrgForm({ asked, state }: { asked: Asked; state: string }) {
  const { organization, choose, answer, accept } = useAnswer(asked, state)
  const [confirmed, setConfirmed] = useState(false)
  if (asked.organizations.length === 0) return <NoOrganizations asked={asked} />

  const confirmation = asked.alreadyAuthorized && !confirmed ? 'Tick the box to authorize the app.' : undefined
  return (
    <QuestionCard
      asked={asked}
      title="asks for access"
      iconPath={iconPaths.key}
      answer={answer}
      action={asked.alreadyAuthorized ? 'Authorize' : 'Continue'}
      disabledReason={organization === null ? 'Choose an organization.' : confirmation}
      organization={organization?.name}
      onAccept={accept}
    >
      <p>
        {asked.organizations.length === 1
          ? 'The app asks to use the data of your organization.'
          : 'Choose the organization whose data this app may use. It sees nothing of your other organizations.'}
      </p>
      <OrganizationChoice organizations={asked.organizations} value={organization} onChange={choose} />
      {asked.alreadyAuthorized && (
        <Checkbox checked={confirmed} onChange={setConfirmed}>
          I authorize the use of the app
        </Checkbox>
      )}
    </QuestionCard>
  )
}
