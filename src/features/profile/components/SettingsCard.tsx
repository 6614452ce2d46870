import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/forms/Form'
import { FormFooter } from '@/forms/FormFooter'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { Card, CardHead } from '@/ui/Card'
import type { ProfileForm } from '../hooks/use-profile-form'
import styles from './SettingsCard.module.css'

interface SettingsCardProps<V extends FieldValues> {
  title: string
  text?: string
  /** Shown between the heading and the fields. */
  note?: ReactNode
  state: ProfileForm<V>
  /** The fields, one below the other. */
  children: ReactNode
}

/** A card with a form of settings: label and hint on the left, control on the right. Asks before unsaved changes are lost. */
export function SettingsCard<V extends FieldValues>({ title, text, note, state, children }: SettingsCardProps<V>) {
  const { form, dirty, disabledReason, submission, cancel } = state
  const guard = useLeaveGuard(dirty)
  return (
    <Card className={styles.card}>
      <CardHead>
        <div>
          <h2>{title}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      </CardHead>
      {note}
      <Form
        form={form}
        onSubmit={submission.submit}
        error={submission.error}
        footer={
          <FormFooter dirty={dirty} pending={submission.isSending} disabledReason={disabledReason} onCancel={cancel} />
        }
      >
        <div className={styles.fields}>{children}</div>
      </Form>
      {guard.dialog}
    </Card>
  )
}
