import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { environment } from '@/config/environment'
import { apiLocation } from '@/engines/documentation/api-location'
import { docLocation, pageFile } from '@/engines/documentation/doc-location'
import { tocPath } from '@/engines/documentation/service-toc'
import { pageLocation } from '@/engines/documentation/page-location'
import { markdownQuery } from '@/modules/markdown/queries'
import { indexQuery, operationQuery } from '@/modules/openapi/view/queries'
import { currentPath } from '../model/doc-url'
import { assumedService, documentSource, knownAccess, knownService } from '../model/document-source'
import { serviceOf, useServices } from '@/modules/documentation/pages/use-services'

/** Returns a function that starts to load the target of a link of the sidebar, for when the reader points at the link. */
export function usePagePrefetch(): (to: string) => void {
  const queryClient = useQueryClient()
  const { services } = useServices()
  return useCallback(
    (to) => {
      const address = pageLocation(new URL(to, 'http://portal.invalid').pathname)
      const service = address && 'slug' in address && services && serviceOf(services, address.slug)
      if (!service) return prefetchOperation(queryClient, to)
      const file = pageFile(docLocation(service, environment()), address.page)
      const path = currentPath(tocPath(service.slug, address.page, false), '')
      void queryClient.prefetchQuery(markdownQuery(file, knownAccess(queryClient, service, path)))
    },
    [queryClient, services],
  )
}

/** Prefetches an operation of an open document. It does not fetch a document for that, which may be large. */
function prefetchOperation(queryClient: QueryClient, to: string): void {
  const address = apiLocation(new URL(to, 'http://portal.invalid'))
  if (!address?.operation) return
  const service = knownService(queryClient, address.slug) ?? assumedService(address.slug)
  const source = documentSource(queryClient, address, service)
  if (!source || !queryClient.getQueryData(indexQuery(source.url).queryKey)) return
  void queryClient.prefetchQuery(operationQuery(source.url, address.operation, source.access))
}
