import Lock from 'lucide-react/icons/lock'
import { Icon } from './Icon'
import styles from './LockMark.module.css'

/** The lock beside the name of what visitors can use after a sign-in. */
export function LockMark() {
  return (
    <span className={styles.lock} title="After sign-in" data-visitor="">
      <Icon of={Lock} size="sm" label="After sign-in" />
    </span>
  )
}
