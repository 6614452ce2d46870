import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { portalOrigin } from '@/lib/document-address'
import { pageFile } from '@/modules/doc-pages/doc-location'
import { markdownQuery } from '@/modules/markdown/queries'
import { currentAreaPath, type DocArea } from './doc-area'
import { useAreaLocation } from './use-area'

/**
 * Returns a function that starts to load the page of a sidebar link, for when the pointer stays on it.
 * @param toolPages Pages that are not Markdown, and neither are the pages below them.
 */
export function useAreaPrefetch(area: DocArea, toolPages: readonly string[]): (to: string) => void {
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
        toolPages.some((tool) => page === tool || page.startsWith(`${tool}/`))
      )
        return
      void queryClient.prefetchQuery(markdownQuery(pageFile(location, page), access))
    },
    [queryClient, area, location, access, toolPages],
  )
}
