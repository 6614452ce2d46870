import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePrinting } from '@/ui/use-printing'
import { OpeningContext } from './opening-context'

/**
 * Tells the parts of an operation the hash of the address and when it is printed. Each of them would otherwise render
 * with every other change of the address, the navigation to the next operation among them, and listen on its own.
 */
export function OpeningScope({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const printing = usePrinting()
  const opening = useMemo(() => ({ hash, printing }), [hash, printing])
  return <OpeningContext value={opening}>{children}</OpeningContext>
}
