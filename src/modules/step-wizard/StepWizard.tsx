import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { headerForKey } from './model'
import type { Step } from './model'
import { StepPanel } from './StepPanel'
import { useOpenSteps } from './use-open-steps'
import type { WizardMode } from './use-open-steps'
import styles from './StepWizard.module.css'

interface StepWizardProps {
  steps: readonly Step[]
  /** The step that is open, in the other modes the one last opened; undefined when none is. */
  open: number | undefined
  onToggle: (id: number) => void
  mode?: WizardMode
  headingLevel?: 2 | 3
}

/**
 * Numbered steps with expandable bodies (UI-7 to UI-12). Up, Down, Home and End move between the headers. The
 * content of a closed step is unmounted: what must outlive it belongs to the caller.
 */
export function StepWizard({ steps, open, onToggle, mode = 'one', headingLevel = 2 }: StepWizardProps) {
  const { isOpen, toggle } = useOpenSteps(mode, steps, open, onToggle)
  const headers = useRef<(HTMLButtonElement | null)[]>([])
  const visible = steps.filter((step) => !step.hidden)
  const openIndex = visible.findIndex((step) => step.id === open)
  const previousOpen = useRef(open)

  // A step that closes takes the focus in it along: it continues at the header of the step that opened, in the same frame.
  useLayoutEffect(() => {
    const opened = previousOpen.current !== open
    previousOpen.current = open
    const header = headers.current[openIndex]
    if (opened && header && document.activeElement?.contains(header)) header.focus()
  }, [open, openIndex])

  function move(event: KeyboardEvent, index: number) {
    const target = headerForKey(event.key, index, visible.length)
    if (target === undefined) return
    event.preventDefault()
    headers.current[target]?.focus()
  }

  return (
    <div className={styles.steps}>
      {visible.map((step, index) => (
        <StepPanel
          key={step.id}
          step={step}
          number={index + 1}
          open={step.state !== 'locked' && isOpen(step.id)}
          headingLevel={headingLevel}
          onToggle={() => toggle(step.id)}
          onKeyDown={(event) => move(event, index)}
          headerRef={(element) => {
            headers.current[index] = element
          }}
        />
      ))}
    </div>
  )
}
