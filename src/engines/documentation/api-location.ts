import { percentEncoded } from '@/lib/percent-encoding'
import { decode } from '@/lib/percent-encoding'
import type { OperationKey } from '@/engines/openapi/document/types'

// The only reader of addresses of the API reference. The start script has it too: it must stay small and free of packages.

/** The parts of an address of the API reference (DOC-21, DOC-25). */
export interface ApiLocation {
  /** Slug of the service. */
  slug: string
  /** `{slug}/{path below the service's documentation}`. */
  doc: string
  /** Absent: the address shows the overview of the document. */
  operation?: OperationKey
  /** The address says that it is for staff. */
  internal?: boolean
  /** Title or operation id from the path, for an address without `path` and `method`. */
  named?: string
}

type DocumentName = Pick<ApiLocation, 'slug' | 'doc'>

const serviceForm = /^\/docs\/([^/]+)\/api-doc(?:\/([^/]+))?(?:\/([^/]+))?\/?$/i
const endpointForm = /^\/api-doc\//i

/**
 * Reads `/docs/{service}/api-doc/{doc?}/{api?}` and `/api-doc/{service}/{endpoint}/`; the query wins over the path.
 * @returns undefined for other addresses, and for one that names no document.
 */
export function apiLocation({ pathname, search }: { pathname: string; search: string }): ApiLocation | undefined {
  const inService = serviceForm.exec(pathname)
  if (!inService && !endpointForm.test(pathname)) return undefined
  const [, service, file, api] = inService ?? []
  const query = new URLSearchParams(search)
  const doc = query.get('doc') ?? (service === undefined ? '' : below(decode(service), decode(file ?? '')))
  const [slug = '', ...rest] = doc.split('/')
  if (slug === '' || rest.join('') === '') return undefined
  const path = query.get('path')
  const method = query.get('method')
  const internal = query.get('internal') === 'true' && { internal: true }
  if (path === null || method === null) return { slug, doc, ...internal, ...(api && { named: decode(api) }) }
  const webhook = query.get('webhook') === 'true'
  return { slug, doc, ...internal, operation: { path, method: method.toUpperCase(), ...(webhook && { webhook }) } }
}

/** A document that the path names belongs to the service of the path, which it may or may not repeat. */
function below(slug: string, file: string): string {
  return file.startsWith(`${slug}/`) ? file : `${slug}/${file}`
}

/** URL of the document's file; undefined when `doc` leads out of the service's documentation at `location`. */
export function documentUrl({ slug, doc }: DocumentName, location: string): string | undefined {
  const file = doc
    .slice(slug.length + 1)
    .split('/')
    .map(percentEncoded)
    .join('/')
  const url = URL.parse(file, location)
  return url?.href.startsWith(location) ? url.href : undefined
}

/** The path by which a table of contents knows the document. */
export function documentPath({ slug, doc }: DocumentName): string {
  return `/docs/${slug}/api-doc?doc=${doc}`
}

/** The document that a path of a table of contents leads to; undefined for every other page. */
export function documentOfPath(path: string): string | undefined {
  return /^\/docs\/[^/]*\/api-doc\?doc=(.+)$/s.exec(path)?.[1]
}
