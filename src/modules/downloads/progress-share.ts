import type { Progress } from '@/api/content/file'

/** The attributes of a `progress` element; without a total the bar only moves. */
export function progressShare({ received, total }: Progress): { value?: number; max?: number } {
  return total === undefined ? {} : { value: received, max: total }
}
