import { useMemo, useRef } from 'react'
import type { Qualifier } from './field-list'
import { ListRow, RowLink } from './ListRow'
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
  const cells = useMemo(
    () => qualifiers.map((qualifier, index) => <Cells key={index} qualifier={qualifier} />),
    [qualifiers],
  )
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
            <ListRow
              key={index}
              id={rowId(qualifier.value)}
              hidden={!shown(qualifier)}
              current={target === rowId(qualifier.value)}
            >
              {cells[index]}
            </ListRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Values are the provider's: a prefix keeps them apart from the page's own ids. */
function rowId(value: string): string {
  return `value-${value}`
}

function Cells({ qualifier: { value, description, longDescription } }: { qualifier: Qualifier }) {
  return (
    <>
      <td className={styles.name}>
        <b>{value}</b>
        <RowLink id={rowId(value)} name={value} />
      </td>
      <td>
        {description}
        {longDescription !== undefined && <p>{longDescription}</p>}
      </td>
    </>
  )
}
