import { paths } from '@/lib/paths'
import type { TocNode } from './parse-toc'
import { resolveToc, type ResolvedToc, type TocPlace } from './resolve-toc'
import { pageOf } from './doc-location'

/** Returns the path in the portal of a link of a service's table of contents. A `swagger` link leads to an API document. */
export function tocPath(slug: string, link: string, swagger: boolean): string {
  const [file = '', hash = ''] = link.split('#')
  if (swagger) return paths.apiDocument(slug, { doc: `${slug}/${file}` })
  const page = pageOf(file)
  return paths.service(slug, page === 'README' ? undefined : page) + (hash && `#${hash}`)
}

/** The place of a service's table of contents in the portal. */
export function servicePlace(slug: string): TocPlace {
  return { name: slug, pathOf: (link, swagger) => tocPath(slug, link, swagger) }
}

/** The rules of a service's table of contents by path. They are the same for every reader. */
export function tocRules(nodes: readonly TocNode[], slug: string): ResolvedToc['privatePaths'] {
  return resolveToc(nodes, servicePlace(slug), { signedIn: false, internal: false, featureFlags: [] }).privatePaths
}
