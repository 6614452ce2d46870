import { decode } from '@/lib/decode'
import { useOpening } from './opening-context'

/**
 * Which of several things that are shown in turn the address leads into; the first when it leads elsewhere.
 * @param ids their anchors, what lies within continues them; the later one counts where one begins with another.
 */
export function useLedTo(ids: readonly string[]): number {
  const { hash } = useOpening()
  const target = decode(hash.slice(1))
  return Math.max(
    ids.findLastIndex((id) => target.startsWith(`${id}.`)),
    0,
  )
}
