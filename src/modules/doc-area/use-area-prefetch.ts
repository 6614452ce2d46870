import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { portalOrigin } from '@/lib/document-address'
import { pageFile } from '@/modules/doc-pages/doc-location'
import { markdownQuery } from '@/modules/markdown/queries'
import { currentAreaPath, type DocArea } from './doc-area'
import { useAreaLocation } from './use-area'

/**
 * Starts to load the page that a link of the sidebar leads to; for when the reader points at it.
 * @param without pages that are not made of markdown; what lies below them is not either.
 */
export function useAreaPrefetch(area: DocArea, without: readonly string[]): (to: string) => void {
  const queryClient = useQueryClient()
  const { location, access } = useAreaLocation(area)
  return useCallback(
    (to) => {
      const root = area.pathTo('')
      const path = currentAreaPath(area, new URL(to, portalOrigin).pathname)
      const page = path.slice(root.length)
      if (
        location === undefined ||
        !path.startsWith(root) ||
        without.some((own) => page === own || page.startsWith(`${own}/`))
      )
        return
      void queryClient.prefetchQuery(markdownQuery(pageFile(location, page), access))
    },
    [queryClient, area, location, access, without],
  )
}
