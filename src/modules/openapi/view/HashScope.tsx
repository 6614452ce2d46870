import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { HashContext } from './hash-context'

/**
 * Tells the parts of an operation the hash of the address. All of them would otherwise render with every other change of
 * it, the navigation to the next operation among them.
 */
export function HashScope({ children }: { children: ReactNode }) {
  return <HashContext value={useLocation().hash}>{children}</HashContext>
}
