import { decode } from '@/lib/percent-encoding'
import { cleanUrl, isLinkable, pathInPortal, portalOrigin, resolveUrl } from '@/lib/document-url'

/** The location of a page, which its links and images are relative to. */
export interface PageLocation {
  /** Absolute address of the Markdown file. */
  file: string
  /**
   * Path of the page in the portal in its long form (`/docs/label/README`, `/docs/label/guides/first-call`). Undefined for a
   * document of somebody else, whose links lead to its own host.
   */
  path: string | undefined
  /** Whether its files are requested with the token. */
  access: 'public' | 'open' | 'private'
}

/** The target of a link: a page of the portal, a heading of this page, a file to download, another site, or nothing. */
export type LinkTarget =
  | { kind: 'page'; to: string }
  | { kind: 'heading'; hash: string }
  | { kind: 'file'; url: string; name: string }
  | { kind: 'elsewhere'; href: string }
  | { kind: 'nowhere' }

/** Resolves a link of a page. Links to `.md` files lead to the pages that the portal shows for them. */
export function resolveLink(href: string, location: PageLocation): LinkTarget {
  const link = cleanUrl(href)
  if (link.startsWith('#')) return { kind: 'heading', hash: link }
  if (location.path === undefined) return foreignTarget(link, location.file)
  const address = resolveUrl(link, location.path)
  if (!address) return { kind: 'nowhere' }
  if (address.origin !== portalOrigin) {
    const folder = URL.parse('.', location.file)?.href
    if (folder !== undefined && address.href.startsWith(folder)) {
      return resolveLink(`./${address.href.slice(folder.length)}`, location)
    }
    return isLinkable(address) ? { kind: 'elsewhere', href: address.href } : { kind: 'nowhere' }
  }
  if (isFile(address.pathname) && !/^[/\\]/.test(link)) {
    const url = new URL(link, location.file)
    return { kind: 'file', url: url.href, name: decode(url.pathname.split('/').at(-1) ?? '') }
  }
  address.pathname = pagePath(address.pathname)
  return { kind: 'page', to: pathInPortal(address) }
}

/** Resolves a link of a document that is not the provider's. A pasted one has no address that links could be relative to. */
function foreignTarget(link: string, file: string): LinkTarget {
  const address = URL.parse(link, file)
  return address && isLinkable(address) ? { kind: 'elsewhere', href: address.href } : { kind: 'nowhere' }
}

/** Absolute address of an image of a page. */
export function resolveImage(src: string, location: PageLocation): string {
  return URL.parse(cleanUrl(src), location.file)?.href ?? src
}

/** Whether the last segment has an extension other than `.md`. An extension starts with a letter, so `v1.2` has none. */
function isFile(pathname: string): boolean {
  const extension = /\.([a-z][a-z0-9]{0,5})$/i.exec(pathname)?.[1]?.toLowerCase()
  return extension !== undefined && extension !== 'md'
}

/** The short form of a page's path: without `.md`, without `README` right below the service, without a slash at the end. */
function pagePath(pathname: string): string {
  const isFolder = pathname.endsWith('/') && pathname.split('/').length > 4
  const page = isFolder ? `${pathname}README` : pathname.replace(/(\.md|\/)$/i, '')
  return page.replace(/^(\/docs\/[^/]+)\/README$/, '$1') || '/'
}
