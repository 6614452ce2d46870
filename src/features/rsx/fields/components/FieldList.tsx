import { useCallback, useMemo, type ReactNode } from 'react'
import type { Field } from '@/api/rsx/schemas'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Checkbox } from '@/ui/Checkbox'
import { FilterField } from '@/ui/FilterField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { useAddressQuery, useAddressText } from '@/modules/address-state/use-address-state'
import { CopyList } from './CopyList'
import { fieldMatches, isQualified } from '../model/field-list'
import { FieldTable } from './FieldTable'

interface FieldListProps {
  version: string
  documentType: string
  fields: readonly Field[]
  /** Choice of version and document. */
  pickers: ReactNode
}

/** The fields with filter and checkbox, both in the address. */
export function FieldList({ version, documentType, fields, pickers }: FieldListProps) {
  const counted = useCountText()
  const number = useFormatNumber()
  const address = useAddressQuery()
  const { query, change } = address
  const [filter, setFilter] = useAddressText(address, 'filter')
  const onlyQualified = query.get('qualified') === 'true'
  const shown = useCallback((field: Field) => fieldMatches(field, filter, onlyQualified), [filter, onlyQualified])
  const rows = useMemo(() => fields.filter(shown), [fields, shown])
  // In one go with the field: deferred, the rows would be painted a frame later, and they take only a few milliseconds.
  const table = useMemo(
    () => <FieldTable version={version} documentType={documentType} fields={fields} shown={shown} />,
    [version, documentType, fields, shown],
  )

  return (
    <>
      <div className={toolbar.toolbar}>
        {pickers}
        <div className={toolbar.filter}>
          <FilterField placeholder="Name or description" value={filter} onChange={setFilter} />
        </div>
        <div className={toolbar.box}>
          <Checkbox checked={onlyQualified} onChange={(on) => change({ qualified: on ? 'true' : undefined })}>
            Show only Qualified Fields
          </Checkbox>
        </div>
      </div>
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {countOf(rows, fields, { counted, number })}
        </p>
        {rows.length > 0 && <CopyList table={() => plain(rows)} />}
      </div>
      {rows.length === 0 && <Splash headingLevel={2} mark="empty" title="No records found" />}
      <div hidden={rows.length === 0}>{table}</div>
    </>
  )
}

interface Writing {
  counted: CountText
  number: (value: number) => string
}

function countOf(rows: readonly Field[], fields: readonly Field[], { counted, number }: Writing): string {
  const all = counted(fields.length, 'field')
  const shown = rows.length === fields.length ? all : `${number(rows.length)} of ${all}`
  return `${shown}, ${number(rows.filter(isQualified).length)} with qualifiers`
}

function plain(rows: readonly Field[]) {
  return {
    heads: ['Field', 'Description', 'Qualifiers'],
    rows: rows.map(({ name, description = '', enums }) => [name, description, String(enums.length)]),
  }
}
