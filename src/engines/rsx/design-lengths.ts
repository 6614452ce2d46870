import { listOf } from '@/lib/phrases'
import type { DesignRule } from './rule-model'

/** Lengths in words: "8 to 10 characters", "6 or 8 to 10, 12 or 22 characters"; empty where the design has none. */
export function lengthsText({ minLengths, maxLengths }: Pick<DesignRule, 'minLengths' | 'maxLengths'>): string {
  const [least, longest] = [minLengths, maxLengths].map((lengths) => listOf(lengths.map(String), 'or'))
  if (maxLengths.length === 0) return minLengths.length === 0 ? '' : `at least ${least} characters`
  if (minLengths.length === 0) return `at most ${longest} characters`
  return least === longest ? `${longest} characters` : `${least} to ${longest} characters`
}
