import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import type { Role } from '@/engines/changes/change'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { SearchSelect } from '@/ui/SearchSelect'
import { Segments } from '@/ui/Segments'
import { classNames } from '@/ui/class-names'
import toolbar from '@/ui/toolbar.module.css'
import type { VersionChoice } from '../model/version-choice'
import styles from './VersionPickers.module.css'

interface VersionPickersProps {
  choice: VersionChoice
  role: Role
  onDocument: (document: string) => void
  onVersions: (versions: { from: string; to: string }) => void
  onRole: (role: Role) => void
}

const roles = [
  { value: 'send', label: 'I send' },
  { value: 'receive', label: 'I receive' },
] as const

/** The document, the two versions and the direction to compare for. */
export function VersionPickers({ choice, role, onDocument, onVersions, onRole }: VersionPickersProps) {
  const { document, from, to, versions, documents } = choice
  const side = (label: string, value: string, onChange: (version: string) => void) => (
    <div className={classNames(styles.version, toolbar.half)}>
      <SearchSelect
        label={label}
        options={withValue(versions, value)}
        value={value}
        onChange={onChange}
        debounceMs={0}
        emptyText="No version matches"
      />
    </div>
  )
  return (
    <div className={toolbar.toolbar}>
      <div className={styles.document}>
        <SearchSelect
          label="Document type"
          options={withValue(documents, document)}
          value={document}
          onChange={onDocument}
          debounceMs={0}
          emptyText="No document matches"
        />
      </div>
      {side('From version', from, (version) => onVersions({ from: version, to }))}
      {side('To version', to, (version) => onVersions({ from, to: version }))}
      <Button className={styles.swap} onClick={() => onVersions({ from: to, to: from })}>
        <Icon of={ArrowLeftRight} size="sm" />
        Swap
      </Button>
      <Segments label="Direction" labelHidden options={roles} value={role} onChange={onRole} />
    </div>
  )
}

/** The options of a list, with a value of the address that is not among them. */
function withValue(names: readonly string[], value: string) {
  return [...names, ...(names.includes(value) ? [] : [value])].map((name) => ({ value: name, label: name }))
}
