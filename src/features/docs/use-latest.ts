import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { docAccess, docLocation } from '@/modules/doc-pages/doc-location'
import type { DocumentIndex, OperationView, TagView } from '@/modules/openapi/engine/types'
import { latestSibling } from '@/modules/openapi/model/sibling'
import { indexQuery } from '@/modules/openapi/view/queries'
import type { TreeEntry } from '@/modules/toc-tree/tree-entry'
import { documentPath, documentUrl, operationPath } from './model/api-address'
import { useServiceToc } from './use-service-toc'

/** More documents of a service than these are not searched. */
const mostDocuments = 8

interface Shown {
  operation: OperationView | undefined
  index: DocumentIndex | undefined
  service: Service
  doc: string
}

/** The latest version of an operation that is not the latest itself, and where it is (decisions, Documentation). */
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
        .flatMap((other) => {
          const url = documentUrl({ slug, doc: other }, location)
          const marked = toc.privatePaths.has(documentPath({ slug, doc: other }))
          return url === undefined ? [] : [{ doc: other, url, access: marked ? 'private' : serviceAccess } as const]
        }),
    [toc, doc, slug, location, serviceAccess],
  )
  const own = outdated && index ? latestSibling(operation, index, []) : undefined
  const ask = outdated && index !== undefined && own === undefined
  const indexes = useQueries({ queries: ask ? others.map(({ url, access }) => indexQuery(url, access)) : [] })
  if (!outdated || !index) return undefined

  const read = indexes.flatMap(({ data }) => data ?? [])
  const latest = own ?? latestSibling(operation, index, read)
  if (!latest) return undefined
  const place = others.find(({ url }) => url === latest.url)?.doc ?? doc
  const to = latest.operation
    ? operationPath(service.name ?? slug, place, latest.operation)
    : paths.apiDocument(slug, { doc: place })
  return { tag: latest.tag, to }
}

/** The API documents that a table of contents lists. */
function documentsOf(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap(({ to, children }) => {
    const doc = to?.includes('/api-doc?') ? new URLSearchParams(to.split('?')[1]).get('doc') : null
    return [...(doc === null ? [] : [doc]), ...documentsOf(children)]
  })
}
