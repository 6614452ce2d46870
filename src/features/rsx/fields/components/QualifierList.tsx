import { useCallback, useDeferredValue, useMemo } from 'react'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import type { Field } from '@/api/rsx/schemas'
import { paths } from '@/lib/paths'
import { PageCards } from '@/modules/documentation/pages/PageCards'
import { GuidePlacesSwitch, guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { useGuidePlaces } from '@/modules/rsx/guide-places/use-guide-places'
import { FilterField } from '@/ui/FilterField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { CompareLink } from '../../components/CompareLink'
import { CopyList } from './CopyList'
import { fieldsAround, qualifierMatches, type Qualifier } from '../model/field-list'
import { QualifierTable } from './QualifierTable'

interface QualifierListProps {
  version: string
  documentType: string
  fields: readonly Field[]
  field: Field
}

/** The values of a field with a filter, which is kept in the address, and links to the neighbouring fields. */
export function QualifierList({ version, documentType, fields, field }: QualifierListProps) {
  const { name, enums } = field
  const [filter, setFilter] = useUrlText(useUrlQuery(), 'filter')
  // The typed letter is painted first: the rows of 1,233 values take longer than a frame.
  const wanted = useDeferredValue(filter)
  const isShown = useCallback((qualifier: Qualifier) => qualifierMatches(qualifier, wanted), [wanted])
  const rows = useMemo(() => enums.filter(isShown), [enums, isShown])
  const guidePlaces = useGuidePlaces()
  const { texts } = guidePlaces
  const guideText = useMemo(
    () => texts && ((value: string) => texts.guideTextOfName(documentType, name, value)),
    [texts, documentType, name],
  )
  const table = useMemo(
    () => <QualifierTable field={name} qualifiers={enums} isShown={isShown} guideText={guideText} />,
    [name, enums, isShown, guideText],
  )
  const { previous, next } = fieldsAround(fields, name)
  const countText = useCountText()
  const formatNumber = useFormatNumber()
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
            <div className={toolbar.box}>
              <GuidePlacesSwitch {...guidePlaces} />
            </div>
            <CompareLink documentType={documentType} version={version} field={name} />
          </div>
          <div className={toolbar.line}>
            <p className={toolbar.count} role="status">
              {countLine(rows.length, enums.length, { countText, formatNumber })}
            </p>
            {rows.length > 0 && <CopyList table={() => toPlainTable(rows, guideText)} />}
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

interface Formatters {
  countText: CountText
  formatNumber: (value: number) => string
}

function countLine(shown: number, all: number, { countText, formatNumber }: Formatters): string {
  const values = countText(all, 'value')
  return shown === all ? values : `${formatNumber(shown)} of ${values}`
}

function toPlainTable(rows: readonly Qualifier[], guideText: ((value: string) => string) | undefined) {
  return {
    heads: ['Value', 'Description', 'Long description', ...(guideText ? [guidePlacesTitle] : [])],
    rows: rows.map(({ value, description = '', longDescription = '' }) => [
      value,
      description,
      longDescription,
      ...(guideText ? [guideText(value)] : []),
    ]),
  }
}
