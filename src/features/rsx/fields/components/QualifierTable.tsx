import { useMemo, useRef } from 'react'
import { uniqueIds } from '@/lib/unique-ids'
import type { Qualifier } from '../model/field-list'
import { ListRow, RowLink } from './ListRow'
import { useRowLinks } from '../hooks/use-row-links'
import styles from './Table.module.css'

interface QualifierTableProps {
  field: string
  qualifiers: readonly Qualifier[]
  isShown: (qualifier: Qualifier) => boolean
}

/** The allowed values of a field. Filtered rows are hidden, as in `FieldTable`. */
export function QualifierTable({ field, qualifiers, isShown }: QualifierTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const target = useRowLinks(table)
  const ids = useMemo(() => rowIds(qualifiers), [qualifiers])
  const cells = useMemo(
    () => qualifiers.map((qualifier, index) => <Cells key={index} id={ids[index] ?? ''} qualifier={qualifier} />),
    [qualifiers, ids],
  )
  return (
    <div className={styles.wrap}>
      <table ref={table} className={`${styles.table} ${styles.codes}`} aria-label={`Values of ${field}`}>
        <thead className="vh-narrow">
          <tr>
            <th>Value</th>
            <th>Description</th>
          </tr>
        </thead>
        <tbody>
          {qualifiers.map((qualifier, index) => (
            <ListRow key={index} id={ids[index] ?? ''} hidden={!isShown(qualifier)} current={target === ids[index]}>
              {cells[index]}
            </ListRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Ids of the rows. The prefix separates them from the ids of the portal; a value may occur twice. */
function rowIds(qualifiers: readonly Qualifier[]): string[] {
  const idOf = uniqueIds()
  return qualifiers.map(({ value }) => idOf(`value-${value}`))
}

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
