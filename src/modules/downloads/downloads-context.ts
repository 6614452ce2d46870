import { createContext, useContext } from 'react'
import type { Downloads } from './use-downloads'

export const DownloadsContext = createContext<Downloads | undefined>(undefined)

/** The downloads of the surrounding page. */
export function usePageDownloads(): Downloads {
  const downloads = useContext(DownloadsContext)
  if (!downloads) throw new Error('DownloadsProvider is missing')
  return downloads
}
