import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { portalOrigin } from '@/lib/document-url'
import { pageFile } from '@/engines/documentation/doc-location'
import { pageLocation } from '@/engines/documentation/page-location'
import { markdownQuery } from '@/modules/markdown/queries'
import type { DocArea } from '@/engines/documentation/areas/doc-area'
import { useAreaLocation } from './use-area'

/** Returns a function that starts to load the page of a sidebar link, for when the pointer stays on it. */
export function useAreaPrefetch(area: DocArea): (to: string) => void {
  const queryClient = useQueryClient()
  const { location, access } = useAreaLocation(area)
  return useCallback(
    (to) => {
      const url = pageLocation(new URL(to, portalOrigin).pathname)
      if (location === undefined || !url || !('area' in url) || url.area !== area.service) return
      void queryClient.prefetchQuery(markdownQuery(pageFile(location, url.page), access))
    },
    [queryClient, area, location, access],
  )
}
