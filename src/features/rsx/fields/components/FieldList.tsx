import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react'
import type { Field } from '@/api/rsx/schemas'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { GuidePlacesSwitch, guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { useGuidePlaces } from '@/modules/rsx/guide-places/use-guide-places'
import { Checkbox } from '@/ui/Checkbox'
import { FilterField } from '@/ui/FilterField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { CopyList } from './CopyList'
import { fieldMatches, isQualified } from '../model/field-list'
import { FieldTable } from './FieldTable'

interface FieldListProps {
  version: string
  documentType: string
  fields: readonly Field[]
  /** The lists to choose version and document from. */
  pickers: ReactNode
}

/** The fields of a document with a filter and a checkbox, both kept in the address. */
export function FieldList({ version, documentType, fields, pickers }: FieldListProps) {
  const countText = useCountText()
  const formatNumber = useFormatNumber()
  const url = useUrlQuery()
  const { query, change } = url
  const [filter, setFilter] = useUrlText(url, 'filter')
  const onlyQualified = query.get('qualified') === 'true'
  // The typed letter is painted first: on a slow processor the rows take longer than a frame.
  const wanted = useDeferredValue(filter)
  const isShown = useCallback((field: Field) => fieldMatches(field, wanted, onlyQualified), [wanted, onlyQualified])
  const rows = useMemo(() => fields.filter(isShown), [fields, isShown])
  const guidePlaces = useGuidePlaces()
  const { texts } = guidePlaces
  const guideText = useMemo(
    () => texts && ((name: string) => texts.guideTextOfName(documentType, name)),
    [texts, documentType],
  )
  const table = useMemo(
    () => <FieldTable {...{ version, documentType, fields, isShown, guideText }} />,
    [version, documentType, fields, isShown, guideText],
  )

  return (
    <>
      <div className={toolbar.toolbar}>
        {pickers}
        <div className={toolbar.filter}>
          <FilterField placeholder="Name or description" value={filter} onChange={setFilter} />
        </div>
        <div className={toolbar.box}>
          <Checkbox checked={onlyQualified} onChange={(isOn) => change({ qualified: isOn ? 'true' : undefined })}>
            Show only Qualified Fields
          </Checkbox>
        </div>
        <div className={toolbar.box}>
          <GuidePlacesSwitch {...guidePlaces} />
        </div>
      </div>
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {countLine(rows, fields, { countText, formatNumber })}
        </p>
        {rows.length > 0 && <CopyList table={() => toPlainTable(rows, guideText)} />}
      </div>
      {rows.length === 0 && <Splash headingLevel={2} mark="empty" title="No records found" />}
      <div hidden={rows.length === 0}>{table}</div>
    </>
  )
}

interface Formatters {
  countText: CountText
  formatNumber: (value: number) => string
}

function countLine(rows: readonly Field[], fields: readonly Field[], { countText, formatNumber }: Formatters): string {
  const all = countText(fields.length, 'field')
  const shown = rows.length === fields.length ? all : `${formatNumber(rows.length)} of ${all}`
  return `${shown}, ${formatNumber(rows.filter(isQualified).length)} with qualifiers`
}

function toPlainTable(rows: readonly Field[], guideText: ((name: string) => string) | undefined) {
  return {
    heads: ['Field', 'Description', ...(guideText ? [guidePlacesTitle] : []), 'Qualifiers'],
    rows: rows.map(({ name, description = '', enums }) => [
      name,
      description,
      ...(guideText ? [guideText(name)] : []),
      String(enums.length),
    ]),
  }
}
