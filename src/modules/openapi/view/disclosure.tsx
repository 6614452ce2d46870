import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { decode } from '@/lib/percent-encoding'
import { usePrinting, type Printing } from '@/ui/use-printing'

interface Opening {
  /** The hash of the address, with its `#`. */
  hash: string
  /** Whether the page is being printed. */
  printing: Printing
}

const OpeningContext = createContext<Opening>({ hash: '', printing: false })

/**
 * Provides the parts of an operation with the hash of the address and the state of printing. If each part read them itself,
 * it would render with every change of the address, such as the navigation to the next operation.
 */
export function OpeningScope({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const printing = usePrinting()
  const opening = useMemo(() => ({ hash, printing }), [hash, printing])
  return <OpeningContext value={opening}>{children}</OpeningContext>
}

/**
 * State of a part that opens: open when the reader opens it, while printing, and when the address leads to a place within.
 * @param id anchor of the part; anchors within begin with it and a dot.
 * @param onPaper whether it opens for printing: `prepared` only where the page can prepare for it, because the content has
 *   to be requested.
 */
export function useDisclosure(
  id: string,
  isInitiallyOpen = false,
  onPaper: 'always' | 'prepared' | 'never' = 'always',
): { isOpen: boolean; toggle: () => void } {
  const { hash, printing } = useContext(OpeningContext)
  const isTarget = leadsInto(hash, id)
  const [state, setState] = useState({ isOpen: isInitiallyOpen || isTarget, hash })
  if (state.hash !== hash) setState({ isOpen: state.isOpen || isTarget, hash })
  return {
    isOpen: state.isOpen || (printing !== false && (onPaper === 'always' || onPaper === printing)),
    toggle: () => setState({ isOpen: !state.isOpen, hash }),
  }
}

function leadsInto(hash: string, id: string): boolean {
  const target = decode(hash.slice(1))
  return target.startsWith(`${id}.`) || (target === id && id.startsWith('response'))
}

/**
 * Position of the alternative that the address leads into; 0 when it leads elsewhere.
 * @param ids anchors of the alternatives; the last match counts where one begins with another.
 */
export function useTargetIndex(ids: readonly string[]): number {
  const target = decode(useContext(OpeningContext).hash.slice(1))
  return Math.max(
    ids.findLastIndex((id) => target.startsWith(`${id}.`)),
    0,
  )
}
