import { useWatch } from 'react-hook-form'
import { TextAreaField } from '@/forms/TextAreaField'
import { TextField } from '@/forms/TextField'
import type { DetailsValues } from '../model/step-values'
import { ColorPicker } from './ColorPicker'
import { IconPicker } from './IconPicker'
import { StepFrame } from './StepFrame'
import styles from './StepForms.module.css'
import type { SaveOutcome, StepForm } from '../hooks/use-step-form'

interface DetailsStepProps {
  step: StepForm<DetailsValues>
  onSettled: (outcome: SaveOutcome) => Promise<void>
  /** Leaves the page of a new application; undefined for a saved one, whose edits Cancel discards. */
  onCancel: (() => void) | undefined
}

/** Step 1: name, description, icon and color (APP-26). */
export function DetailsStep({ step, onSettled, onCancel }: DetailsStepProps) {
  const { control, formState } = step.form
  const name = useWatch({ control, name: 'name' })
  const invalid = Object.keys(formState.errors).length > 0 ? 'Correct the marked field to save.' : undefined
  return (
    <StepFrame
      step={step}
      onSettled={onSettled}
      disabledReason={name.trim() === '' ? 'Enter a name to save.' : invalid}
      onCancel={onCancel}
    >
      <div className={styles.columns}>
        <div>
          <TextField
            control={control}
            name="name"
            label="Name"
            hint="People see it when they authorize the app."
            autoComplete="off"
          />
          <TextAreaField
            control={control}
            name="description"
            label="Description"
            optional
            rows={4}
            placeholder="What the app does, in up to 140 characters"
            recommendedLength={140}
          />
        </div>
        <div>
          <IconPicker control={control} />
          <ColorPicker control={control} />
        </div>
      </div>
    </StepFrame>
  )
}
