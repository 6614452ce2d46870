import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { Icon } from '@/ui/Icon'
import styles from './Breadcrumbs.module.css'

/** A place above a page; without `to` it only holds others. */
export interface Crumb {
  text: string
  to?: string | undefined
}

interface BreadcrumbsProps {
  /** The places above the page, the outermost first. */
  above: readonly Crumb[]
  /** The page itself. */
  current: string
}

/** Where a page stands. */
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
