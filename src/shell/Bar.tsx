import { useState } from 'react'
import Menu from 'lucide-react/icons/menu'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { LockFor } from '@/modules/navigation/LockFor'
import { SignInButton } from '@/modules/session/SignInButton'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazy-part'
import { Logo } from './Logo'
import { ProfileButton } from './ProfileButton'
import { ShortcutSwitch } from './ShortcutSwitch'
import { SearchButton } from './search/SearchButton'
import { ThemeSwitch } from './ThemeSwitch'
import { isCurrent, navigation as entries } from './navigation'
import styles from './Bar.module.css'

const NavigationDrawer = lazyPart(
  () => import('./NavigationDrawer'),
  (module) => module.NavigationDrawer,
)

/** The black bar (SHELL-2): logo, top navigation, theme, and the profile or the actions for visitors (SHELL-7). */
export function Bar({ navigation }: { navigation: boolean }) {
  const { pathname } = useLocation()
  const [drawer, setDrawer] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {navigation && (
          <Button
            variant="ghost"
            icon
            className={styles.menuButton}
            aria-label="Menu"
            aria-expanded={drawer === 'open'}
            onClick={() => setDrawer('open')}
          >
            <Icon of={Menu} />
          </Button>
        )}
        <Logo />
        {navigation && (
          <nav className={styles.nav} aria-label="Main">
            {entries.map((entry) => (
              <Link key={entry.label} to={entry.to} aria-current={isCurrent(entry, pathname) ? 'true' : undefined}>
                {entry.label}
                <LockFor to={entry.to} />
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.end}>
          {navigation && <SearchButton />}
          <ThemeSwitch />
          <Account actions={navigation} />
        </div>
      </div>
      {drawer !== 'unloaded' && (
        <NavigationDrawer
          open={drawer === 'open'}
          onClose={() => setDrawer('closed')}
          onUnavailable={() => setDrawer('unloaded')}
        />
      )}
    </header>
  )
}

/** @param actions Whether visitors see actions here. Pages that ask one question show nothing beside it. */
function Account({ actions }: { actions: boolean }) {
  const session = useSession()
  if (session.status === 'loading') return <span className={styles.pending} />
  if (session.status === 'signedIn') return <ProfileButton fallbackName={session.name ?? session.email ?? ''} />
  if (!actions) return null
  return (
    <div className={styles.visitor} data-visitor="">
      <ShortcutSwitch />
      <Link className={`${buttonClass({ variant: 'on-ink-line' })} ${styles.wide}`} to={paths.signup()}>
        Create Trial Account
      </Link>
      <SignInButton variant="on-ink" />
    </div>
  )
}
