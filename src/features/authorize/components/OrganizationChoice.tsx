import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Button } from '@/ui/Button'
import { ChoiceList } from '@/ui/ChoiceList'
import type { Organization } from '../model/authorization-request'
import styles from './Authorize.module.css'

/** How long the search waits after the last letter, in milliseconds (AUTHZ-4). */
const debounceMs = 1000

interface OrganizationChoiceProps {
  organizations: Organization[]
  value: Organization | null
  onChange: (organization: Organization | null) => void
  optional?: boolean
}

/** Chooses an organization from a list with a search (AUTHZ-3). */
export function OrganizationChoice({ organizations, value, onChange, optional = false }: OrganizationChoiceProps) {
  const number = useFormatNumber()
  return (
    <div className={styles.choice}>
      <ChoiceList
        label="Organization"
        {...(optional && { hint: 'Optional. Without a choice it is your preferred organization.' })}
        items={organizations}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        getDetail={({ id, isPreferred }) => (isPreferred ? `Your preferred organization · ${id}` : id)}
        value={value}
        onChange={onChange}
        placeholder="Search organizations"
        emptyText="No organization has that name."
        formatNumber={number}
        debounceMs={debounceMs}
      />
      {optional && value !== null && (
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          Choose none
        </Button>
      )}
    </div>
  )
}
