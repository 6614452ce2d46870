import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { documentPath, documentUrl } from '@/engines/documentation/api-location'
import { accessOf, type Access } from '@/engines/documentation/document-access'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { readOperation } from '@/workers/openapi/client'
import type { DocumentIndex, OperationView, TagView } from '@/engines/openapi/document/types'
import { latestSibling } from '@/engines/openapi/model/sibling'
import { indexQuery } from '@/modules/openapi/view/queries'
import { operationPath } from '@/engines/openapi/model/operation-path'
import { useServiceToc } from '@/modules/documentation/pages/use-service-toc'
import { listedDocuments } from '../model/listed-documents'

/** How many documents of a service are searched at most. */
const maxSearchedDocuments = 8

/** The operation, or the document with its tags, of which a later version is searched for. */
type Subject = Pick<OperationView, 'path' | 'method' | 'webhook' | 'title' | 'operationId' | 'tags'>

interface Search {
  /** Undefined while it is being read. */
  operation: Subject | undefined
  index: DocumentIndex | undefined
  service: Service
  doc: string
}

/** The latest version of what is on screen. While it is being searched for, the tag is assumed and the addresses are empty. */
interface Latest {
  tag: TagView
  to: string
  /** The page that compares both documents; absent if both versions are in one document. */
  comparison?: string
}

/** Another API document of the same service. */
interface Other {
  doc: string
  url: string
  access: Access
}

/**
 * Finds the latest version of an operation or document that is not the latest itself (DOC-35). The service's other
 * documents are read one after the other until one has it: each may be large, and the reader caches few.
 */
export function useLatest({ operation, index, service, doc }: Search): Latest | undefined {
  const own = operation?.tags.find(({ groupBy }) => groupBy !== undefined)
  const isOutdated = own !== undefined && !operation?.tags.some(({ latest }) => latest)
  const { toc, pending } = useServiceToc(service, isOutdated && service.id !== '')
  const { slug } = service
  const location = docLocation(service, environment())
  const serviceAccess = docAccess(service)
  const others = useMemo(
    () =>
      listedDocuments(toc.entries)
        .map((listed) => listed.doc)
        .filter((other) => other !== doc)
        .slice(0, maxSearchedDocuments)
        .flatMap((other): Other[] => {
          const url = documentUrl({ slug, doc: other }, location)
          const rule = toc.privatePaths.get(documentPath({ slug, doc: other }))
          return url === undefined ? [] : [{ doc: other, url, access: accessOf(rule, serviceAccess) }]
        }),
    [toc, doc, slug, location, serviceAccess],
  )
  const queryClient = useQueryClient()
  const within = isOutdated && operation && index ? latestSibling(operation, index, []) : undefined
  const isElsewhere = isOutdated && operation && index && !within
  const requested = isElsewhere ? toRequest(others, { operation, index, queryClient }) : []
  const answers = useQueries({ queries: requested.map(({ url, access }) => indexQuery(url, access)) })
  useCached(index?.url, operation, requested.length)
  if (!isOutdated || !operation) return undefined

  // Reads `status`, so that a failure renders too and the next document is requested.
  const indexes = answers.flatMap(({ status, data }) => (status === 'success' ? data : []))
  const latest = within ?? (index && latestSibling(operation, index, indexes))
  if (!latest) {
    const isSearching = !index || service.id === '' || pending || answers.some(({ status }) => status === 'pending')
    return isSearching ? { tag: { ...own, latest: true }, to: '', comparison: '' } : undefined
  }
  const place = others.find(({ url }) => url === latest.url)?.doc ?? doc
  const to = latest.operation
    ? operationPath(service.name ?? slug, place, latest.operation)
    : paths.apiDocument(slug, { doc: place })
  if (place === doc) return { tag: latest.tag, to }
  const { path, method, webhook } = operation
  const read = path !== '' && { path, method, ...(webhook && { webhook: 'true' as const }) }
  return { tag: latest.tag, to, comparison: paths.apiComparison(slug, { from: doc, to: place, ...read }) }
}

/** A document as the subject of `useLatest`: it is an older version when none of its grouped tags is the latest. */
export function documentSubject({ tags }: DocumentIndex): Subject {
  return { path: '', method: '', webhook: false, title: '', tags }
}

interface Known {
  operation: Subject
  index: DocumentIndex
  queryClient: QueryClient
}

/** The documents to request: those that are settled, up to the one that has the latest version, and the next. */
function toRequest(others: readonly Other[], { operation, index, queryClient }: Known): Other[] {
  const last = others.findIndex(({ url, access }) => {
    const state = queryClient.getQueryState(indexQuery(url, access).queryKey)
    if (state === undefined || state.status === 'pending') return true
    return state.data !== undefined && latestSibling(operation, index, [state.data]) !== undefined
  })
  return last < 0 ? [...others] : others.slice(0, last + 1)
}

/**
 * Keeps the document on screen in the reader's cache, which evicts the least recently used one: uses it again with each
 * further document that is requested. A cached document needs no token.
 */
function useCached(url: string | undefined, operation: Subject | undefined, requestCount: number): void {
  const { path, method, webhook } = operation ?? {}
  useEffect(() => {
    if (requestCount < 2 || url === undefined || !path || method === undefined) return undefined
    const controller = new AbortController()
    readOperation({ url }, { path, method, ...(webhook && { webhook }) }, controller.signal).catch(() => undefined)
    return () => controller.abort()
  }, [url, path, method, webhook, requestCount])
}
