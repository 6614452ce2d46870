import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { TextAreaField } from '@/forms/TextAreaField'
import { classNames } from '@/ui/class-names'
import { linesToCorrect, redirectError } from '../model/redirect-uris'
import type { RedirectValues } from '../model/step-values'
import { LineHints } from './LineHints'
import { StepFrame } from './StepFrame'
import styles from './StepForms.module.css'
import type { SaveOutcome, StepForm } from '../hooks/use-step-form'

interface RedirectStepProps {
  step: StepForm<RedirectValues>
  onSettled: (outcome: SaveOutcome) => Promise<void>
  /** The type that is chosen now, saved or not. */
  appType: string | undefined
}

/** Step 3: the redirect URIs, one per line, with hints beside them (APP-34 to APP-38). */
export function RedirectStep({ step, onSettled, appType }: RedirectStepProps) {
  const { control, formState } = step.form
  const text = useWatch({ control, name: 'redirectUris' })
  const shown = useDeferredValue(text)
  return (
    <StepFrame step={step} onSettled={onSettled} disabledReason={formState.errors.redirectUris && reasonOf(text)}>
      <div className={classNames(styles.columns, styles.even)}>
        <TextAreaField
          control={control}
          name="redirectUris"
          label="Redirect URIs"
          hint="One per line. Development URIs may be localhost over HTTP; production URIs must be HTTPS."
          mono
          rows={8}
          spellCheck={false}
        />
        <LineHints text={shown} appType={appType} />
      </div>
    </StepFrame>
  )
}

function reasonOf(text: string): string {
  return redirectError(text) === undefined ? 'Correct the redirect URIs to save.' : linesToCorrect(text)
}
