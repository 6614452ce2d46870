import { memo, type ReactNode } from 'react'
import { percentEncoded } from '@/lib/percent-encoding'
import styles from './Table.module.css'

interface ListRowProps {
  id: string
  /** Whether the filter excludes the row. */
  hidden: boolean
  /** Whether the address names the row. */
  current: boolean
  /** A memoized element, so that hiding other rows does not render this one again. */
  children: ReactNode
}

/** A row of a long table. */
export const ListRow = memo(function ListRow({ id, hidden, current, children }: ListRowProps) {
  return (
    <tr id={id} hidden={hidden} data-current={current || undefined}>
      {children}
    </tr>
  )
})

/** The link of a row to itself. */
export function RowLink({ id, name }: { id: string; name: string }) {
  return (
    <a className={styles.anchor} href={`#${percentEncoded(id)}`} aria-label={`Copy link to ${name}`}>
      #
    </a>
  )
}
