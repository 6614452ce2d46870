import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Params } from 'react-router-dom'
import { currentSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { readAhead } from '@/modules/current-user/read-ahead'
import { docLocation } from '@/modules/doc-pages/doc-location'
import { indexQuery, operationQuery } from '@/modules/openapi/view/queries'
import { apiAddress, documentPath, documentUrl } from './model/api-address'
import { knownAccess } from './private-access'

/** Starts the list of services at the same time as the code of the documentation, once it is known who is reading. */
export function startDocs(queryClient: QueryClient): void {
  const { status } = currentSession()
  if (status === 'anonymous') void queryClient.prefetchQuery(devcenterQueries.services(false))
  else void readAhead(queryClient, () => void queryClient.prefetchQuery(devcenterQueries.services(true)))
}

/**
 * Starts the reader, the fetch of an API document, and what is wanted of it, from the address alone: the operation
 * first, then the index.
 */
export function startApiDocument(queryClient: QueryClient, request: Request, params: Params): void {
  const address = apiAddress(params, new URL(request.url).searchParams)
  if (!address) return
  const services = queryClient.getQueryData(devcenterQueries.services(currentSession().status === 'signedIn').queryKey)
  const known = services?.find(({ slug }) => slug === address.slug)
  const place = known ?? { slug: address.slug, currentDocLocation: undefined }
  const url = documentUrl(address, docLocation(place, environment()))
  if (url === undefined) return
  const access = known ? knownAccess(queryClient, known, documentPath(address)) : 'open'
  if (address.operation) void queryClient.prefetchQuery(operationQuery(url, address.operation, access))
  void queryClient.prefetchQuery(indexQuery(url, access))
}
