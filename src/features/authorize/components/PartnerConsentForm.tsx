import { useState } from 'react'
import { Checkbox } from '@/ui/Checkbox'
import type { Asked } from '../model/asked'
import { Grants } from './Grants'
import { NoOrganizations } from './NoOrganizations'
import { OrganizationChoice } from './OrganizationChoice'
import { QuestionCard } from './QuestionCard'
import { iconPaths } from '../model/icon-paths'
import styles from './Authorize.module.css'
import { useAnswer } from '../hooks/use-answer'

/** Longer names of partners are not repeated, in characters. */
const shortName = 60

/** Asks for consent: what the partner may see, for which organization (optional), under which agreement (AUTHZ-11 to AUTHZ-15). */
export function PartnerConsentForm({ asked, state }: { asked: Asked; state: string }) {
  const { organization, choose, answer, accept, refuse } = useAnswer(asked, state)
  const [accepted, setAccepted] = useState(false)
  if (asked.organizations.length === 0) return <NoOrganizations asked={asked} />

  const { agreement } = asked
  return (
    <QuestionCard
      asked={asked}
      title="asks for your consent"
      iconPath={iconPaths.document}
      answer={answer}
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
      <p>If you continue, {asked.appName.length <= shortName ? <bdi>{asked.appName}</bdi> : 'the app'} can:</p>
      <Grants partners={asked.partners} />
      <OrganizationChoice
        organizations={asked.organizations}
        value={organization}
        onChange={choose}
        optional={asked.organizations.length > 1}
      />
      {agreement.kind === 'link' && (
        <Checkbox checked={accepted} onChange={setAccepted}>
          I have read and accept the{' '}
          <a className={styles.link} href={agreement.url} target="_blank" rel="noopener noreferrer">
            terms of the agreement<span className="vh"> (opens in a new tab)</span>
          </a>
        </Checkbox>
      )}
    </QuestionCard>
  )
}
