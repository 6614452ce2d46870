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

/** From here on a search is quicker than a list. */
const searchedFrom = 13
const placeholder = 'Choose an organization'

/** The organization that a sign-in starts with, one of the person's own. */
export function OrganizationField({ control, organizations }: OrganizationFieldProps) {
  const { field, fieldState } = useController({ control, name: 'preferred_org_id' })
  const options = organizations.map(({ id, organization_name }) => ({ value: id, label: organization_name ?? id }))
  return (
    <Field
      label="Preferred organization"
      hint="The one you work for after signing in, until you switch."
      error={fieldState.error?.message}
    >
      {(props) =>
        options.length < searchedFrom ? (
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
