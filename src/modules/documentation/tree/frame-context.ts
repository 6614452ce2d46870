import { createContext, useContext } from 'react'

/** Opens the tree of the surrounding `TreeFrame` in a drawer, for windows too narrow for a column. */
export const FrameContext = createContext<() => void>(() => undefined)

export function useOpenTree(): () => void {
  return useContext(FrameContext)
}
