import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { Application } from '@/api/devcenter/schemas'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { paths } from '@/lib/paths'
import { StepWizard } from '@/modules/step-wizard/StepWizard'
import { useExpandIndex } from '@/modules/step-wizard/use-expand-index'
import { showToast } from '@/ui/toast'
import { detailsModel, redirectModel, typeModel } from '../model/step-values'
import { stepAfter, stepHeads, stepIds } from '../model/steps'
import { ConnectionStep } from './ConnectionStep'
import { DetailsStep } from './DetailsStep'
import { Facts } from './Facts'
import { Identity } from './Identity'
import { Lead } from './Lead'
import { Preview } from './Preview'
import { RedirectStep } from './RedirectStep'
import { TypesStep } from './TypesStep'
import { saveToast, useStepForm } from '../hooks/use-step-form'

type FormStep = 'details' | 'types' | 'redirects'

interface WizardProps {
  /** Undefined for a new one. */
  application: Application | undefined
  /** Called when a new one is saved, before its own address is gone to. */
  onCreated: (id: string) => void
}

/** An application with its four steps (1 §4). Edits of all steps live here until saved. */
export function Wizard({ application, onCreated }: WizardProps) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const container = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number>(undefined)
  // What the reader sees while a save is under way; undefined once the page is left.
  const seen = useRef<{ open: number | undefined }>(undefined)

  const details = useStepForm(detailsModel, application, pageOf('details'))
  const types = useStepForm(typeModel, application, pageOf('types'))
  const redirects = useStepForm(redirectModel, application, pageOf('redirects'))
  const forms = { details, types, redirects }
  const appType = useWatch({ control: types.form.control, name: 'appType' })

  const unsaved = new Set<FormStep>()
  if (details.dirty) unsaved.add('details')
  if (types.dirty) unsaved.add('types')
  if (redirects.dirty) unsaved.add('redirects')
  const guard = useLeaveGuard(unsaved.size > 0)

  const heads = stepHeads(application, unsaved)
  const { open, onToggle } = useExpandIndex(heads)

  useEffect(() => {
    if (state === 'idle') seen.current = { open }
    return () => {
      seen.current = undefined
    }
  }, [open, state])

  // Where a step was closed together with the button that had the focus, it goes on at the next header. Who is elsewhere by
  // then, in a dialog or another field, stays there.
  useEffect(() => {
    if (open === undefined || open !== focusNext.current) return
    focusNext.current = undefined
    if (!document.activeElement?.contains(container.current)) return
    container.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }, [open])

  function openStep(id: number) {
    focusNext.current = id
    onToggle(id)
  }

  function pageOf(step: FormStep) {
    return {
      isOpen: () => seen.current?.open === stepIds[step],
      openRedirects: () => openStep(stepIds.redirects),
    }
  }

  async function finish(step: FormStep, saved: Application, before: Application | undefined) {
    for (const form of Object.values(forms)) form.rebase(before, saved)
    showToast({
      title: 'Success!',
      message: `Your application has successfully been ${before ? 'updated' : 'created'}`,
      tone: 'ok',
      key: saveToast,
    })
    // Whoever left the page, or opened another step, is not called back. Of a new application all others are locked.
    if (!seen.current || (before && seen.current.open !== stepIds[step])) return
    if (!before) {
      // The way back from the next step is this one, not the form of another new application.
      onCreated(saved.id)
      guard.allowNextNavigation()
      await navigate(paths.app(saved.id, { expandIndex: stepIds[step] }), { replace: true })
    }
    // Whoever goes on typing is not done with the step.
    if (forms[step].edited()) return
    focusNext.current = stepAfter(saved, step)
    await navigate(paths.app(saved.id, { expandIndex: focusNext.current }), { preventScrollReset: true })
  }

  const contents: Record<keyof typeof stepIds, ReactNode> = {
    details: (
      <DetailsStep
        step={details}
        onSaved={(...saved) => finish('details', ...saved)}
        onCancel={application ? undefined : () => void navigate(paths.applications())}
      />
    ),
    types: <TypesStep step={types} onSaved={(...saved) => finish('types', ...saved)} />,
    redirects: (
      <RedirectStep step={redirects} onSaved={(...saved) => finish('redirects', ...saved)} appType={appType} />
    ),
    connection: application && <ConnectionStep key={application.id} application={application} onOpenStep={openStep} />,
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
      <div ref={container}>
        <StepWizard steps={steps} open={open} onToggle={onToggle} />
        {guard.dialog}
      </div>
    </Lead>
  )
}
