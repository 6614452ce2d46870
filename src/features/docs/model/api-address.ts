import { paths } from '@/lib/paths'
import type { IndexedOperation, OperationKey } from '@/modules/openapi/engine/types'
import { isInternal } from '@/modules/openapi/model/title'

/** What an address of the API reference names (2 §2; decisions, Documentation). */
export interface ApiAddress {
  /** Slug of the service. */
  slug: string
  /** `{slug}/{path under the service's location}`. */
  doc: string
  /** Absent: the document's overview. */
  operation?: OperationKey
  /** The address says that it is for staff. */
  internal?: boolean
  /** Title or operation id that the path names, for an address without `path` and `method`. */
  named?: string
}

interface Params {
  serviceSlug?: string | undefined
  doc?: string | undefined
  api?: string | undefined
}

/** Reads both forms of the address; the query wins over the path. Undefined when no document is named. */
export function apiAddress(params: Params, search: URLSearchParams): ApiAddress | undefined {
  const doc = search.get('doc') ?? below(params.serviceSlug, params.doc)
  const [slug = '', ...rest] = doc.split('/')
  if (slug === '' || rest.join('') === '') return undefined
  const path = search.get('path')
  const method = search.get('method')
  const internal = search.get('internal') === 'true' && { internal: true }
  if (path === null || method === null) return { slug, doc, ...internal, ...(params.api && { named: params.api }) }
  const webhook = search.get('webhook') === 'true'
  return { slug, doc, ...internal, operation: { path, method: method.toUpperCase(), ...(webhook && { webhook }) } }
}

/** A document that the path names lies under the service of the path, which it may or may not repeat. */
function below(slug: string | undefined, file = ''): string {
  return slug === undefined || file.startsWith(`${slug}/`) ? file : `${slug}/${file}`
}

/** Address of the document's file; undefined when `doc` leads out of the service's documentation. */
export function documentUrl({ slug, doc }: Pick<ApiAddress, 'slug' | 'doc'>, location: string): string | undefined {
  const file = doc
    .slice(slug.length + 1)
    .split('/')
    .map(encodeURIComponent)
    .join('/')
  const url = URL.parse(file, location)
  return url?.href.startsWith(location) ? url.href : undefined
}

/** The path under which the sidebar's entries know the document. */
export function documentPath({ slug, doc }: Pick<ApiAddress, 'slug' | 'doc'>): string {
  return `/docs/${slug}/api-doc?doc=${doc}`
}

/** The document that a path of the sidebar's entries leads to; undefined for every other page. */
export function documentOfPath(path: string): string | undefined {
  return /^\/docs\/[^/]*\/api-doc\?doc=(.+)$/s.exec(path)?.[1]
}

/** Path of an operation's page. */
export function operationPath(service: string, doc: string, operation: IndexedOperation): string {
  const { path, method, title, webhook } = operation
  return paths.endpoint(service, title, {
    path,
    method,
    doc,
    internal: isInternal(operation) ? 'true' : undefined,
    webhook: webhook ? 'true' : undefined,
  })
}

/** The only operation that a name in the address can mean: an operation id or a title with dashes. */
export function namedOperation(operations: readonly IndexedOperation[], name: string): IndexedOperation | undefined {
  const wanted = dashed(name)
  const byId = operations.filter(({ operationId }) => operationId === name)
  const found = byId.length > 0 ? byId : operations.filter(({ title }) => dashed(title) === wanted)
  return found.length === 1 ? found[0] : undefined
}

function dashed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
