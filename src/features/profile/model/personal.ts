import type { ProfileChanges, User } from '@/api/identity/schemas'
import type { ProfileModel } from './profile-form'

/** Values of the personal page. They have the names of the API, so that field errors of the server fit. */
export interface PersonalValues {
  first_name: string
  last_name: string
  job_title: string
  /** Empty while no organization is chosen. */
  preferred_org_id: string
}

/** Maximum length of a first or last name, in characters. */
const maxNameLength = 60

/** Personal Information: names are required and limited (PROFILE-4), the job title has no rule (PROFILE-5). */
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
    // The person may have left the preferred organization.
    preferred_org_id: user.organizations.find(({ id }) => id === user.preferred_org_id)?.id ?? '',
  }),
  errors: ({ first_name, last_name }) => ({
    ...error('first_name', nameError(first_name)),
    ...error('last_name', nameError(last_name)),
  }),
}

/** Body of the call (API-12). */
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
  return text.length > maxNameLength ? 'Name cannot be longer than 60 characters.' : undefined
}

function error(field: string, message: string | undefined) {
  return message === undefined ? {} : { [field]: message }
}
