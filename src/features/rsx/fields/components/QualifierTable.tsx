import { useMemo, useRef } from 'react'
import { uniqueIds } from '@/lib/unique-ids'
import type { Qualifier } from '../model/field-list'
import { ListRow, RowLink } from './ListRow'
import { useRowLinks } from '../hooks/use-row-links'
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
  const ids = useMemo(() => rowIds(qualifiers), [qualifiers])
  const cells = useMemo(
    () => qualifiers.map((qualifier, index) => <Cells key={index} id={ids[index] ?? ''} qualifier={qualifier} />),
    [qualifiers, ids],
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
            <ListRow key={index} id={ids[index] ?? ''} hidden={!shown(qualifier)} current={target === ids[index]}>
              {cells[index]}
            </ListRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Values are the provider's: a prefix keeps them apart from the page's own ids, and one may come twice. */
function rowIds(qualifiers: readonly Qualifier[]): string[] {
  const idOf = uniqueIds()
  return qualifiers.map(({ value }) => idOf(`value-${value}`))
}

/** @param id of the row. */
function Cells({ id, qualifier: { value, description, longDescription } }: { id: string; qualifier: Qualifier }) {
  return (
    <>
      <td className={styles.name}>
        <b>{value}</b>
        <RowLink id={id} name={value} />
      </td>
      <td>
        {description}
        {longDescription !== undefined && <p>{longDescription}</p>}
      </td>
    </>
  )
}
