import type { ReactNode } from 'react'

/** One step of a wizard. */
export interface Step {
  /** The fixed number of the step in the address (`expandIndex`); the number shown counts the visible steps. */
  id: number
  title: string
  /** What is in the step, told while it is closed. */
  message?: string | undefined
  state?: 'done' | 'locked' | undefined
  /** Why a locked step cannot be opened. */
  lockedReason?: string | undefined
  /** Where the reader is: marked, whether open or not. */
  current?: boolean | undefined
  hidden?: boolean | undefined
  /** In the document only while the step is open. */
  content: ReactNode
}

type StepState = Pick<Step, 'id' | 'state' | 'hidden'>

/**
 * The step an address opens: the one it names, for a hidden one the next visible, and the first for none, 0,
 * nonsense or a step that is locked, unless the step given initially says otherwise (2 §2).
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

/** Where a key moves the focus among `count` headers, from the one at `index`; undefined for other keys. */
export function headerForKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
