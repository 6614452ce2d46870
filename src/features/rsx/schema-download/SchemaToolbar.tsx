import { Checkbox } from '@/ui/Checkbox'
import { SearchSelect } from '@/ui/SearchSelect'
import { Segments } from '@/ui/Segments'
import { DocumentToolbar } from '../components/DocumentToolbar'
import { allVersions, type SchemaSet } from './schema-list'
import type { useSchemaChoice } from './use-schema-choice'
import styles from './SchemaToolbar.module.css'

/** How long typing rests before versions are searched, in milliseconds (2 §9). */
const versionSearchMs = 200

const setLabels: Record<SchemaSet, string> = {
  network: 'Show Network Schemas',
  qualified: 'Show Qualified Schemas',
  internal: 'Show Internal Schemas',
}

interface SchemaToolbarProps {
  control: ReturnType<typeof useSchemaChoice>
  /** What the list holds, announced when it changes. */
  count: string
}

/** What the list of schemas shows, and in which format they are downloaded (3 §2). */
export function SchemaToolbar({ control, count }: SchemaToolbarProps) {
  const { choice, sets, versions, format } = control
  const options = [allVersions, ...versions].map((version) => ({
    value: version,
    label: version === allVersions ? 'All versions' : version,
  }))
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
        before={
          <div className={styles.version}>
            <SearchSelect
              label="Version"
              options={options}
              value={choice.version}
              onChange={control.setVersion}
              delay={versionSearchMs}
              emptyText="No version matches"
            />
          </div>
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
