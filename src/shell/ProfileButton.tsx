import { Suspense, lazy, useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { displayName, useCurrentUser } from '@/modules/current-user/use-current-user'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { initialsOf } from './initials'
import styles from './ProfileButton.module.css'

const ProfileMenu = lazy(() => import('./ProfileMenu').then(({ ProfileMenu: Component }) => ({ default: Component })))
const OrganizationDialog = lazy(() =>
  import('./OrganizationDialog').then(({ OrganizationDialog: Component }) => ({ default: Component })),
)

/** Opens the profile dropdown (1 §2). The menu and the organization picker are loaded with the first opening. */
export function ProfileButton({ fallbackName }: { fallbackName: string }) {
  const { data: user } = useCurrentUser()
  const button = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  const [picker, setPicker] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  const name = user ? displayName(user) : fallbackName

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.profile}
        aria-haspopup="menu"
        aria-expanded={menu === 'open'}
        onClick={() => setMenu(menu === 'open' ? 'closed' : 'open')}
      >
        <Avatar initials={initialsOf(name)} src={user?.avatar_image_url} />
        <span className={styles.who}>
          <b>{name}</b>
          <small>{user?.organization?.organization_name}</small>
        </span>
        <Icon of={ChevronDown} size="sm" />
      </button>
      {menu !== 'unloaded' && (
        <Suspense>
          <ProfileMenu
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
            anchor={button}
            user={user}
            onPickOrganization={() => setPicker('open')}
          />
        </Suspense>
      )}
      {picker !== 'unloaded' && user && (
        <Suspense>
          <OrganizationDialog open={picker === 'open'} onClose={() => setPicker('closed')} user={user} />
        </Suspense>
      )}
    </>
  )
}
