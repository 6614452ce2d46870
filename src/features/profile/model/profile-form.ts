import type { FieldValues } from 'react-hook-form'
import type { User } from '@/api/identity/schemas'

/** How one page of the profile reads the person's record and validates its input. */
export interface ProfileModel<V extends FieldValues> {
  /** The fields in the order of the page, with their names within a sentence. */
  names: Record<keyof V & string, string>
  read: (user: User) => V
  /** Messages of the invalid fields. */
  errors: (values: V) => Partial<Record<keyof V & string, string>>
}

/** Why a form cannot be saved now: nothing is changed, or the first field that is invalid (PROFILE-12). */
export function saveObstacle<V extends FieldValues>(
  { names, errors }: Pick<ProfileModel<V>, 'names' | 'errors'>,
  values: V,
  dirty: boolean,
): string | undefined {
  if (!dirty) return 'No changes yet.'
  const invalid = errors(values)
  const first = (Object.keys(names) as (keyof V & string)[]).find((field) => invalid[field] !== undefined)
  return first && `Correct the ${names[first]} to save.`
}
