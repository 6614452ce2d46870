import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PasswordPolicy } from '@/api/identity/schemas'
import { checkRules, unmetRules, unmetSummary, type PasswordRule } from './rules'

export interface PasswordCheck {
  policy: UseQueryResult<PasswordPolicy>
  /** The rules as last evaluated; undefined without a policy. */
  rules: readonly PasswordRule[] | undefined
  /** Why this password cannot be sent yet; undefined when every rule that the portal can check is met (AUTH-21). */
  unmet: string | undefined
}

/**
 * Checks a password against the policy while it is typed. Until a new text has been evaluated, the result of the one before
 * is shown, but no text passes without an evaluation of its own.
 */
export function usePasswordCheck(policy: UseQueryResult<PasswordPolicy>, password: string): PasswordCheck {
  const { data, isPending } = policy
  const [checked, setChecked] = useState<{ policy: PasswordPolicy; password: string; rules: PasswordRule[] }>()
  const running = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    if (!data) return undefined
    let isCurrent = true
    // One evaluation at a time: only the last of the texts that were typed meanwhile is evaluated.
    running.current = running.current.then(async () => {
      if (!isCurrent) return
      const rules = await checkRules(data, password)
      if (isCurrent) setChecked({ policy: data, password, rules })
    })
    return () => {
      isCurrent = false
    }
  }, [data, password])

  if (!data) {
    const unmet = isPending
      ? 'The password rules are loading.'
      : 'You can choose a password once its rules have loaded.'
    return { policy, rules: undefined, unmet }
  }
  const last = checked?.policy === data ? checked.rules : undefined
  const isChecked = last !== undefined && checked?.password === password
  if (password === '') return { policy, rules: unmetRules(data), unmet: 'Choose a password.' }
  const unmet = last && unmetSummary(last)
  return {
    policy,
    rules: last ?? unmetRules(data),
    unmet: isChecked ? unmet : (unmet ?? 'The password is being checked.'),
  }
}
