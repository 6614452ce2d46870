import { memo, type ReactNode } from 'react'
import styles from './Table.module.css'

interface ListRowProps {
  id: string
  /** The filter leaves it out. */
  hidden: boolean
  /** The address names it. */
  current: boolean
  /** The same as long as its content is: only then a row that goes or comes costs no more than itself. */
  children: ReactNode
}

/** A row of a long list. */
export const ListRow = memo(function ListRow({ id, hidden, current, children }: ListRowProps) {
  return (
    <tr id={id} hidden={hidden} data-current={current || undefined}>
      {children}
    </tr>
  )
})

/** The link of a row to itself, which is copied. */
export function RowLink({ id, name }: { id: string; name: string }) {
  return (
    <a className={styles.anchor} href={`#${encodeURIComponent(id)}`} aria-label={`Copy link to ${name}`}>
      #
    </a>
  )
}
