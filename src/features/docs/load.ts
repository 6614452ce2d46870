import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import { currentSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { pause } from '@/lib/pause'
import { readAhead } from '@/modules/session/read-ahead'
import { apiLocation, type ApiLocation } from '@/engines/documentation/api-location'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { tocAccess } from '@/engines/documentation/document-access'
import { pageLocation } from '@/engines/documentation/page-location'
import { servicePlace, tocPath } from '@/engines/documentation/service-toc'
import { startPage, type OpenPage } from '@/modules/documentation/pages/start-page'
import { tocQuery } from '@/modules/documentation/pages/toc-query'
import { indexQuery, operationQuery } from '@/modules/openapi/view/queries'
import { currentPath } from './model/doc-url'
import { assumedService, documentSource, knownService } from './model/document-source'

/** How long requests for what is beside an operation wait for the operation, in milliseconds. */
const operationHeadStartMs = 250

/** Starts the list of services at the same time as the code of the documentation, once it is known who is reading. */
export function startDocs(queryClient: QueryClient, request: Request): void {
  const { status } = currentSession()
  if (status !== 'anonymous')
    void readAhead(queryClient, () => void queryClient.prefetchQuery(devcenterQueries.services(true)))
  else if (!apiLocation(new URL(request.url))?.operation)
    void queryClient.prefetchQuery(devcenterQueries.services(false))
}

/** Starts to read the published page that an address names, at the same time as the code of the page. */
export function startServicePage(queryClient: QueryClient, request: Request): Promise<void> | undefined {
  return startPage(queryClient, () => openServicePage(queryClient, request))
}

async function openServicePage(queryClient: QueryClient, request: Request): Promise<OpenPage | undefined> {
  const location = pageLocation(new URL(request.url).pathname)
  if (!location || !('slug' in location)) return undefined
  const { slug, page } = location
  const isVisitor = currentSession().status === 'anonymous'
  const service =
    knownService(queryClient, slug) ?? (isVisitor ? assumedService(slug) : await publicService(queryClient, slug))
  if (!service || docAccess(service) !== 'open') return undefined
  const path = currentPath(tocPath(slug, page, false), '')
  return { location: docLocation(service, environment()), page, path, place: servicePlace(slug) }
}

/** Starts to read the API document that an address names, at the same time as the code of its page. */
export function startApiDocument(queryClient: QueryClient, request: Request): void {
  const location = apiLocation(new URL(request.url))
  if (!location) return
  const service = knownService(queryClient, location.slug)
  if (currentSession().status !== 'anonymous') {
    void startPublicDocument(queryClient, location, service)
    return
  }
  const operationShown = startDocument(queryClient, location, service ?? assumedService(location.slug))
  if (location.operation) startAfter(operationShown, queryClient, devcenterQueries.services(false))
}

/** Starts a document of a public service before it is known whether the reader is signed in. */
async function startPublicDocument(queryClient: QueryClient, location: ApiLocation, known: Service | undefined) {
  const service = known ?? (await publicService(queryClient, location.slug))
  if (service) await startDocument(queryClient, location, service)
}

/** The public service of a slug; undefined if there is none, or if the list cannot be read. */
async function publicService(queryClient: QueryClient, slug: string): Promise<Service | undefined> {
  const services = await queryClient.fetchQuery(devcenterQueries.services(false)).catch(() => [])
  return services.find((service) => service.slug === slug)
}

/**
 * Requests the operation, then the index, once the table of contents allows it (DOC-16).
 * @returns when the operation is on screen, or has had its head start.
 */
async function startDocument(queryClient: QueryClient, location: ApiLocation, service: Service): Promise<void> {
  const { operation } = location
  const permitted = permittedSource(queryClient, location, service)
  const operationShown = permitted.then(
    (source) =>
      source &&
      operation &&
      queryClient.prefetchQuery(operationQuery(source.url, operation, source.access)).then(painted),
  )
  const turn = Promise.race([operationShown, pause(operationHeadStartMs)])
  const source = await permitted
  if (!source) return
  if (operation) startAfter(turn, queryClient, indexQuery(source.url, source.access))
  else void queryClient.prefetchQuery(indexQuery(source.url, source.access))
  await turn
}

/** Where the document is read from; undefined when the rules of the table of contents keep it from this reader so far. */
async function permittedSource(queryClient: QueryClient, location: ApiLocation, service: Service) {
  const folder = docLocation(service, environment())
  const isSignedIn = currentSession().status === 'signedIn'
  if (docAccess(service) === 'open') await queryClient.prefetchQuery(tocQuery(folder, tocAccess('open', isSignedIn)))
  const source = documentSource(queryClient, location, service)
  return source?.access === 'private' && currentSession().status !== 'signedIn' ? undefined : source
}

/** Starts a query when its turn has come; a component that uses the query before then waits for the same response. */
function startAfter<T, Key extends QueryKey>(
  turn: Promise<void>,
  queryClient: QueryClient,
  options: { queryKey: Key; queryFn?: QueryFunction<T, Key> | SkipToken | undefined },
) {
  const { queryFn } = options
  if (typeof queryFn !== 'function') return
  void queryClient.prefetchQuery({ ...options, queryFn: async (context) => (await turn, queryFn(context)) })
}

/** Resolves after a frame that shows what has just arrived. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
