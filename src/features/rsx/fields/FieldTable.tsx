import { ChevronRight } from 'lucide-react'
import { memo, useRef } from 'react'
import type { Field } from '@/api/rsx/schemas'
import { paths } from '@/lib/paths'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Icon } from '@/ui/Icon'
import { isQualified } from './field-list'
import { useRowLinks } from './use-row-links'
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
  const number = useFormatNumber()
  return (
    <div className={styles.wrap}>
      <table
        ref={table}
        className={`${styles.table} ${styles.fields}`}

        aria-label={`Fields of ${documentType}`}
      >
        <thead>
          <tr>
            <th>Field</th>
            <th>Description</th>
            <th>Qualifiers</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              to={isQualified(field) ? paths.fieldsQualifiers(version, documentType, field.name) : undefined}
              hidden={!shown(field)}
              current={target === rowId(field.name)}
              number={number}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface FieldRowProps {
  field: Field
  /** The page of its allowed values. */
  to: string | undefined
  hidden: boolean
  /** The address names this row. */
  current: boolean
  number: (value: number) => string
}

/** Names are the provider's: a prefix keeps them apart from the page's own ids. */
function rowId(name: string): string {
  return `field-${name}`
}

const FieldRow = memo(function FieldRow({ field, to, hidden, current, number }: FieldRowProps) {
  const { name, description, enums } = field
  return (
    <tr id={rowId(name)} hidden={hidden} data-current={current || undefined}>
      <td className={styles.name}>
        {to === undefined ? <code>{name}</code> : <a href={to}>{name}</a>}
        <a className={styles.anchor} href={`#${encodeURIComponent(rowId(name))}`} aria-label={`Copy link to ${name}`}>
          #
        </a>
      </td>
      <td>{description}</td>
      <td className={styles.count}>
        {to !== undefined && (
          // The same place as the name: one stop for the keyboard is enough.
          <a href={to} tabIndex={-1}>
            {number(enums.length)} {enums.length === 1 ? 'value' : 'values'}
            <Icon of={ChevronRight} size="sm" />
          </a>
        )}
      </td>
    </tr>
  )
})
