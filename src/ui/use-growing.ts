import { startTransition, useEffect, useState } from 'react'

/** How many rows are added at a time. */
const defaultStep = 100

/**
 * Returns how many of `length` rows to render: the first step at once, the others step by step, so that no task is long.
 * When the list gets shorter and longer again, rows are added in steps again.
 */
export function useGrowing(length: number, step = defaultStep): number {
  const [grown, setGrown] = useState(step)
  const shown = Math.min(grown, Math.max(step, length))
  if (shown < grown) setGrown(shown)
  useEffect(() => {
    if (shown >= length) return undefined
    // React interrupts a transition for the reader's input.
    const timer = setTimeout(() => startTransition(() => setGrown((count) => count + step)), 0)
    return () => clearTimeout(timer)
  }, [shown, length, step])
  return Math.min(shown, length)
}
