import { useId } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { PasswordField } from '@/forms/PasswordField'
import { RetryButton } from '@/ui/RetryButton'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { PasswordRules } from './PasswordRules'
import { passwordSpecials } from './rules'
import type { PasswordCheck } from './use-password-check'
import styles from './PasswordRules.module.css'

interface NewPasswordFieldProps<V extends FieldValues, C, T> {
  control: Control<V, C, T>
  name: FieldPath<V>
  label: string
  check: PasswordCheck
}

/**
 * A field for a new password. Below it are the rules of the policy and the characters that a password may contain. The
 * page says why the rules could not be loaded.
 */
export function NewPasswordField<V extends FieldValues, C, T>({
  control: form,
  name,
  label,
  check: { policy, rules },
}: NewPasswordFieldProps<V, C, T>) {
  const id = useId()
  const allowedId = `${id}-allowed`
  return (
    <PasswordField
      control={form}
      name={name}
      label={label}
      autoComplete="new-password"
      describedBy={classNames(rules && id, allowedId)}
    >
      {rules && <PasswordRules id={id} rules={rules} />}
      {policy.isPending && (
        <SkeletonGroup label="Loading the password policy" className={styles.rules}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <SkeletonLine key={key} width={80} />
          ))}
        </SkeletonGroup>
      )}
      {policy.isError && !rules && (
        <div className={styles.failed}>
          The password rules could not be loaded.
          <RetryButton inline pending={policy.isFetching} onRetry={() => void policy.refetch()} />
        </div>
      )}
      <p id={allowedId} className={control.hint}>
        Only letters without accents, digits and <code>{passwordSpecials}</code>
      </p>
    </PasswordField>
  )
}
