import { Check } from '@/ui/Check'
import { FilterField } from '@/ui/FilterField'
import { SearchSelect } from '@/ui/SearchSelect'
import { Segments } from '@/ui/Segments'
import { SelectField } from '@/ui/SelectField'
import { sortModes } from '../model/document-order'
import { allVersions, type SchemaSet } from './schema-list'
import { formats, type useSchemaChoice } from './use-schema-choice'
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
      <div className={styles.toolbar}>
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
        <div className={styles.filter}>
          <FilterField placeholder="Document name or number" value={choice.filter} onChange={control.setFilter} />
        </div>
        <div className={styles.sort}>
          <SelectField label="Sort" options={sortModes} value={choice.sort} onChange={control.setSort} />
        </div>
        <Segments
          label="Format"
          options={formats.map((value) => ({ value, label: value }))}
          value={format}
          onChange={control.setFormat}
        />
      </div>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {count}
        </p>
        <Check look="switch" checked={choice.legacy} onChange={control.setLegacy}>
          Show legacy schemas
        </Check>
      </div>
    </>
  )
}
