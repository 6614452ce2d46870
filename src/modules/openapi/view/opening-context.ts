import { createContext, useContext } from 'react'
import type { Printing } from '@/ui/use-printing'

interface Opening {
  /** The hash of the address, with its `#`. */
  hash: string
  /** Whether the page is being printed. */
  printing: Printing
}

export const OpeningContext = createContext<Opening>({ hash: '', printing: false })

/** What opens the parts of an operation beside the reader. */
export function useOpening(): Opening {
  return useContext(OpeningContext)
}
