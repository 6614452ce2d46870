import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/ui/Icon'
import styles from './BackLink.module.css'

/** The link above a page's heading to the page that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon of={ArrowLeft} size="sm" />
      {children}
    </Link>
  )
}
