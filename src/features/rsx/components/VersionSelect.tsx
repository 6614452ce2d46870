import { classNames } from '@/ui/class-names'
import { SearchSelect } from '@/ui/SearchSelect'
import toolbar from '@/ui/toolbar.module.css'
import styles from './VersionSelect.module.css'

/** How long after the last key versions are searched, in milliseconds (RSX-9). */
const searchDelayMs = 200

interface VersionSelectProps {
  versions: readonly string[]
  value: string
  onChange: (version: string) => void
  /** Returns the label of a version; by default the version itself. */
  labelOf?: (version: string) => string
}

/** A list of schema versions with a search. */
export function VersionSelect({ versions, value, onChange, labelOf = (version) => version }: VersionSelectProps) {
  return (
    <div className={classNames(styles.version, toolbar.half)}>
      <SearchSelect
        label="Version"
        options={versions.map((version) => ({ value: version, label: labelOf(version) }))}
        value={value}
        onChange={onChange}
        debounceMs={searchDelayMs}
        emptyText="No version matches"
      />
    </div>
  )
}
