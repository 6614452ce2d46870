import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/forms/Form'
import { FormFooter } from '@/forms/FormFooter'
import { ConflictNotice } from './ConflictNotice'
import type { SaveOutcome, StepForm } from '../hooks/use-step-form'

interface StepFrameProps<V extends FieldValues> {
  step: StepForm<V>
  /** Called when a save has ended, also after the page has been left. */
  onSettled: (outcome: SaveOutcome) => Promise<void>
  /** Why the step cannot be saved now. */
  disabledReason: string | undefined
  /** Replaces the default of Cancel, which discards the edits. */
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** The form of a step: conflict, failure, fields and footer. */
export function StepFrame<V extends FieldValues>({
  step,
  onSettled,
  disabledReason,
  onCancel,
  children,
}: StepFrameProps<V>) {
  const cancel = onCancel ?? (step.isEdited ? step.discard : undefined)

  async function save(values: V) {
    const outcome = await step.save(values)
    if (outcome) await onSettled(outcome)
  }

  function overwrite() {
    step.ignoreConflict()
    void step.form.handleSubmit(save)()
  }

  return (
    <Form
      form={step.form}
      onSubmit={save}
      error={step.error}
      footer={
        <FormFooter dirty={step.isEdited} pending={step.isSaving} disabledReason={disabledReason} onCancel={cancel} />
      }
    >
      {step.hasConflict && <ConflictNotice onReload={step.reload} onOverwrite={overwrite} />}
      {children}
    </Form>
  )
}
