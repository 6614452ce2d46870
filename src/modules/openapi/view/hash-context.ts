import { createContext, useContext } from 'react'

export const HashContext = createContext('')

/** The hash of the address, with its `#`. */
export function useHash(): string {
  return useContext(HashContext)
}
