import Building2 from 'lucide-react/icons/building-complex'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from 'react-router-dom'
import type { User } from '@/api/identity/schemas'
import { useShortcuts } from '@/browser/shortcuts'
import { paths } from '@/lib/paths'
import { displayName } from '@/modules/session/use-current-user'
import { useLeavePortal } from '@/modules/session/use-leave-portal'
import { Icon } from '@/ui/Icon'
import { shortcutLabel } from './ShortcutSwitch'
import styles from './ProfileMenu.module.css'

interface ProfileMenuProps {
  /** The id that the button names as its `popoverTarget`. */
  id: string
  /** Undefined until the person's record has been read. Signing out works without it. */
  user: User | undefined
  onPickOrganization: () => void
}

/** The profile menu: who is signed in (SHELL-3), settings, the organization picker (SHELL-6), the shortcut, Sign Out. */
export function ProfileMenu({ id, user, onPickOrganization }: ProfileMenuProps) {
  const { leave } = useLeavePortal()
  const [shortcutsAreOn, turnShortcuts] = useShortcuts()
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <div id={id} popover="auto" className={styles.menu}>
      {user && (
        <div className={styles.who}>
          <b>{displayName(user)}</b>
          <span>{user.email}</span>
        </div>
      )}
      <Link to={paths.profile()} onClick={close}>
        <Icon of={UserRound} size="sm" />
        Edit Profile & Settings
      </Link>
      {user && user.organizations.length > 1 && (
        <button
          type="button"
          onClick={() => {
            close()
            onPickOrganization()
          }}
        >
          <Icon of={Building2} size="sm" />
          Switch organization
          <small>{user.organizations.length}</small>
        </button>
      )}
      <button type="button" role="switch" aria-checked={shortcutsAreOn} onClick={() => turnShortcuts(!shortcutsAreOn)}>
        <Icon of={Keyboard} size="sm" />
        {shortcutLabel}
        <small aria-hidden="true">{shortcutsAreOn ? 'On' : 'Off'}</small>
      </button>
      <hr />
      <button
        type="button"
        onClick={() => {
          close()
          leave()
        }}
      >
        <Icon of={LogOut} size="sm" />
        Sign Out
      </button>
    </div>
  )
}
