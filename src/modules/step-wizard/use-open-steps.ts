import { useState } from 'react'
import type { Step } from './model'

/** How many steps may be open: one, several, or several with all of them open at first. */
export type WizardMode = 'one' | 'multiple' | 'all'

interface OpenSteps {
  isOpen: (id: number) => boolean
  toggle: (id: number) => void
}

/**
 * Which steps are open. With one at a time that is the caller's `open`; otherwise the wizard remembers the others
 * itself, and `open` is the step last opened.
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
    // Closing a step that is not the caller's leaves the caller's alone.
    if (mode === 'one' || id === open || !isOpen(id)) onToggle(id)
  }

  return { isOpen, toggle }
}
