import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/ui/Icon'
import { LockFor } from './LockFor'
import styles from '@/ui/link-row.module.css'

interface LinkRowProps {
  to: string
  label: ReactNode
  /** One line under the label. */
  text?: string | undefined
}

/** A link over the full width of a card. */
export function LinkRow({ to, label, text }: LinkRowProps) {
  return (
    <Link className={styles.linkRow} to={to}>
      <b>
        {label}
        <LockFor to={to} />
      </b>
      {text !== undefined && <span>{text}</span>}
      <Icon of={ChevronRight} size="sm" />
    </Link>
  )
}
