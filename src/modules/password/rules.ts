import type { PasswordPolicy } from '@/api/identity/schemas'

/** A rule of the policy as it stands for what has been typed so far. */
export interface PasswordRule {
  name: string
  label: string
  met: boolean
}

/** Special characters of a password (decisions, People). It has no characters but these, letters without accents and digits. */
export const passwordSpecials = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`'

/** What the known rules ask for (2 §3). */
const labels = new Map([
  ['minlength', '8 characters'],
  ['upper', '1 uppercase letter'],
  ['lower', '1 lowercase letter'],
  ['number', '1 number'],
  ['special', '1 special character'],
])

/** Whether a value passes a check (2 §5): an empty one fails, and a pattern must match where there is one. */
export function passes(value: string, pattern?: RegExp): boolean {
  return value !== '' && (pattern === undefined || pattern.test(value))
}

/** The rules of a policy with what a password meets of them; a rule that the portal does not know goes by its own name. */
export function rulesFor(policy: PasswordPolicy, password: string): PasswordRule[] {
  return Object.entries(policy).map(([name, { pattern }]) => ({
    name,
    label: labels.get(name) ?? name,
    met: passes(password, new RegExp(pattern)),
  }))
}

/** What is missing, in one sentence; undefined when every rule is met (and the password is not empty). */
export function whatIsLeft(policy: PasswordPolicy, password: string): string | undefined {
  if (!passes(password)) return 'Choose a password.'
  const left = rulesFor(policy, password).filter(({ met }) => !met)
  const [first] = left
  if (!first) return undefined
  return left.length === 1 ? `1 rule is left: ${first.label}` : `${left.length} rules are left`
}
