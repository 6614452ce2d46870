import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { portalOrigin } from '@/lib/document-address'
import { pageFile } from '@/engines/documentation/doc-location'
import { pageAddress } from '@/engines/documentation/page-address'
import { markdownQuery } from '@/modules/markdown/queries'
import type { DocArea } from '@/engines/documentation/areas/doc-area'
import { useAreaLocation } from './use-area'

/** Returns a function that starts to load the page of a sidebar link, for when the pointer stays on it. */
export function useAreaPrefetch(area: DocArea): (to: string) => void {
  const queryClient = useQueryClient()
  const { location, access } = useAreaLocation(area)
  return useCallback(
    (to) => {
      const address = pageAddress(new URL(to, portalOrigin).pathname)
      if (location === undefined || !address || !('area' in address) || address.area !== area.service) return
      void queryClient.prefetchQuery(markdownQuery(pageFile(location, address.page), access))
    },
    [queryClient, area, location, access],
  )
}
