import type { ReactNode } from 'react'
import { DownloadsContext } from './downloads-context'
import { useDownloads } from './use-downloads'

/** Holds the downloads of a page: they go on when what started them is filtered out or closed, and end with the page. */
export function DownloadsProvider({ children }: { children: ReactNode }) {
  return <DownloadsContext value={useDownloads()}>{children}</DownloadsContext>
}
