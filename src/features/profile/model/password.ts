import type { User } from '@/api/identity/schemas'
import { providerName } from '@/config/product'
import { passwordSpecials } from '@/modules/password/rules'

export interface PasswordValues {
  password: string
  new_password: string
}

export const emptyPasswords: PasswordValues = { password: '', new_password: '' }

const specials = passwordSpecials.replaceAll(/[\\\]^-]/g, '\\$&')
/** At least 8 characters with one of each kind, and none of any other kind (2 §5). */
const pattern = new RegExp(`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[${specials}])[A-Za-z0-9${specials}]{8,}$`)

const required = 'This field is required.'
const invalid = 'Please enter a valid password'
const same = 'New passwords must be different from current passwords. Please update the new password and try again.'

/** Messages of the invalid fields (2 §5); the full stop after the required one stands here and on no other page. */
export function passwordErrors({ password, new_password }: PasswordValues): Partial<PasswordValues> {
  const current = textError(password)
  const next = textError(new_password) ?? (new_password === password ? same : undefined)
  return { ...(current !== undefined && { password: current }), ...(next !== undefined && { new_password: next }) }
}

/** Why the password cannot be saved yet. */
export function whyNotPassword(values: PasswordValues): string | undefined {
  if (values.password === '') return 'Enter your current password to save.'
  if (values.new_password === '') return 'Enter a new password to save.'
  const { password, new_password } = passwordErrors(values)
  if (password !== undefined) return 'Correct the current password to save.'
  if (new_password === same) return 'Choose a password that differs to save.'
  return new_password && 'Correct the new password to save.'
}

/** Staff use the password of the provider's network, which is not changed here (2 §4, §6). */
export function usesNetworkPassword({ user_type }: Pick<User, 'user_type'>): boolean {
  return user_type === `${providerName} Employee`
}

function textError(text: string): string | undefined {
  if (text === '') return required
  return pattern.test(text) ? undefined : invalid
}
