import { decode } from '@/lib/percent-encoding'
import { apiAddress, documentPath } from '@/modules/doc-pages/api-address'
import { pageOf } from '@/modules/doc-pages/doc-location'

/** Service and page of a path that leads to a markdown page; undefined for every other path. */
export function splitAddress(to: string): { slug: string; page: string } | undefined {
  const { pathname } = new URL(to, 'http://portal.invalid')
  const [, slug, rest = ''] = /^\/docs\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (slug === undefined || rest.startsWith('/api-doc')) return undefined
  return { slug: decode(slug), page: pageOf(decode(rest)) }
}

/** The path by which the entries of the sidebar know an address: that of an API document ends with its `doc`. */
export function currentPath(pathname: string, search: string): string {
  const document = apiAddress({ pathname, search })
  if (document) return documentPath(document)
  const path = decode(pathname).replace(/(.)\/+$/, '$1')
  return path.replace(/\.md$/i, '').replace(/^(\/docs\/[^/]+)\/README$/, '$1')
}

/** Slug of the service that an address belongs to. */
export function slugOf(pathname: string, search: string): string | undefined {
  const [, area, slug] = decode(pathname).split('/')
  return apiAddress({ pathname, search })?.slug ?? (area === 'docs' ? slug : undefined)
}
