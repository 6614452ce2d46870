import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form } from '@/forms/Form'
import type { Submission } from '@/forms/use-submit'
import { Button } from '@/ui/Button'
import { SoloCard } from '@/ui/SoloCard'
import styles from './CardForm.module.css'

interface CardFormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  title: string
  introduction: string
  submitLabel: string
  /** Why the form cannot be submitted now; shown beside the button. */
  disabledReason: string | undefined
  submission: Submission<V>
  /** One line below the card. */
  note?: ReactNode
  children: ReactNode
}

/** A page with one card that is a form. */
export function CardForm<V extends FieldValues>({
  form,
  title,
  introduction,
  submitLabel,
  disabledReason,
  submission,
  note,
  children,
}: CardFormProps<V>) {
  const id = useId()
  const submit = (
    <div className={styles.submit}>
      <Button type="submit" form={id} variant="primary" pending={submission.isSending} disabledReason={disabledReason}>
        {submitLabel}
      </Button>
    </div>
  )
  return (
    <SoloCard title={title} footer={submit} note={note}>
      <p>{introduction}</p>
      <div className={styles.form}>
        <Form id={id} form={form} onSubmit={submission.submit} error={submission.error}>
          {children}
        </Form>
      </div>
    </SoloCard>
  )
}
