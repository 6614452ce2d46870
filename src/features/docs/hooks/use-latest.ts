import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { documentPath, documentUrl } from '@/modules/doc-pages/api-address'
import { accessOf, type Access } from '@/modules/doc-pages/document-access'
import { docAccess, docLocation } from '@/modules/doc-pages/doc-location'
import { readOperation } from '@/modules/openapi/engine/client'
import type { DocumentIndex, OperationView, TagView } from '@/modules/openapi/document/types'
import { latestSibling } from '@/modules/openapi/model/sibling'
import { indexQuery } from '@/modules/openapi/view/queries'
import type { TreeEntry } from '@/modules/toc-tree/tree-entry'
import { operationPath } from '../model/operation-address'
import { useServiceToc } from './use-service-toc'

/** More documents of a service than these are not searched. */
const mostDocuments = 8

/** An operation, or a whole document by its tags. */
type Subject = Pick<OperationView, 'path' | 'method' | 'webhook' | 'title' | 'operationId' | 'tags' | 'hasGroup'>

interface Shown {
  operation: Subject | undefined
  index: DocumentIndex | undefined
  service: Service
  doc: string
}

/** Another API document of the same service. */
interface Other {
  doc: string
  url: string
  access: Access
}

/**
 * The latest version of an operation or document that is not the latest itself, and where it is (decisions, Documentation). The
 * service's other documents are read one after the other until one holds it: each may be large, and the reader keeps few.
 */
export function useLatest({ operation, index, service, doc }: Shown): { tag: TagView; to: string } | undefined {
  const outdated = operation?.hasGroup === true && !operation.tags.some(({ latest }) => latest)
  const { toc } = useServiceToc(service, outdated && service.id !== '')
  const { slug } = service
  const location = docLocation(service, environment())
  const serviceAccess = docAccess(service)
  const others = useMemo(
    () =>
      documentsOf(toc.entries)
        .filter((other) => other !== doc)
        .slice(0, mostDocuments)
        .flatMap((other): Other[] => {
          const url = documentUrl({ slug, doc: other }, location)
          const rule = toc.privatePaths.get(documentPath({ slug, doc: other }))
          return url === undefined ? [] : [{ doc: other, url, access: accessOf(rule, serviceAccess) }]
        }),
    [toc, doc, slug, location, serviceAccess],
  )
  const queryClient = useQueryClient()
  const own = outdated && index ? latestSibling(operation, index, []) : undefined
  const asked = outdated && index && !own ? toAsk(others, { operation, index, queryClient }) : []
  const answers = useQueries({ queries: asked.map(({ url, access }) => indexQuery(url, access)) })
  useHeld(index?.url, operation, asked.length)
  if (!outdated || !index) return undefined

  // By the status, so that a failure draws anew too: the next one is asked for then.
  const read = answers.flatMap(({ status, data }) => (status === 'success' ? data : []))
  const latest = own ?? latestSibling(operation, index, read)
  if (!latest) return undefined
  const place = others.find(({ url }) => url === latest.url)?.doc ?? doc
  const to = latest.operation
    ? operationPath(service.name ?? slug, place, latest.operation)
    : paths.apiDocument(slug, { doc: place })
  return { tag: latest.tag, to }
}

/** A document as what `useLatest` looks for: it is an older version when none of its grouped tags is the latest. */
export function documentSubject({ tags }: DocumentIndex): Subject {
  const hasGroup = tags.some(({ groupBy }) => groupBy !== undefined)
  return { path: '', method: '', webhook: false, title: '', tags, hasGroup }
}

interface Search {
  operation: Subject
  index: DocumentIndex
  queryClient: QueryClient
}

/** The documents that have been read or could not be, up to the one that holds the latest, and the next. */
function toAsk(others: readonly Other[], { operation, index, queryClient }: Search): Other[] {
  const last = others.findIndex(({ url, access }) => {
    const state = queryClient.getQueryState(indexQuery(url, access).queryKey)
    if (state === undefined || state.status === 'pending') return true
    return state.data !== undefined && latestSibling(operation, index, [state.data]) !== undefined
  })
  return last < 0 ? [...others] : others.slice(0, last + 1)
}

/**
 * Keeps the document on screen with the reader, which drops the one that was used least recently: with each further
 * document that is asked for, the one on screen is used too. One that is held needs no token.
 */
function useHeld(url: string | undefined, operation: Subject | undefined, asked: number): void {
  const { path, method, webhook } = operation ?? {}
  useEffect(() => {
    if (asked < 2 || url === undefined || !path || method === undefined) return undefined
    const over = new AbortController()
    readOperation({ url }, { path, method, ...(webhook && { webhook }) }, over.signal).catch(() => undefined)
    return () => over.abort()
  }, [url, path, method, webhook, asked])
}

/** The API documents that a table of contents lists. */
function documentsOf(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap(({ to, children }) => {
    const doc = to?.includes('/api-doc?') ? new URLSearchParams(to.split('?')[1]).get('doc') : null
    return [...(doc === null ? [] : [doc]), ...documentsOf(children)]
  })
}
