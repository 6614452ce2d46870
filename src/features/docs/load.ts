import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import type { Params } from 'react-router-dom'
import { currentSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { pause } from '@/lib/pause'
import { readAhead } from '@/modules/current-user/read-ahead'
import { docAccess, docLocation } from '@/modules/doc-pages/doc-location'
import { tocQuery } from '@/modules/doc-pages/toc-query'
import { indexQuery, operationQuery } from '@/modules/openapi/view/queries'
import { knownService, sourceOf } from './model/api-source'
import { apiAddress, type ApiAddress } from './model/api-address'

/** What stands beside an operation waits for it no longer than this, in milliseconds. */
const besideLimit = 250

/** Starts the list of services at the same time as the code of the documentation, once it is known who is reading. */
export function startDocs(queryClient: QueryClient, request: Request, params: Params): void {
  const { status } = currentSession()
  if (status !== 'anonymous')
    void readAhead(queryClient, () => void queryClient.prefetchQuery(devcenterQueries.services(true)))
  else if (!addressOf(request, params)?.operation) void queryClient.prefetchQuery(devcenterQueries.services(false))
}

/** Starts the reader, the fetch of an API document, and what is wanted of it, for visitors from the address alone. */
export function startApiDocument(queryClient: QueryClient, request: Request, params: Params): void {
  const address = addressOf(request, params)
  if (!address) return
  const known = knownService(queryClient, address)
  if (currentSession().status !== 'anonymous') {
    void startByRules(queryClient, address, known)
    return
  }
  const shown = start(queryClient, address, known)
  if (address.operation) startAfter(shown, queryClient, devcenterQueries.services(false))
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
  void start(queryClient, address, service)
}

/** The operation first, then the index. Settled when the operation is on screen, or has kept the rest waiting enough. */
async function start(queryClient: QueryClient, address: ApiAddress, known: Service | undefined): Promise<void> {
  const source = sourceOf(queryClient, address, known)
  if (!source) return
  const { url, access } = source
  if (access === 'private' && currentSession().status !== 'signedIn') return
  const { operation } = address
  if (!operation) {
    void queryClient.prefetchQuery(indexQuery(url, access))
    return
  }
  const shown = queryClient.prefetchQuery(operationQuery(url, operation, access)).then(painted)
  const turn = Promise.race([shown, pause(besideLimit)])
  startAfter(turn, queryClient, indexQuery(url, access))
  await turn
}

/** Starts a query when its turn has come; what wants its answer before then waits along. */
function startAfter<T, Key extends QueryKey>(
  turn: Promise<void>,
  queryClient: QueryClient,
  options: { queryKey: Key; queryFn?: QueryFunction<T, Key> | SkipToken | undefined },
) {
  const { queryFn } = options
  if (typeof queryFn !== 'function') return
  void queryClient.prefetchQuery({ ...options, queryFn: async (context) => (await turn, queryFn(context)) })
}

/** Settled after a frame that shows what has just arrived. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

function addressOf(request: Request, params: Params): ApiAddress | undefined {
  return apiAddress(params, new URL(request.url).searchParams)
}
