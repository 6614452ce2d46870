import type { ReactNode } from 'react'
import { DownloadsContext } from './downloads-context'
import { useDownloads } from './use-downloads'

/** Owns the downloads of a page. They continue when their button is filtered out or closed, and end with the page. */
export function DownloadsProvider({ children }: { children: ReactNode }) {
  return <DownloadsContext value={useDownloads()}>{children}</DownloadsContext>
}
