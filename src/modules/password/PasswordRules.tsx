import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import type { PasswordRule } from './rules'
import styles from './PasswordRules.module.css'

interface PasswordRulesProps {
  /** For the `aria-describedby` of the field. */
  id: string
  rules: readonly PasswordRule[]
}

const icons = { met: CircleCheck, unmet: Circle, unknown: CircleDashed }

/**
 * Each rule of the policy with a tick or an empty circle (AUTH-23). A rule that the portal cannot check says so. A status
 * line tells screen readers how many rules are met.
 */
export function PasswordRules({ id, rules }: PasswordRulesProps) {
  const countOf = (wanted: PasswordRule['status']) => rules.filter(({ status }) => status === wanted).length
  const unknown = countOf('unknown')
  return (
    <>
      <ul className={styles.rules} id={id} aria-label="Password policy">
        {rules.map(({ name, label, status }) => (
          <li key={name} className={classNames(status === 'met' && styles.met)}>
            <Icon of={icons[status]} size="sm" />
            <span>
              {label}
              {status === 'unknown' ? (
                ' (checked when you save)'
              ) : (
                <span className="vh">, {status === 'met' ? 'met' : 'not met'}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="vh" role="status">
        {countOf('met')} of {rules.length} password rules met{unknown > 0 && `, ${unknown} checked when you save`}
      </p>
    </>
  )
}
