import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { Application } from '@/api/devcenter/schemas'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { paths } from '@/lib/paths'
import { StepWizard } from '@/modules/step-wizard/StepWizard'
import { useExpandIndex } from '@/modules/step-wizard/use-expand-index'
import { showToast } from '@/ui/toast'
import { detailsModel, redirectModel, typeModel } from '../model/step-values'
import { stepIds } from '@/modules/application/step-ids'
import { stepAfter, stepHeads } from '../model/steps'
import { ConnectionStep } from './ConnectionStep'
import { DetailsStep } from './DetailsStep'
import { Facts } from './Facts'
import { Identity } from './Identity'
import { Lead } from './Lead'
import { Preview } from './Preview'
import { RedirectStep } from './RedirectStep'
import { TypesStep } from './TypesStep'
import { useStepForm, type SaveOutcome } from '../hooks/use-step-form'
import { conflictToast, failedToast, savedToast } from '../model/save-toasts'

type FormStep = 'details' | 'types' | 'redirects'
type SavedOutcome = Extract<SaveOutcome, { kind: 'saved' }>

interface WizardProps {
  /** Undefined for a new application. */
  application: Application | undefined
  /** Called after a new application was created, before the navigation to its address. */
  onCreated: (id: string) => void
}

/** An application with its four steps (APP-16). Edits of all steps live here until saved. */
export function Wizard({ application, onCreated }: WizardProps) {
  const navigate = useNavigate()
  const details = useStepForm(detailsModel, application)
  const types = useStepForm(typeModel, application)
  const redirects = useStepForm(redirectModel, application)
  const appType = useWatch({ control: types.form.control, name: 'appType' })

  const edited = new Set<FormStep>()
  if (details.isEdited) edited.add('details')
  if (types.isEdited) edited.add('types')
  if (redirects.isEdited) edited.add('redirects')
  const guard = useLeaveGuard(edited.size > 0)

  const heads = stepHeads(application, edited)
  const { open, onToggle } = useExpandIndex(heads)
  const currentStep = useCurrentStep(open)

  async function settle(step: FormStep, outcome: SaveOutcome) {
    const current = currentStep()
    const isOpen = current !== 'left' && current.open === stepIds[step]
    if (outcome.kind === 'saved') {
      showToast(savedToast(outcome.before === undefined))
      for (const form of [details, types, redirects]) form.acceptSaveOfOtherStep(outcome.before, outcome.application)
      // The later steps of a new application are locked until now, so nobody can have opened another one.
      if (current !== 'left' && (isOpen || !outcome.before)) await continueAfter(step, outcome)
    } else if (!isOpen) {
      // An open step shows it itself.
      showToast(outcome.kind === 'conflict' ? conflictToast : failedToast(outcome.error))
    }
  }

  async function continueAfter(step: FormStep, { application: saved, before, hasNewerEdits }: SavedOutcome) {
    if (!before) {
      // Back leads from the next step to this one, not to the form of another new application.
      onCreated(saved.id)
      guard.allowNextNavigation()
      await navigate(paths.app(saved.id, { expandIndex: stepIds[step] }), { replace: true })
    }
    if (hasNewerEdits) return
    await navigate(paths.app(saved.id, { expandIndex: stepAfter(saved, step) }), { preventScrollReset: true })
  }

  const contents: Record<keyof typeof stepIds, ReactNode> = {
    details: (
      <DetailsStep
        step={details}
        onSettled={(outcome) => settle('details', outcome)}
        onCancel={application ? undefined : () => void navigate(paths.applications())}
      />
    ),
    types: <TypesStep step={types} onSettled={(outcome) => settle('types', outcome)} />,
    redirects: (
      <RedirectStep step={redirects} onSettled={(outcome) => settle('redirects', outcome)} appType={appType} />
    ),
    connection: application && <ConnectionStep key={application.id} application={application} onOpenStep={onToggle} />,
  }
  const steps = heads.map(({ name, ...head }) => ({ ...head, content: contents[name] }))

  return (
    <Lead
      identity={<Identity application={application} control={details.form.control} />}
      facts={
        application ? (
          <Facts application={application} onDeleted={guard.allowNextNavigation} />
        ) : (
          <Preview control={details.form.control} />
        )
      }
    >
      <StepWizard steps={steps} open={open} onToggle={onToggle} />
      {guard.dialog}
    </Lead>
  )
}

/** The step that is open, undefined for none; or that the reader has left the page, or is leaving it. */
type CurrentStep = { open: number | undefined } | 'left'

/** Gives a function that reads which step is open now, for code that runs after a save. */
function useCurrentStep(open: number | undefined): () => CurrentStep {
  const { state } = useNavigation()
  const current = useRef<CurrentStep>('left')
  useEffect(() => {
    if (state === 'idle') current.current = { open }
    return () => {
      current.current = 'left'
    }
  }, [open, state])
  return useCallback(() => current.current, [])
}
