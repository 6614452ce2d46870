import { useState } from 'react'
import Building2 from 'lucide-react/icons/building-complex'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Keyboard from 'lucide-react/icons/keyboard'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import SunMoon from 'lucide-react/icons/sun-moon'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { Link, useLocation } from 'react-router-dom'
import type { User } from '@/api/identity/schemas'
import { useSession } from '@/auth/session'
import { useShortcuts } from '@/browser/shortcuts'
import { paths } from '@/lib/paths'
import { initialsOf } from '@/lib/initials'
import { LockFor } from '@/modules/navigation/LockFor'
import { displayName, useCurrentUser } from '@/modules/session/use-current-user'
import { useLeavePortal } from '@/modules/session/use-leave-portal'
import { useCountText } from '@/modules/dates/use-count-text'
import { useSignIn } from '@/modules/session/use-sign-in'
import { Avatar } from '@/ui/Avatar'
import { classNames } from '@/ui/class-names'
import { Drawer } from '@/ui/Drawer'
import { Icon } from '@/ui/Icon'
import { Logo } from './Logo'
import { OrganizationDialog } from './OrganizationDialog'
import { shortcutLabel } from './ShortcutSwitch'
import { isCurrent, navigation } from './navigation'
import { themes, useTheme } from '@/browser/theme'
import styles from './NavigationDrawer.module.css'

interface NavigationDrawerProps {
  open: boolean
  onClose: () => void
}

/** The navigation on narrow screens: the entries, theme and shortcut, and the account at the bottom. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { pathname } = useLocation()
  const session = useSession()
  const { data: user } = useCurrentUser()
  const [theme, chooseTheme] = useTheme()
  const [shortcutsAreOn, turnShortcuts] = useShortcuts()
  const [picking, setPicking] = useState(false)
  const { leave: leaveToSignIn } = useSignIn()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'

  return (
    <>
      <Drawer open={open} onOpenChange={(state) => !state && onClose()} label="Menu" tone="ink" head={<Logo />}>
        <nav className={styles.nav} aria-label="Main">
          {navigation.map((entry) => (
            <Link
              key={entry.label}
              to={entry.to}
              aria-current={isCurrent(entry, pathname) ? 'true' : undefined}
              onClick={onClose}
            >
              <span>
                {entry.label}
                <LockFor to={entry.to} />
              </span>
            </Link>
          ))}
        </nav>
        <hr />
        <div className={styles.nav}>
          <button type="button" onClick={() => chooseTheme(next)}>
            <Icon of={SunMoon} />
            <span>Theme</span>
            <small className={styles.value}>{theme.charAt(0).toUpperCase() + theme.slice(1)}</small>
          </button>
          <button
            type="button"
            className={styles.keyboard}
            role="switch"
            aria-checked={shortcutsAreOn}
            onClick={() => turnShortcuts(!shortcutsAreOn)}
          >
            <Icon of={Keyboard} />
            <span>{shortcutLabel}</span>
            <small className={styles.value} aria-hidden="true">
              {shortcutsAreOn ? 'On' : 'Off'}
            </small>
          </button>
        </div>
        <hr />
        <div className={classNames(styles.nav, styles.me, user && styles.account)}>
          {session.status === 'signedIn' ? (
            <Account user={user} onNavigate={onClose} onPickOrganization={() => setPicking(true)} />
          ) : (
            <>
              <Link to={paths.signup()} onClick={onClose}>
                <Icon of={UserRoundPlus} />
                <span>Create Trial Account</span>
              </Link>
              <button
                type="button"
                onClick={() => {
                  onClose()
                  leaveToSignIn()
                }}
              >
                <Icon of={LogIn} />
                <span>Sign In</span>
              </button>
            </>
          )}
        </div>
      </Drawer>
      {user && picking && <OrganizationDialog onClose={() => setPicking(false)} user={user} />}
    </>
  )
}

interface AccountProps {
  user: User | undefined
  onNavigate: () => void
  onPickOrganization: () => void
}

function Account({ user, onNavigate, onPickOrganization }: AccountProps) {
  const { leave } = useLeavePortal()
  const counted = useCountText()
  return (
    <>
      {user && (
        <Link to={paths.profile()} onClick={onNavigate}>
          <Avatar initials={initialsOf(displayName(user))} src={user.avatar_image_url} />
          <span>
            {displayName(user)}
            <small>Edit Profile & Settings</small>
          </span>
          <Icon of={ChevronRight} size="sm" />
        </Link>
      )}
      {user && user.organizations.length > 1 && (
        <button type="button" onClick={onPickOrganization}>
          <Icon of={Building2} />
          <span>
            {user.organization?.organization_name}
            <small>1 of {counted(user.organizations.length, 'organization')}</small>
          </span>
          <Icon of={ChevronsUpDown} size="sm" />
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          onNavigate()
          leave()
        }}
      >
        <Icon of={LogOut} />
        <span>Sign Out</span>
      </button>
    </>
  )
}
