import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router-dom'

/** Where the reader left the entry of the history that is on screen; undefined when it was not there before. */
export function useSavedScroll(): number | undefined {
  // The router tells this only to its own ScrollRestoration.
  const position = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition
  return typeof position === 'number' ? position : undefined
}
