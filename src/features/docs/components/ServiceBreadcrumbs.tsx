import type { Service } from '@/api/devcenter/schemas'
import { Breadcrumbs } from '@/modules/documentation/pages/Breadcrumbs'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import { serviceCrumbs } from '../model/service-crumbs'

interface ServiceBreadcrumbsProps {
  /** Left out until it is known, without a placeholder: the content below must not move when it arrives. */
  service: Service | undefined
  /** The entries of the table of contents that lead to the page, the page's own last; empty when it is not listed. */
  branch: readonly TreeEntry[]
  title: string
}

/** The place of a page of a service: documentation, service, the branch of the table of contents. */
export function ServiceBreadcrumbs({ service, branch, title }: ServiceBreadcrumbsProps) {
  return <Breadcrumbs above={serviceCrumbs(service, branch, title)} current={branch.at(-1)?.text ?? title} />
}
