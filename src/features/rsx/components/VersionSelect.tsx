import { classNames } from '@/ui/class-names'
import { SearchSelect } from '@/ui/SearchSelect'
import toolbar from '@/ui/toolbar.module.css'
import styles from './VersionSelect.module.css'

/** How long typing rests before versions are searched, in milliseconds (2 §9). */
const searchMs = 200

interface VersionSelectProps {
  versions: readonly string[]
  value: string
  onChange: (version: string) => void
  /** What a version is called; itself unless given. */
  labelOf?: (version: string) => string
}

/** Chooses a schema version, found by typing. */
export function VersionSelect({ versions, value, onChange, labelOf = (version) => version }: VersionSelectProps) {
  return (
    <div className={classNames(styles.version, toolbar.half)}>
      <SearchSelect
        label="Version"
        options={versions.map((version) => ({ value: version, label: labelOf(version) }))}
        value={value}
        onChange={onChange}
        delay={searchMs}
        emptyText="No version matches"
      />
    </div>
  )
}
