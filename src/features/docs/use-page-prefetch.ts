import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { environment } from '@/config/environment'
import { docLocation, pageFile } from '@/modules/doc-pages/doc-location'
import { markdownQuery } from '@/modules/markdown/queries'
import { currentPath, splitAddress, tocPath } from './model/doc-address'
import { knownAccess } from './private-access'
import { serviceOf, useServices } from './use-services'

/** Starts to load the page that a link of the sidebar leads to; for when the reader points at it. */
export function usePagePrefetch(): (to: string) => void {
  const queryClient = useQueryClient()
  const { services } = useServices()
  return useCallback(
    (to) => {
      const address = splitAddress(to)
      const service = address && services && serviceOf(services, address.slug)
      if (!service) return
      const file = pageFile(docLocation(service, environment()), address.page)
      const path = currentPath(tocPath(service.slug, address.page, false), '')
      void queryClient.prefetchQuery(markdownQuery(file, knownAccess(queryClient, service, path)))
    },
    [queryClient, services],
  )
}
