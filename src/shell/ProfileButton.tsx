import { useId, useRef, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { initialsOf } from '@/lib/initials'
import { displayName, useCurrentUser } from '@/modules/session/use-current-user'
import { Avatar } from '@/ui/Avatar'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazy-part'
import { ProfileMenu } from './ProfileMenu'
import { useFocusLeave } from './use-focus-leave'
import styles from './ProfileButton.module.css'

const OrganizationDialog = lazyPart(
  () => import('./OrganizationDialog'),
  (module) => module.OrganizationDialog,
)

/**
 * The button in the bar that shows the person and opens the profile menu. The menu is a popover of the browser, which closes
 * it on Escape and on a press outside, and returns the focus. The organization picker is loaded when it is first opened,
 * and mounted at each opening, so that it keeps no cancelled choice.
 */
export function ProfileButton({ fallbackName }: { fallbackName: string }) {
  const { data: user } = useCurrentUser()
  const menuId = useId()
  const [isPicking, setIsPicking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useFocusLeave(frame, () => document.getElementById(menuId)?.hidePopover())
  const name = user ? displayName(user) : fallbackName

  return (
    <div ref={frame} className={styles.contents}>
      <button type="button" className={styles.profile} popoverTarget={menuId}>
        <Avatar initials={initialsOf(name)} src={user?.avatar_image_url} />
        <span className={styles.who}>
          <b>{name}</b>
          <small>{user?.organization?.organization_name}</small>
        </span>
        <Icon of={ChevronDown} size="sm" />
      </button>
      <ProfileMenu id={menuId} user={user} onPickOrganization={() => setIsPicking(true)} />
      {isPicking && user && (
        <OrganizationDialog onClose={() => setIsPicking(false)} onUnavailable={() => setIsPicking(false)} user={user} />
      )}
    </div>
  )
}
