import { createContext, useContext } from 'react'

/** What the parts of a page need from the frame around it: how to open its tree where there is no column for it. */
export const FrameContext = createContext<() => void>(() => undefined)

export function useOpenTree(): () => void {
  return useContext(FrameContext)
}
