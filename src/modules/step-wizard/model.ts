import type { ReactNode } from 'react'

/** One step of a wizard. */
export interface Step {
  /** The fixed number of the step in the address (`expandIndex`); the header shows its position among the visible steps. */
  id: number
  title: string
  /** Summarizes the content while the step is closed. */
  message?: string | undefined
  state?: 'done' | 'locked' | undefined
  /** Why a locked step cannot be opened. */
  lockedReason?: string | undefined
  /** Whether this is the step of the page on screen; marked, open or not. */
  current?: boolean | undefined
  hidden?: boolean | undefined
  /** Rendered only while the step is open. */
  content: ReactNode
}

type StepState = Pick<Step, 'id' | 'state' | 'hidden'>

/**
 * The step that an address opens: the one it names; for a hidden step the next visible one; without a step, and for an
 * unknown or locked one, the initial step, else the first (UI-9, APP-20).
 */
export function stepToOpen(
  steps: readonly StepState[],
  expandIndex: string | null,
  initial?: number,
): number | undefined {
  const visible = steps.filter((step) => !step.hidden)
  const named = steps.find((step) => String(step.id) === expandIndex)
  const target = named?.hidden ? visible.find((step) => step.id > named.id) : named
  if (target && target.state !== 'locked') return target.id
  return (visible.find((step) => step.id === initial && step.state !== 'locked') ?? visible[0])?.id
}

/** The visible step after this one; undefined after the last. */
export function nextStep(steps: readonly StepState[], id: number): number | undefined {
  return steps.find((step) => !step.hidden && step.id > id)?.id
}

/** The index of the header that a key moves the focus to, among `count` headers; undefined for other keys. */
export function headerForKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
