import { memo, useRef } from 'react'
import type { Qualifier } from './field-list'
import { useRowLinks } from './use-row-links'
import styles from './Table.module.css'

interface QualifierTableProps {
  field: string
  qualifiers: readonly Qualifier[]
  shown: (qualifier: Qualifier) => boolean
}

/** The allowed values of a field (3 §2). All rows are in the page, see `FieldTable`. */
export function QualifierTable({ field, qualifiers, shown }: QualifierTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const target = useRowLinks(table, true)
  return (
    <div className={styles.wrap}>
      <table ref={table} className={`${styles.table} ${styles.codes}`} aria-label={`Values of ${field}`}>
        <thead>
          <tr>
            <th>Value</th>
            <th>Description</th>
          </tr>
        </thead>
        <tbody>
          {qualifiers.map((qualifier, index) => (
            <QualifierRow
              key={index}
              qualifier={qualifier}
              hidden={!shown(qualifier)}
              current={target === rowId(qualifier.value)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface QualifierRowProps {
  qualifier: Qualifier
  hidden: boolean
  current: boolean
}

/** Values are the provider's: a prefix keeps them apart from the page's own ids. */
function rowId(value: string): string {
  return `value-${value}`
}

const QualifierRow = memo(function QualifierRow({ qualifier, hidden, current }: QualifierRowProps) {
  const { value, description, longDescription } = qualifier
  return (
    <tr id={rowId(value)} hidden={hidden} data-current={current || undefined}>
      <td className={styles.name}>
        <b>{value}</b>
        <a className={styles.anchor} href={`#${encodeURIComponent(rowId(value))}`} aria-label={`Copy link to ${value}`}>
          #
        </a>
      </td>
      <td>
        {description}
        {longDescription !== undefined && <p>{longDescription}</p>}
      </td>
    </tr>
  )
})
