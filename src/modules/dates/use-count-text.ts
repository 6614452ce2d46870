import { useCallback } from 'react'
import { useFormatNumber } from './use-format-number'

/** A number with the word for what is counted: "1 field", "1,233 fields". */
export type CountText = (count: number, one: string, many?: string) => string

/** Counts things in words, the number as the person chose in Display Settings (2 §9). The plural is with an s unless given. */
export function useCountText(): CountText {
  const number = useFormatNumber()
  return useCallback((count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`, [number])
}
