import type { User } from '@/api/identity/schemas'
import { providerName } from '@/config/product'
import { passwordSpecials } from '@/modules/password/rules'

export interface PasswordValues {
  password: string
  new_password: string
}

export const emptyPasswords: PasswordValues = { password: '', new_password: '' }

const specials = passwordSpecials.replaceAll(/[\\\]^-]/g, '\\$&')
/** At least 8 characters: at least one of each kind, and no other characters (PROFILE-25). */
const pattern = new RegExp(`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[${specials}])[A-Za-z0-9${specials}]{8,}$`)

const required = 'This field is required.'
const invalid = 'Please enter a valid password'
const same = 'New passwords must be different from current passwords. Please update the new password and try again.'

/** Messages of the invalid fields (PROFILE-24 to 26). Only this page has a full stop after 'This field is required'. */
export function passwordErrors({ password, new_password }: PasswordValues): Partial<PasswordValues> {
  const current = textError(password)
  const next = textError(new_password) ?? (new_password === password ? same : undefined)
  return { ...(current !== undefined && { password: current }), ...(next !== undefined && { new_password: next }) }
}

/** Why the password cannot be saved yet; undefined when it can. */
export function passwordObstacle(values: PasswordValues): string | undefined {
  if (values.password === '') return 'Enter your current password to save.'
  if (values.new_password === '') return 'Enter a new password to save.'
  const { password, new_password } = passwordErrors(values)
  if (password !== undefined) return 'Correct the current password to save.'
  if (new_password === same) return 'Choose a different new password to save.'
  return new_password && 'Correct the new password to save.'
}

/** Whether the person uses the password of the provider's network, which cannot be changed here (PROFILE-29). */
export function usesNetworkPassword({ user_type }: Pick<User, 'user_type'>): boolean {
  return user_type === `${providerName} Employee`
}

function textError(text: string): string | undefined {
  if (text === '') return required
  return pattern.test(text) ? undefined : invalid
}
