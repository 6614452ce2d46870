import { decode } from '@/lib/decode'

/** Where a page lives: links and images are relative to it. */
export interface PageLocation {
  /** Absolute address of the markdown file. */
  file: string
  /** Path of the page in the portal in its long form (`/docs/label/README`, `/docs/label/guides/first-call`). */
  path: string
  /** Whether its files need a token. */
  access: 'open' | 'private'
}

/** Where a link leads: a page of the portal, a heading of this page, a file to save, or somewhere else. */
export type LinkTarget =
  | { kind: 'page'; to: string }
  | { kind: 'heading'; hash: string }
  | { kind: 'file'; url: string; name: string }
  | { kind: 'elsewhere'; href: string }

/** Stands for the portal's own origin while addresses are put together; with https, which `//host` takes over. */
const portal = 'https://portal.invalid'

/** Resolves a link of a page: `../` and other services, headings, files, `.md` files as pages. */
export function resolveLink(href: string, location: PageLocation): LinkTarget {
  if (href.startsWith('#')) return { kind: 'heading', hash: href }
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    const folder = new URL('.', location.file).href
    return href.startsWith(folder) ? resolveLink(href.slice(folder.length), location) : { kind: 'elsewhere', href }
  }
  const address = URL.parse(href, portal + location.path)
  // Two slashes, also written with backslashes, lead to another host.
  if (!address || address.origin !== portal) return { kind: 'elsewhere', href: address?.href ?? '#' }
  if (isFile(address.pathname) && !href.startsWith('/')) {
    const url = new URL(href, location.file)
    return { kind: 'file', url: url.href, name: decode(url.pathname.split('/').at(-1) ?? '') }
  }
  return { kind: 'page', to: pagePath(address.pathname) + address.search + address.hash }
}

/** Absolute address of an image of a page. */
export function resolveImage(src: string, location: PageLocation): string {
  return URL.parse(src, location.file)?.href ?? src
}

/** A last segment with an extension that is not Markdown's; `v1.2` is no file. */
function isFile(pathname: string): boolean {
  const extension = /\.([a-z][a-z0-9]{0,5})$/i.exec(pathname)?.[1]?.toLowerCase()
  return extension !== undefined && extension !== 'md'
}

/** The short form of a page's path: no `.md`, no `README` right below the service, no slash at the end. */
function pagePath(pathname: string): string {
  const folder = pathname.endsWith('/') && pathname.split('/').length > 4
  const page = folder ? `${pathname}README` : pathname.replace(/(\.md|\/)$/i, '')
  return page.replace(/^(\/docs\/[^/]+)\/README$/, '$1') || '/'
}
