import { useEffect, useState } from 'react'

/** Rows that are put into the document at a time. */
const step = 100

/** How many of `length` rows to render now: the first ones at once, the rest in steps, so that no long task arises. */
export function useGrowing(length: number): number {
  const [shown, setShown] = useState(step)
  useEffect(() => {
    if (shown >= length) return undefined
    const timer = setTimeout(() => setShown((count) => count + step), 0)
    return () => clearTimeout(timer)
  }, [shown, length])
  return Math.min(shown, length)
}
