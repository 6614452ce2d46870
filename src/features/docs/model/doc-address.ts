import { decode } from '@/lib/decode'
import { paths } from '@/lib/paths'
import { pageOf } from '@/modules/doc-pages/doc-location'
import { apiAddress } from './api-address'

/** Path in the portal of a link of a service's table of contents; `swagger` links lead to an API document. */
export function tocPath(slug: string, link: string, swagger: boolean): string {
  const [file = '', hash = ''] = link.split('#')
  if (swagger) return paths.apiDocument(slug, { doc: `${slug}/${file}` })
  const page = pageOf(file)
  return paths.service(slug, page === 'README' ? undefined : page) + (hash && `#${hash}`)
}

/** Service and page of a link to a markdown page; undefined for every other address. */
export function splitAddress(to: string): { slug: string; page: string } | undefined {
  const { pathname } = new URL(to, 'http://portal.invalid')
  const [, slug, rest = ''] = /^\/docs\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (slug === undefined || rest.startsWith('/api-doc')) return undefined
  return { slug: decode(slug), page: pageOf(decode(rest)) }
}

/** The part of an address that the entries of the sidebar are compared with: an API document is told by its `doc`. */
export function currentPath(pathname: string, search: string): string {
  const path = decode(pathname).replace(/(.)\/+$/, '$1')
  const document = /^\/(?:docs\/([^/]+)\/)?api-doc(?:\/(.*))?$/.exec(path)
  if (document) {
    const [, serviceSlug] = document
    const named = serviceSlug === undefined ? {} : { serviceSlug, doc: decode(pathname.split('/')[4] ?? '') }
    const doc = apiAddress(named, new URLSearchParams(search))?.doc ?? ''
    return `/docs/${doc.split('/')[0]}/api-doc?doc=${doc}`
  }
  return path.replace(/\.md$/i, '').replace(/^(\/docs\/[^/]+)\/README$/, '$1')
}

/** The service that an address is about. */
export function slugOf(pathname: string, search: string): string | undefined {
  const [, area, slug] = decode(pathname).split('/')
  const doc = new URLSearchParams(search).get('doc')
  return area === 'docs' && !doc?.includes('/') ? slug : doc?.split('/')[0]
}
