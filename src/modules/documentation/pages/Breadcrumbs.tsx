import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { Icon } from '@/ui/Icon'
import styles from './Breadcrumbs.module.css'

/** A place above a page; without `to` if it has no page of its own. */
export interface Crumb {
  text: string
  to?: string | undefined
}

interface BreadcrumbsProps {
  /** The places above the page, from the top down. */
  above: readonly Crumb[]
  /** Name of the page itself. */
  current: string
}

/** Shows where a page is in the portal. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      {above.map(({ text, to }, index) => (
        <span key={index} className={styles.above}>
          {to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}
          <Icon of={ChevronRight} size="sm" />
        </span>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  )
}
