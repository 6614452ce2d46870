import type { Ref } from 'react'
import { Checkbox } from '@/ui/Checkbox'
import { Segments } from '@/ui/Segments'
import { DocumentToolbar } from '../../components/DocumentToolbar'
import { VersionSelect } from '../../components/VersionSelect'
import { allVersions, type SchemaSet } from '../model/schema-list'
import type { useSchemaChoice } from '../hooks/use-schema-choice'

const setLabels: Record<SchemaSet, string> = {
  network: 'Show Network Schemas',
  qualified: 'Show Qualified Schemas',
  internal: 'Show Internal Schemas',
}

interface SchemaToolbarProps {
  control: ReturnType<typeof useSchemaChoice>
  /** The number of documents in the list, announced when it changes. */
  count: string
  /** Lets the page focus the count. */
  countRef: Ref<HTMLParagraphElement>
}

/** The controls of the list: set, version, filter, sort order, format, legacy schemas. */
export function SchemaToolbar({ control, count, countRef }: SchemaToolbarProps) {
  const { choice, sets, versions, format } = control
  return (
    <>
      <Segments
        label="Schemas"
        labelHidden
        options={sets.map((value) => ({ value, label: setLabels[value] }))}
        value={choice.set}
        onChange={control.setSet}
      />
      <DocumentToolbar
        filter={choice.filter}
        onFilter={control.setFilter}
        sort={choice.sort}
        onSort={control.setSort}
        format={format}
        onFormat={control.setFormat}
        count={count}
        countRef={countRef}
        before={
          <VersionSelect
            versions={[allVersions, ...versions]}
            value={choice.version}
            onChange={control.setVersion}
            labelOf={(version) => (version === allVersions ? 'All versions' : version)}
          />
        }
        end={
          <Checkbox look="switch" checked={choice.legacy} onChange={control.setLegacy}>
            Show legacy schemas
          </Checkbox>
        }
      />
    </>
  )
}
