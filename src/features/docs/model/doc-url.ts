import { decode } from '@/lib/percent-encoding'
import { apiLocation, documentPath } from '@/engines/documentation/api-location'

/** The path by which the entries of the sidebar know an address: that of an API document ends with its `doc`. */
export function currentPath(pathname: string, search: string): string {
  const document = apiLocation({ pathname, search })
  if (document) return documentPath(document)
  const path = decode(pathname).replace(/(?<=[^/])\/+$/, '')
  return path.replace(/\.md$/i, '').replace(/^(\/docs\/[^/]+)\/README$/, '$1')
}

/** Slug of the service that an address belongs to. */
export function slugOf(pathname: string, search: string): string | undefined {
  const [, area, slug] = decode(pathname).split('/')
  return apiLocation({ pathname, search })?.slug ?? (area === 'docs' ? slug : undefined)
}
