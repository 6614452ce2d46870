import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { environment } from '@/config/environment'
import { docAccess, docLocation, pageFile } from '@/modules/doc-pages/doc-location'
import { markdownQuery } from '@/modules/markdown/queries'
import { splitAddress } from './model/doc-address'
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
      void queryClient.prefetchQuery(markdownQuery(file, docAccess(service)))
    },
    [queryClient, services],
  )
}
