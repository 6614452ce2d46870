import { SearchSelect } from '@/ui/SearchSelect'
import styles from './Fields.module.css'

/** How long typing rests before versions are searched, in milliseconds (2 §9). */
const searchMs = 200

interface VersionSelectProps {
  versions: readonly string[]
  value: string
  onChange: (version: string) => void
}

/** Chooses a schema version, found by typing. */
export function VersionSelect({ versions, value, onChange }: VersionSelectProps) {
  return (
    <div className={styles.version}>
      <SearchSelect
        label="Version"
        options={versions.map((version) => ({ value: version, label: version }))}
        value={value}
        onChange={onChange}
        delay={searchMs}
        emptyText="No version matches"
      />
    </div>
  )
}
