import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useRef } from 'react'
import type { Field } from '@/api/rsx/schemas'
import { uniqueIds } from '@/lib/unique-ids'
import { paths } from '@/lib/paths'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import type { SchemaOutline } from '@/engines/rsx/schema-outline'
import { isQualified, typeText } from '../model/field-list'
import { ListRow, RowLink } from './ListRow'
import { useRowLinks } from '../hooks/use-row-links'
import styles from './Table.module.css'

interface FieldTableProps {
  version: string
  documentType: string
  fields: readonly Field[]
  isShown: (field: Field) => boolean
  /** The facts of the schema by field; undefined when it could not be read. */
  facts: SchemaOutline['facts'] | undefined
  /** Writes the place of a field in X12 and EDIFACT; undefined without that column. */
  guideText: ((name: string) => string) | undefined
}

/** The fields of a document. Filtered rows are hidden and not removed, which is fastest. */
export function FieldTable({ version, documentType, fields, isShown, facts, guideText }: FieldTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const target = useRowLinks(table)
  const countText = useCountText()
  const ids = useMemo(() => rowIds(fields), [fields])
  const cells = useMemo(
    () =>
      fields.map((field, index) => (
        <Cells
          key={index}
          id={ids[index] ?? ''}
          field={field}
          to={isQualified(field) ? paths.fieldsQualifiers(version, documentType, field.name) : undefined}
          facts={facts}
          guideText={guideText}
          countText={countText}
        />
      )),
    [fields, ids, version, documentType, facts, guideText, countText],
  )
  return (
    <div className={styles.wrap}>
      <table
        ref={table}
        className={classNames(styles.table, styles.fields, facts && styles.stated, guideText && styles.guided)}
        aria-label={`Fields of ${documentType}`}
      >
        <thead className="vh-narrow">
          <tr>
            <th>Field</th>
            <th>Description</th>
            {facts && (
              <>
                <th>Type and length</th>
                <th>Group</th>
              </>
            )}
            {guideText && <th>{guidePlacesTitle}</th>}
            <th>Qualifiers</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            <ListRow key={index} id={ids[index] ?? ''} hidden={!isShown(field)} current={target === ids[index]}>
              {cells[index]}
            </ListRow>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Ids of the rows. The prefix separates them from the ids of the portal; a name may occur twice. */
function rowIds(fields: readonly Field[]): string[] {
  const idOf = uniqueIds()
  return fields.map(({ name }) => idOf(`field-${name}`))
}

interface CellsProps {
  /** Id of the row. */
  id: string
  field: Field
  /** Address of the page with its values; undefined if it has none. */
  to: string | undefined
  facts: FieldTableProps['facts']
  guideText: FieldTableProps['guideText']
  countText: CountText
}

function Cells({ id, field: { name, description, enums }, to, facts, guideText, countText }: CellsProps) {
  const stated = facts?.get(name)
  return (
    <>
      <td className={styles.name}>
        {to === undefined ? <code>{name}</code> : <a href={to}>{name}</a>}
        <RowLink id={id} name={name} />
      </td>
      <td>{description}</td>
      {facts && (
        <>
          <td className={styles.type}>{stated && typeText(stated)}</td>
          <td className={styles.group}>{stated?.groups.join(', ')}</td>
        </>
      )}
      {guideText && <td className={styles.guide}>{guideText(name)}</td>}
      <td className={styles.count}>
        {to !== undefined && (
          // Leads to the same page as the name, so one tab stop is enough.
          <a href={to} tabIndex={-1}>
            {countText(enums.length, 'value')}
            <Icon of={ChevronRight} size="sm" />
          </a>
        )}
      </td>
    </>
  )
}
