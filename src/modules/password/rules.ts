import type { PasswordPolicy } from '@/api/identity/schemas'
import { matchInWorker } from '@/workers/password/match-in-worker'

/** A rule of the policy for the password that is typed. `unknown`: the portal cannot check it, so the server decides. */
export interface PasswordRule {
  name: string
  label: string
  status: 'met' | 'unmet' | 'unknown'
}

/** The special characters that a password may contain, besides letters without accents and digits (AUTH-29). */
export const passwordSpecials = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`'

/** Labels of the rules that the portal knows (AUTH-23). */
const labels = new Map([
  ['minlength', '8 characters'],
  ['upper', '1 uppercase letter'],
  ['lower', '1 lowercase letter'],
  ['number', '1 number'],
  ['special', '1 special character'],
])

/** Patterns that took too long once, and are not evaluated again. */
const slowPatterns = new Set<string>()

/** The rules for an empty password, which meets none (AUTH-24). A rule that the portal does not know is labelled by its name. */
export function unmetRules(policy: PasswordPolicy): PasswordRule[] {
  return Object.keys(policy).map((name) => ({ name, label: labels.get(name) ?? name, status: 'unmet' }))
}

/** The rules for a password, evaluated one after the other, so that a slow pattern does not use up the time of the others. */
export async function checkRules(policy: PasswordPolicy, password: string): Promise<PasswordRule[]> {
  const rules = unmetRules(policy)
  if (password === '') return rules
  for (const rule of rules) rule.status = await statusOf(policy[rule.name]?.pattern ?? '', password)
  return rules
}

async function statusOf(pattern: string, text: string): Promise<PasswordRule['status']> {
  if (slowPatterns.has(pattern)) return 'unknown'
  try {
    return (await matchInWorker({ pattern, text })) ? 'met' : 'unmet'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') slowPatterns.add(pattern)
    return 'unknown'
  }
}

/** The unmet rules of a password as one sentence; undefined when no rule is known to be unmet. */
export function unmetSummary(rules: readonly PasswordRule[]): string | undefined {
  const [first, ...others] = rules.filter(({ status }) => status === 'unmet')
  if (!first) return undefined
  return others.length === 0 ? `1 rule is left: ${first.label}` : `${others.length + 1} rules are left`
}
