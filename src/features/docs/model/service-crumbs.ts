import type { Service } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/modules/documentation/pages/Breadcrumbs'
import type { TreeEntry } from '@/engines/documentation/tree-entry'

/**
 * Breadcrumbs of a page of a service, without the page itself.
 * @param branch The entries of the table of contents from its root to the page; empty when the page is not listed.
 */
export function serviceCrumbs(service: Service | undefined, branch: readonly TreeEntry[], title: string): Crumb[] {
  const name = service?.name ?? service?.slug
  // An unlisted page with the service's name is its first page: a crumb of the service would lead to the page itself.
  const isFirstPage = branch.length === 0 && title === name
  return [
    { text: 'API Documentation', to: paths.docs() },
    ...(service && name !== undefined && !isFirstPage ? [{ text: name, to: paths.service(service.slug) }] : []),
    ...branch.slice(0, -1).map(({ text, to }) => ({ text, to })),
  ]
}
