import { useState } from 'react'
import { decode } from '@/lib/decode'
import { useOpening } from './opening-context'

/**
 * What can be opened: open when the reader says so, while printing, and when the address leads to a place within.
 * @param id anchor of the part; places within begin with it and a dot.
 * @param onPaper whether it opens for printing: always, never, or only where the page can prepare for it because what is
 *   within has to be asked for.
 */
export function useDisclosure(
  id: string,
  initially = false,
  onPaper: 'always' | 'prepared' | 'never' = 'always',
): { open: boolean; toggle: () => void } {
  const { hash, printing } = useOpening()
  const led = leadsInto(hash, id)
  const [state, setState] = useState({ open: initially || led, hash })
  if (state.hash !== hash) setState({ open: state.open || led, hash })
  return {
    open: state.open || (printing !== false && (onPaper === 'always' || onPaper === printing)),
    toggle: () => setState({ open: !state.open, hash }),
  }
}

function leadsInto(hash: string, id: string): boolean {
  const target = decode(hash.slice(1))
  return target.startsWith(`${id}.`) || (target === id && id.startsWith('response'))
}
