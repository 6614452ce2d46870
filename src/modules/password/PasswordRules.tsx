import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { PasswordPolicy } from '@/api/identity/schemas'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import { rulesFor } from './rules'
import styles from './PasswordRules.module.css'

interface PasswordRulesProps {
  /** For the `aria-describedby` of the field. */
  id: string
  policy: PasswordPolicy
  password: string
}

/** Each rule of the policy with a tick or an empty circle (2 §5); how many are met is told to screen readers as it changes. */
export function PasswordRules({ id, policy, password }: PasswordRulesProps) {
  const rules = rulesFor(policy, password)
  const met = rules.filter((rule) => rule.met).length
  return (
    <>
      <ul className={styles.rules} id={id} aria-label="Password policy">
        {rules.map((rule) => (
          <li key={rule.name} className={classNames(rule.met && styles.met)}>
            <Icon of={rule.met ? CircleCheck : Circle} size="sm" />
            <span>
              {rule.label}
              <span className="vh">, {rule.met ? 'met' : 'not met'}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="vh" role="status">
        {met} of {rules.length} password rules met
      </p>
    </>
  )
}
