import { useCallback, useDeferredValue, useMemo, type ReactNode } from 'react'
import type { Field } from '@/api/rsx/schemas'
import type { SchemaOutline } from '@/engines/rsx/schema-outline'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { GuidePlacesSwitch, guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { useGuidePlaces } from '@/modules/rsx/guide-places/use-guide-places'
import { Checkbox } from '@/ui/Checkbox'
import { FilterField } from '@/ui/FilterField'
import { Segments } from '@/ui/Segments'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { CopyList } from './CopyList'
import { bookkeepingLast, fieldMatches, isQualified, typeText } from '../model/field-list'
import { FieldTable } from './FieldTable'
import { FieldTree } from './FieldTree'

interface FieldListProps {
  version: string
  documentType: string
  fields: readonly Field[]
  /** The tree of the document; undefined when it could not be read. */
  outline: SchemaOutline | undefined
  /** The lists to choose version and document from. */
  pickers: ReactNode
}

const views = [
  { value: 'list', label: 'List' },
  { value: 'tree', label: 'Tree' },
] as const

/** The fields of a document as a list or a tree, with a filter and a checkbox, all kept in the address. */
export function FieldList({ version, documentType, fields: received, outline, pickers }: FieldListProps) {
  const countText = useCountText()
  const formatNumber = useFormatNumber()
  const url = useUrlQuery()
  const { query, change } = url
  const [filter, setFilter] = useUrlText(url, 'filter')
  const onlyQualified = query.get('qualified') === 'true'
  // The typed letter is painted first: on a slow processor the rows take longer than a frame.
  const wanted = useDeferredValue(filter)
  const fields = useMemo(() => bookkeepingLast(received, outline), [received, outline])
  const isTree = outline !== undefined && query.get('view') === 'tree'
  const isShown = useCallback((field: Field) => fieldMatches(field, wanted, onlyQualified), [wanted, onlyQualified])
  const rows = useMemo(() => fields.filter(isShown), [fields, isShown])
  const guidePlaces = useGuidePlaces()
  const { texts } = guidePlaces
  const guideText = useMemo(
    () => texts && ((name: string) => texts.guideTextOfName(documentType, name)),
    [texts, documentType],
  )
  const table = useMemo(
    () => <FieldTable {...{ version, documentType, fields, isShown, facts: outline?.facts, guideText }} />,
    [version, documentType, fields, isShown, outline, guideText],
  )

  return (
    <>
      <div className={toolbar.toolbar}>
        {pickers}
        <div className={toolbar.filter}>
          <FilterField placeholder="Name or description" value={filter} onChange={setFilter} />
        </div>
        {outline && (
          <Segments
            label="View"
            labelHidden
            options={views}
            value={isTree ? 'tree' : 'list'}
            onChange={(view) => change({ view: view === 'tree' ? view : undefined })}
          />
        )}
        <div className={toolbar.box}>
          <Checkbox checked={onlyQualified} onChange={(isOn) => change({ qualified: isOn ? 'true' : undefined })}>
            Show only Qualified Fields
          </Checkbox>
        </div>
        <div className={toolbar.box}>
          <GuidePlacesSwitch {...guidePlaces} />
        </div>
      </div>
      {isTree ? (
        <FieldTree {...{ version, documentType, outline, filter: wanted, onlyQualified, texts }} />
      ) : (
        <>
          <div className={toolbar.line}>
            <p className={toolbar.count} role="status">
              {countLine(rows, fields, { countText, formatNumber })}
            </p>
            {rows.length > 0 && <CopyList table={() => toPlainTable(rows, outline, guideText)} />}
          </div>
          {rows.length === 0 && <Splash headingLevel={2} mark="empty" title="No records found" />}
          <div hidden={rows.length === 0}>{table}</div>
        </>
      )}
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

function toPlainTable(
  rows: readonly Field[],
  outline: SchemaOutline | undefined,
  guideText: ((name: string) => string) | undefined,
) {
  const stated = (name: string) => {
    const facts = outline?.facts.get(name)
    return [facts ? typeText(facts) : '', facts?.groups.join(', ') ?? '']
  }
  return {
    heads: [
      'Field',
      'Description',
      ...(outline ? ['Type and length', 'Group'] : []),
      ...(guideText ? [guidePlacesTitle] : []),
      'Qualifiers',
    ],
    rows: rows.map(({ name, description = '', enums }) => [
      name,
      description,
      ...(outline ? stated(name) : []),
      ...(guideText ? [guideText(name)] : []),
      String(enums.length),
    ]),
  }
}
