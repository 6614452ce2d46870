import { useCallback, useMemo } from 'react'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import type { Field } from '@/api/rsx/schemas'
import { paths } from '@/lib/paths'
import { PageCards } from '@/modules/doc-pages/PageCards'
import { FilterField } from '@/ui/FilterField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { useAddressQuery, useAddressText } from '@/modules/address-state/use-address-state'
import { CopyList } from './CopyList'
import { fieldsAround, qualifierMatches, type Qualifier } from '../model/field-list'
import { QualifierTable } from './QualifierTable'

interface QualifierListProps {
  version: string
  documentType: string
  fields: readonly Field[]
  field: Field
}

/** The values of a field with their filter, which is in the address, and the fields around it. */
export function QualifierList({ version, documentType, fields, field }: QualifierListProps) {
  const { name, enums } = field
  const [filter, setFilter] = useAddressText(useAddressQuery(), 'filter')
  const shown = useCallback((qualifier: Qualifier) => qualifierMatches(qualifier, filter), [filter])
  const rows = useMemo(() => enums.filter(shown), [enums, shown])
  // In one go with the field: deferred, the rows would be painted a frame later, and they take only a few milliseconds.
  const table = useMemo(() => <QualifierTable field={name} qualifiers={enums} shown={shown} />, [name, enums, shown])
  const { previous, next } = fieldsAround(fields, name)
  const counted = useCountText()
  const number = useFormatNumber()
  const link = (to: Field | undefined) =>
    to && { text: to.name, to: paths.fieldsQualifiers(version, documentType, to.name) }

  return (
    <>
      {enums.length > 0 && (
        <>
          <div className={toolbar.toolbar}>
            <div className={toolbar.filter}>
              <FilterField placeholder="Value or description" value={filter} onChange={setFilter} />
            </div>
          </div>
          <div className={toolbar.line}>
            <p className={toolbar.count} role="status">
              {countOf(rows.length, enums.length, { counted, number })}
            </p>
            {rows.length > 0 && <CopyList table={() => plain(rows)} />}
          </div>
        </>
      )}
      {rows.length === 0 && (
        <Splash
          headingLevel={2}
          mark="empty"
          title="No records found"
          text={enums.length === 0 && `${name} has no list of allowed values in version ${version}.`}
        />
      )}
      <div hidden={rows.length === 0}>{table}</div>
      <PageCards label="Fields around this one" previous={link(previous)} next={link(next)} />
    </>
  )
}

interface Writing {
  counted: CountText
  number: (value: number) => string
}

function countOf(shown: number, all: number, { counted, number }: Writing): string {
  const values = counted(all, 'value')
  return shown === all ? values : `${number(shown)} of ${values}`
}

function plain(rows: readonly Qualifier[]) {
  return {
    heads: ['Value', 'Description', 'Long description'],
    rows: rows.map(({ value, description = '', longDescription = '' }) => [value, description, longDescription]),
  }
}
