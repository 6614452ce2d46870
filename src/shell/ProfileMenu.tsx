import type { RefObject } from 'react'
import { Building2, LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { User } from '@/api/identity/schemas'
import { paths } from '@/lib/paths'
import { useLeavePortal } from '@/modules/current-user/use-leave-portal'
import { displayName } from '@/modules/current-user/use-current-user'
import { Icon } from '@/ui/Icon'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '@/ui/Menu'
import styles from './ProfileMenu.module.css'

interface ProfileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
  /** Undefined while the record is being read, or when it cannot be: signing out is possible all the same. */
  user: User | undefined
  onPickOrganization: () => void
}

/** The profile dropdown (1 §2): name, e-mail, settings, organization picker with more than one organization, Sign Out. */
export function ProfileMenu({ open, onOpenChange, anchor, user, onPickOrganization }: ProfileMenuProps) {
  const { leave } = useLeavePortal()
  return (
    <Menu open={open} onOpenChange={onOpenChange} anchor={anchor} label="Profile" align="end">
      {user && (
        <MenuHeading>
          <span className={styles.who}>
            <b>{displayName(user)}</b>
            <span>{user.email}</span>
          </span>
        </MenuHeading>
      )}
      <MenuLink render={<Link to={paths.profile()} />}>
        <Icon of={UserRound} size="sm" />
        Edit Profile & Settings
      </MenuLink>
      {user && user.organizations.length > 1 && (
        <MenuItem onClick={onPickOrganization}>
          <Icon of={Building2} size="sm" />
          Switch organization
          <small>{user.organizations.length}</small>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onClick={leave}>
        <Icon of={LogOut} size="sm" />
        Sign Out
      </MenuItem>
    </Menu>
  )
}
