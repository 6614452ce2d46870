import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useRef } from 'react'
import type { Field } from '@/api/rsx/schemas'
import { uniqueIds } from '@/lib/unique-ids'
import { paths } from '@/lib/paths'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { Icon } from '@/ui/Icon'
import { isQualified } from '../model/field-list'
import { ListRow, RowLink } from './ListRow'
import { useRowLinks } from '../hooks/use-row-links'
import styles from './Table.module.css'

interface FieldTableProps {
  version: string
  documentType: string
  fields: readonly Field[]
  shown: (field: Field) => boolean
}

/** Every field of a document (3 §2). All rows are in the page, those that the filter leaves out hidden: it is the quickest. */
export function FieldTable({ version, documentType, fields, shown }: FieldTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const target = useRowLinks(table, true)
  const counted = useCountText()
  const ids = useMemo(() => rowIds(fields), [fields])
  const cells = useMemo(
    () =>
      fields.map((field, index) => (
        <Cells
          key={index}
          id={ids[index] ?? ''}
          field={field}
          to={isQualified(field) ? paths.fieldsQualifiers(version, documentType, field.name) : undefined}
          counted={counted}
        />
      )),
    [fields, ids, version, documentType, counted],
  )
  return (
    <div className={styles.wrap}>
      <table ref={table} className={`${styles.table} ${styles.fields}`} aria-label={`Fields of ${documentType}`}>
        <thead>
          <tr>
            <th>Field</th>
            <th>Description</th>
            <th>Qualifiers</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <ListRow key={index} id={ids[index] ?? ''} hidden={!shown(field)} current={target === ids[index]}>
              {cells[index]}
            </ListRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Names are the provider's: a prefix keeps them apart from the page's own ids, and one may come twice. */
function rowIds(fields: readonly Field[]): string[] {
  const idOf = uniqueIds()
  return fields.map(({ name }) => idOf(`field-${name}`))
}

interface CellsProps {
  /** Of the row. */
  id: string
  field: Field
  /** The page of its allowed values. */
  to: string | undefined
  counted: CountText
}

function Cells({ id, field: { name, description, enums }, to, counted }: CellsProps) {
  return (
    <>
      <td className={styles.name}>
        {to === undefined ? <code>{name}</code> : <a href={to}>{name}</a>}
        <RowLink id={id} name={name} />
      </td>
      <td>{description}</td>
      <td className={styles.count}>
        {to !== undefined && (
          // The same place as the name: one stop for the keyboard is enough.
          <a href={to} tabIndex={-1}>
            {counted(enums.length, 'value')}
            <Icon of={ChevronRight} size="sm" />
          </a>
        )}
      </td>
    </>
  )
}
