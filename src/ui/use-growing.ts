import { startTransition, useEffect, useState } from 'react'

/** Rows that are put into the document at a time, unless the caller's rows are heavier. */
const usualStep = 100

/**
 * How many of `length` rows to render now: the first ones at once, the rest in steps, so that no long task arises. Rows
 * that went away and come back come in steps again.
 */
export function useGrowing(length: number, step = usualStep): number {
  const [grown, setGrown] = useState(step)
  const shown = Math.min(grown, Math.max(step, length))
  if (shown < grown) setGrown(shown)
  useEffect(() => {
    if (shown >= length) return undefined
    // As a transition the rows are made in slices, and what the reader does comes first.
    const timer = setTimeout(() => startTransition(() => setGrown((count) => count + step)), 0)
    return () => clearTimeout(timer)
  }, [shown, length, step])
  return Math.min(shown, length)
}
