import { useCallback } from 'react'
import { useFormatNumber } from './use-format-number'

/** Returns a number with its noun: "1 field", "1,233 fields". */
export type CountText = (count: number, one: string, many?: string) => string

/** Returns a function that writes a count in the person's locale. The plural ends with s unless given. */
export function useCountText(): CountText {
  const formatNumber = useFormatNumber()
  return useCallback(
    (count, one, many = `${one}s`) => `${formatNumber(count)} ${count === 1 ? one : many}`,
    [formatNumber],
  )
}
