import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { Service } from '@/api/devcenter/schemas'
import { paths } from '@/lib/paths'
import type { TreeEntry } from '@/modules/toc-tree/tree-entry'
import { Icon } from '@/ui/Icon'
import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  service: Service
  /** The entries of the table of contents that lead to the page, the page's own last; empty when it is not listed. */
  branch: readonly TreeEntry[]
  title: string
}

/** Where a page stands: documentation, service, the branch of the table of contents. */
export function Breadcrumbs({ service, branch, title }: BreadcrumbsProps) {
  const name = service.name ?? service.slug
  // A service's first page that its table of contents does not list is the service itself.
  const own = branch.length === 0 && title === name ? [] : [{ text: name, to: paths.service(service.slug) }]
  const above = [
    { text: 'API Documentation', to: paths.docs() },
    ...own,
    ...branch.slice(0, -1).map(({ text, to }) => ({ text, to })),
  ]
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      {above.map(({ text, to }, index) => (
        <Fragment key={index}>
          {to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}
          <Icon of={ChevronRight} size="sm" />
        </Fragment>
      ))}
      <span aria-current="page">{branch.at(-1)?.text ?? title}</span>
    </nav>
  )
}
