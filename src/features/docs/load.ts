import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import type { Params } from 'react-router-dom'
import { currentSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { readAhead } from '@/modules/current-user/read-ahead'
import { docAccess, docLocation } from '@/modules/doc-pages/doc-location'
import { tocQuery } from '@/modules/doc-pages/toc-query'
import { indexQuery, operationQuery } from '@/modules/openapi/view/queries'
import { knownService, sourceOf } from './api-source'
import { apiAddress, type ApiAddress } from './model/api-address'

/** Starts the list of services at the same time as the code of the documentation, once it is known who is reading. */
export function startDocs(queryClient: QueryClient): void {
  const { status } = currentSession()
  if (status === 'anonymous') void queryClient.prefetchQuery(devcenterQueries.services(false))
  else void readAhead(queryClient, () => void queryClient.prefetchQuery(devcenterQueries.services(true)))
}

/** Starts the reader, the fetch of an API document, and what is wanted of it, for visitors from the address alone. */
export function startApiDocument(queryClient: QueryClient, request: Request, params: Params): void {
  const address = apiAddress(params, new URL(request.url).searchParams)
  if (!address) return
  const { status } = currentSession()
  const known = knownService(queryClient, address)
  if (status === 'anonymous') start(queryClient, address, known)
  else void startByRules(queryClient, address, known)
}

/**
 * For somebody who has a token, or may have one: whether it goes along is in the table of contents (2 §7). What is
 * open to everybody starts before it is known who is reading.
 */
async function startByRules(queryClient: QueryClient, address: ApiAddress, known: Service | undefined) {
  const listed = known ? [known] : await queryClient.fetchQuery(devcenterQueries.services(false)).catch(() => [])
  const service = listed.find(({ slug }) => slug === address.slug)
  if (!service) return
  const location = docLocation(service, environment())
  if (docAccess(service) === 'open') await queryClient.prefetchQuery(tocQuery(location, 'open'))
  start(queryClient, address, service)
}

/** The operation first, then the index. */
function start(queryClient: QueryClient, address: ApiAddress, known: Service | undefined) {
  const source = sourceOf(queryClient, address, known)
  if (!source) return
  const { url, access } = source
  if (access === 'private' && currentSession().status !== 'signedIn') return
  if (address.operation) void queryClient.prefetchQuery(operationQuery(url, address.operation, access))
  void queryClient.prefetchQuery(indexQuery(url, access))
}
