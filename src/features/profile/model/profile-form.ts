import type { FieldValues } from 'react-hook-form'
import type { User } from '@/api/identity/schemas'

/** How one page of the profile reads the person's record and checks its input (2 §5). */
export interface ProfileModel<V extends FieldValues> {
  /** Fields in the order of the page, by the words that a sentence calls them. */
  names: Record<keyof V & string, string>
  read: (user: User) => V
  /** Messages of the invalid fields. */
  errors: (values: V) => Partial<Record<keyof V & string, string>>
}

/** Why a form cannot be saved now: nothing was changed, or which field comes first that is not right. */
export function whyNot<V extends FieldValues>(
  { names, errors }: Pick<ProfileModel<V>, 'names' | 'errors'>,
  values: V,
  dirty: boolean,
): string | undefined {
  if (!dirty) return 'No changes yet.'
  const invalid = errors(values)
  const first = (Object.keys(names) as (keyof V & string)[]).find((field) => invalid[field] !== undefined)
  return first && `Correct the ${names[first]} to save.`
}
