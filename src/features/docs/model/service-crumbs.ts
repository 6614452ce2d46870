import type { Service } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/modules/doc-pages/Breadcrumbs'
import type { TreeEntry } from '@/modules/toc-tree/tree-entry'

/** The places above a page of a service; `branch` are the entries that lead to it, the page's own last. */
export function serviceCrumbs(service: Service | undefined, branch: readonly TreeEntry[], title: string): Crumb[] {
  const name = service?.name ?? service?.slug
  // A service's first page that its table of contents does not list is the service itself.
  const isOwn = branch.length === 0 && title === name
  return [
    { text: 'API Documentation', to: paths.docs() },
    ...(service && name !== undefined && !isOwn ? [{ text: name, to: paths.service(service.slug) }] : []),
    ...branch.slice(0, -1).map(({ text, to }) => ({ text, to })),
  ]
}
