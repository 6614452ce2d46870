import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so many milliseconds, and how to take it as it is now. */
export function useDebounced<T>(value: T, delayMs: number): [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return [delayMs === 0 ? value : settled, () => setSettled(value)]
}
