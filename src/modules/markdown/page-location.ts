import { createContext, useContext } from 'react'
import type { PageLocation } from './resolve-link'

export const PageLocationContext = createContext<PageLocation | undefined>(undefined)

/** Where the page that is being rendered lives. */
export function usePageLocation(): PageLocation {
  const location = useContext(PageLocationContext)
  if (!location) throw new Error('Rendered outside a markdown page')
  return location
}
