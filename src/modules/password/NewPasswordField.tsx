import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import type { PasswordPolicy } from '@/api/identity/schemas'
import { PasswordField } from '@/forms/PasswordField'
import { RetryButton } from '@/ui/RetryButton'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { PasswordRules } from './PasswordRules'
import { passwordSpecials } from './rules'
import styles from './PasswordRules.module.css'

interface NewPasswordFieldProps<V extends FieldValues, C, T> {
  control: Control<V, C, T>
  name: FieldPath<V>
  label: string
  policy: UseQueryResult<PasswordPolicy>
}

/**
 * A password to be chosen, with the rules of the policy and what it may consist of under it. Why the rules could not be
 * loaded is told by the page.
 */
export function NewPasswordField<V extends FieldValues, C, T>({
  control: form,
  name,
  label,
  policy,
}: NewPasswordFieldProps<V, C, T>) {
  const id = useId()
  const allowedId = `${id}-allowed`
  const password: unknown = useWatch({ control: form, name })
  return (
    <PasswordField
      control={form}
      name={name}
      label={label}
      autoComplete="new-password"
      describedBy={classNames(policy.data && id, allowedId)}
    >
      {policy.data && (
        <PasswordRules id={id} policy={policy.data} password={typeof password === 'string' ? password : ''} />
      )}
      {policy.isPending && (
        <SkeletonGroup label="Loading the password policy" className={styles.rules}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <SkeletonLine key={key} width={80} />
          ))}
        </SkeletonGroup>
      )}
      {policy.isError && !policy.data && (
        <div className={styles.failed}>
          The rules of the password are missing.
          <RetryButton inline pending={policy.isFetching} onRetry={() => void policy.refetch()} />
        </div>
      )}
      <p id={allowedId} className={control.hint}>
        Only letters without accents, digits and {passwordSpecials}
      </p>
    </PasswordField>
  )
}
