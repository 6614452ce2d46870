import { createContext, useContext } from 'react'
import type { PageLocation } from '@/engines/markdown/resolve-link'

export const PageLocationContext = createContext<PageLocation | undefined>(undefined)

/** The location of the page that is being rendered. */
export function usePageLocation(): PageLocation {
  const location = useContext(PageLocationContext)
  if (!location) throw new Error('Rendered outside a Markdown page')
  return location
}
