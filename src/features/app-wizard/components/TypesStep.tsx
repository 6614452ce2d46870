import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { grantTypeLabels, isAppType } from '@/modules/application/labels'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import { typeDescriptions } from '../model/app-types'
import type { TypeValues } from '../model/step-values'
import { StepFrame } from './StepFrame'
import forms from './StepForms.module.css'
import styles from './TypesStep.module.css'
import type { SaveOutcome, StepForm } from '../hooks/use-step-form'

interface TypesStepProps {
  step: StepForm<TypeValues>
  onSettled: (outcome: SaveOutcome) => Promise<void>
}

/** Step 2: the type, and what it means for redirect URIs and secrets (APP-27, APP-46). */
export function TypesStep({ step, onSettled }: TypesStepProps) {
  const { field, fieldState } = useController({ control: step.form.control, name: 'appType' })
  const id = useId()
  const error = fieldState.error?.message
  return (
    <StepFrame
      step={step}
      onSettled={onSettled}
      disabledReason={field.value === undefined ? 'Choose a type to save.' : undefined}
    >
      <div
        className={styles.types}
        role="radiogroup"
        aria-label="App type"
        aria-required="true"
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <div className={classNames(styles.row, styles.head)} aria-hidden="true">
          <span>Type</span>
          <span>Redirect URIs</span>
          <span>App Secret</span>
        </div>
        {typeDescriptions.map(({ type, text, redirectUris, secret }) => (
          <label key={type} className={styles.row}>
            <input
              type="radio"
              className={control.radio}
              name={field.name}
              value={type}
              checked={field.value === type}
              ref={field.value === type ? field.ref : undefined}
              onChange={() => field.onChange(type)}
              onBlur={field.onBlur}
              aria-labelledby={`${id}-${type}`}
              aria-describedby={`${id}-${type}-text ${id}-${type}-uris ${id}-${type}-secret`}
            />
            <span>
              <b id={`${id}-${type}`}>{grantTypeLabels[type]}</b>
              <span className={styles.text} id={`${id}-${type}-text`}>
                {text}
              </span>
            </span>
            <TypeFact id={`${id}-${type}-uris`} label="Redirect URIs" {...redirectUris} />
            <TypeFact id={`${id}-${type}-secret`} label="App Secret" {...secret} />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={classNames(control.error, styles.error)} id={`${id}-error`}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
      {field.value && !isAppType(field.value) && (
        <p className={forms.note}>
          Dev Center does not know the current type, <bdi>{field.value}</bdi>. It stays until you choose another one.
        </p>
      )}
      <p className={forms.note}>
        A redirect URI is not required to create an app, but it is needed to obtain an access token.
      </p>
    </StepFrame>
  )
}

interface TypeFactProps {
  id: string
  label: string
  value: string
  note?: string
}

function TypeFact({ id, label, value, note }: TypeFactProps) {
  return (
    <span className={styles.fact} id={id}>
      <span className={styles.label}>{label}: </span>
      <span className={classNames(value === 'None' && styles.none)}>{value}</span>
      {note !== undefined && <small>{note}</small>}
    </span>
  )
}
