import { useState } from 'react'
import type { Step } from './model'

/** How many steps may be open: one, several, or several with all of them open at first (UI-8). */
export type WizardMode = 'one' | 'multiple' | 'all'

interface OpenSteps {
  isOpen: (id: number) => boolean
  toggle: (id: number) => void
}

/**
 * Which steps are open. In mode `one` that is the caller's `open`; in the other modes the wizard keeps the open steps, and
 * `open` is the one opened last.
 */
export function useOpenSteps(
  mode: WizardMode,
  steps: readonly Step[],
  open: number | undefined,
  onToggle: (id: number) => void,
): OpenSteps {
  const [last, setLast] = useState(open)
  const [several, setSeveral] = useState(
    () => new Set(mode === 'all' ? steps.filter((step) => step.state !== 'locked').map((step) => step.id) : [open]),
  )

  if (open !== last) {
    setLast(open)
    setSeveral(new Set(several).add(open))
  }

  function isOpen(id: number): boolean {
    return mode === 'one' ? id === open : several.has(id)
  }

  function toggle(id: number) {
    const next = new Set(several)
    if (!next.delete(id)) next.add(id)
    setSeveral(next)
    // Closing another step than the caller's does not change the caller's.
    if (mode === 'one' || id === open || !isOpen(id)) onToggle(id)
  }

  return { isOpen, toggle }
}
