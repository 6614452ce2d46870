import { decode } from '@/lib/percent-encoding'
import { changesPage } from '@/lib/published-changes'
import { pageOf } from './doc-location'

// The only reader of addresses of published pages. The start script has it too: it must stay small and free of packages.

/** The addresses of the areas that show one service each. Pages are at `{home}/docs/{page}`. */
export const areaUrls = {
  rsxDocs: {
    home: '/rsx',
    /** The page that `home` shows to people who are signed in. */
    overview: 'rsx-overview',
    /** Pages that are not Markdown, and neither are the pages below them. */
    toolPages: ['schema-download', 'fields-qualifiers', 'compare', 'my-designs', 'example-download'],
  },
  userGuides: { home: '/user-guides', overview: 'overview', toolPages: ['customer-mapping-guides'] },
} as const

/** An area that visitors may read; also the key of its service's id in the environment. */
export type AreaKey = keyof typeof areaUrls

/** A published page: of the service with a slug, or of an area. */
export type PageLocation =
  | { slug: string; page: string }
  | {
      area: AreaKey
      page: string
      /** Whether the address is that of the area, which shows visitors a card instead of the page (RSX-3, GUIDE-2). */
      isHome: boolean
    }

const otherPages = /^(api-doc|compare|swagger-documentation-verification)(\/|$)/

/** Reads the path of an address; undefined if it leads to no published page. */
export function pageLocation(pathname: string): PageLocation | undefined {
  const [, slug, rest = ''] = /^\/docs\/([^/]+)(?:\/(.*))?$/.exec(pathname) ?? []
  if (slug !== undefined) {
    return otherPages.test(rest) || isChangesPage(rest) ? undefined : { slug: decode(slug), page: pageOf(decode(rest)) }
  }
  for (const area of Object.keys(areaUrls) as AreaKey[]) {
    const { home, overview } = areaUrls[area]
    const isHome = pathname.replace(/\/$/, '') === home
    if (!isHome && !pathname.startsWith(`${home}/docs/`)) continue
    const splat = isHome ? '' : decode(pathname.slice(`${home}/docs/`.length))
    const page = splat === '' ? overview : pageOf(splat)
    return isToolPage(area, page) ? undefined : { area, page, isHome }
  }
  return undefined
}

/** Whether a page of an area is a tool or below one, or the list of changes, and so not Markdown. */
export function isToolPage(area: AreaKey | 'internalDocs', page: string): boolean {
  if (area === 'internalDocs') return false
  if (area === 'rsxDocs' && isChangesPage(page)) return true
  return areaUrls[area].toolPages.some((tool) => page === tool || page.startsWith(`${tool}/`))
}

/** Whether a page of a service or of Integration Resources is the list of its changes, and so not Markdown (COMPARE-73). */
export function isChangesPage(page: string): boolean {
  return page.replace(/\/$/, '') === changesPage
}
