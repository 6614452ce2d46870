import { useMemo, useRef } from 'react'
import { uniqueIds } from '@/lib/unique-ids'
import { guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { classNames } from '@/ui/class-names'
import type { Qualifier } from '../model/field-list'
import { ListRow, RowLink } from './ListRow'
import { useRowLinks } from '../hooks/use-row-links'
import styles from './Table.module.css'

interface QualifierTableProps {
  field: string
  qualifiers: readonly Qualifier[]
  isShown: (qualifier: Qualifier) => boolean
  /** Writes the place of a value in X12 and EDIFACT; undefined without that column. */
  guideText: ((value: string) => string) | undefined
}

/** The allowed values of a field. Filtered rows are hidden, as in `FieldTable`. */
export function QualifierTable({ field, qualifiers, isShown, guideText }: QualifierTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const target = useRowLinks(table)
  const ids = useMemo(() => rowIds(qualifiers), [qualifiers])
  const cells = useMemo(
    () =>
      qualifiers.map((qualifier, index) => (
        <Cells key={index} id={ids[index] ?? ''} qualifier={qualifier} guideText={guideText} />
      )),
    [qualifiers, ids, guideText],
  )
  return (
    <div className={styles.wrap}>
      <table
        ref={table}
        className={classNames(styles.table, styles.codes, guideText && styles.guided)}
        aria-label={`Values of ${field}`}
      >
        <thead className="vh-narrow">
          <tr>
            <th>Value</th>
            <th>Description</th>
            {guideText && <th>{guidePlacesTitle}</th>}
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

interface CellsProps {
  id: string
  qualifier: Qualifier
  guideText: QualifierTableProps['guideText']
}

function Cells({ id, qualifier: { value, description, longDescription }, guideText }: CellsProps) {
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
      {guideText && <td className={styles.guide}>{guideText(value)}</td>}
    </>
  )
}
