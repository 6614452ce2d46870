import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/forms/Form'
import { FormFooter } from '@/forms/FormFooter'
import { ConflictNotice } from './ConflictNotice'
import type { OnSaved, StepForm } from '../hooks/use-step-form'

interface StepFrameProps<V extends FieldValues> {
  step: StepForm<V>
  onSaved: OnSaved
  /** Why the step cannot be saved now. */
  disabledReason: string | undefined
  /** Instead of giving the edits up. */
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** The form of a step: conflict, failure, fields and footer. */
export function StepFrame<V extends FieldValues>({
  step,
  onSaved,
  disabledReason,
  onCancel,
  children,
}: StepFrameProps<V>) {
  const cancel = onCancel ?? (step.dirty ? step.discard : undefined)
  return (
    <Form
      form={step.form}
      onSubmit={(values) => step.save(values, onSaved)}
      error={step.problem}
      footer={
        <FormFooter
          dirty={step.dirty}
          pending={step.form.formState.isSubmitting}
          disabledReason={disabledReason}
          onCancel={cancel}
        />
      }
    >
      {step.conflict && <ConflictNotice onReload={step.reload} onOverwrite={() => step.overwrite(onSaved)} />}
      {children}
    </Form>
  )
}
