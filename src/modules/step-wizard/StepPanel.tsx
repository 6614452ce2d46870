import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'
import type { KeyboardEvent, RefCallback } from 'react'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import type { Step } from './model'
import styles from './StepWizard.module.css'

interface StepPanelProps {
  step: Step
  /** The number that the header shows. */
  number: number
  open: boolean
  headingLevel: 2 | 3
  onToggle: () => void
  onKeyDown: (event: KeyboardEvent) => void
  headerRef: RefCallback<HTMLButtonElement>
}

/** The header and the body of one step. */
export function StepPanel({ step, number, open, headingLevel, onToggle, onKeyDown, headerRef }: StepPanelProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const locked = step.state === 'locked'
  const done = step.state === 'done' && !open
  const message = locked ? step.lockedReason : open ? undefined : step.message

  return (
    <div className={styles.step}>
      <Heading>
        <button
          ref={headerRef}
          id={`${id}-head`}
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          aria-disabled={locked || undefined}
          aria-current={step.current ? 'step' : undefined}
          onClick={locked ? undefined : onToggle}
          onKeyDown={onKeyDown}
        >
          <span className={classNames(styles.number, done && styles.done)}>
            {done ? <Icon of={Check} label={`${number}, done`} /> : number}
          </span>
          <span className={styles.title}>{step.title}</span>
          <span className={styles.message}>{message}</span>
          <Icon of={locked ? Lock : ChevronDown} />
        </button>
      </Heading>
      <div className={styles.body} id={`${id}-body`} role="group" aria-labelledby={`${id}-head`} hidden={!open}>
        {open && step.content}
      </div>
    </div>
  )
}
