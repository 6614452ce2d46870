import type { ProfileChanges, User } from '@/api/identity/schemas'
import type { ProfileModel } from './profile-form'

/** What the personal page edits; the fields are named as in the API, so that its field errors find them. */
export interface PersonalValues {
  first_name: string
  last_name: string
  job_title: string
  /** Empty while none is chosen. */
  preferred_org_id: string
}

/** Longest first or last name, in characters (2 §5). */
const longestName = 60

/** Personal Information: names are required and bounded, the job title has no rule (2 §5). */
export const personalModel: ProfileModel<PersonalValues> = {
  names: {
    first_name: 'first name',
    last_name: 'last name',
    job_title: 'job title',
    preferred_org_id: 'preferred organization',
  },
  read: (user) => ({
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    job_title: user.job_title ?? '',
    // One that the person has left is none.
    preferred_org_id: user.organizations.find(({ id }) => id === user.preferred_org_id)?.id ?? '',
  }),
  errors: ({ first_name, last_name }) => ({
    ...error('first_name', nameError(first_name)),
    ...error('last_name', nameError(last_name)),
  }),
}

/** Body of the PATCH (2 §7). */
export function personalChanges({ email }: Pick<User, 'email'>, values: PersonalValues): ProfileChanges {
  const { first_name, last_name, job_title, preferred_org_id } = values
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    job_title: job_title.trim(),
    email,
    ...(preferred_org_id !== '' && { preferred_org_id }),
  }
}

function nameError(name: string): string | undefined {
  const text = name.trim()
  if (text === '') return 'This field is required'
  return text.length > longestName ? 'Name cannot be longer than 60 characters.' : undefined
}

function error(field: string, message: string | undefined) {
  return message === undefined ? {} : { [field]: message }
}
