import { useEffect, useState } from 'react'

/** Returns a value after it has not changed for `delayMs`, and a function that takes the present value at once. */
export function useDebounced<T>(value: T, delayMs: number): [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return [delayMs === 0 ? value : settled, () => setSettled(value)]
}
