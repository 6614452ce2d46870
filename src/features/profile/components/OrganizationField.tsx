import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import type { Membership } from '@/api/identity/schemas'
import { Field } from '@/forms/Field'
import { Combobox } from '@/ui/Combobox'
import { Select } from '@/ui/Select'
import type { PersonalValues } from '../model/personal'

interface OrganizationFieldProps {
  control: Control<PersonalValues>
  organizations: readonly Membership[]
}

/** Number of organizations from which a search is faster than a list. */
const minSearchableOptions = 13
const placeholder = 'Choose an organization'

/** The choice of the organization that a sign-in starts with, among the person's own organizations. */
export function OrganizationField({ control, organizations }: OrganizationFieldProps) {
  const { field, fieldState } = useController({ control, name: 'preferred_org_id' })
  const options = organizationOptions(organizations)
  return (
    <Field
      label="Preferred organization"
      hint="The one you work for after signing in, until you switch."
      error={fieldState.error?.message}
    >
      {(props) =>
        options.length < minSearchableOptions ? (
          <Select {...props} {...field} aria-required={undefined} options={options} placeholder={placeholder} />
        ) : (
          <Combobox
            {...props}
            {...field}
            aria-required={undefined}
            options={options}
            placeholder={placeholder}
            emptyText="No organization matches."
            debounceMs={0}
          />
        )
      }
    </Field>
  )
}

/** The organizations by name; those that share a name also show their id. */
function organizationOptions(organizations: readonly Membership[]): { value: string; label: string }[] {
  const nameOf = ({ id, organization_name }: Membership) => organization_name ?? id
  const counts = new Map<string, number>()
  for (const name of organizations.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return organizations.map((organization) => {
    const name = nameOf(organization)
    const isShared = (counts.get(name) ?? 0) > 1
    return { value: organization.id, label: isShared ? `${name} (${organization.id})` : name }
  })
}
