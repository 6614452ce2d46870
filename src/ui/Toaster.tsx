import { Toast as Base } from '@base-ui/react/toast'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { buttonClass } from './button-class'
import { classNames } from './class-names'
import { Icon } from './Icon'
import { currentToasts, dismissToast, shownMs, subscribeToasts } from './toast'
import type { Toast } from './toast'
import styles from './Toaster.module.css'

const MOST_AT_ONCE = 4

const icons = { ok: CircleCheck, bad: CircleAlert, info: Info }
const manager = Base.createToastManager<Toast>()

/** Hands the changes of the store to Base UI; returns how to stop. */
function follow(): () => void {
  let known: readonly Toast[] = []
  function sync() {
    const now = currentToasts()
    for (const toast of known) if (!now.some(({ id }) => id === toast.id)) manager.close(toast.id)
    for (const toast of now) {
      if (known.includes(toast)) continue
      manager.add({
        id: toast.id,
        title: toast.title,
        description: toast.message,
        timeout: toast.persistent ? 0 : shownMs,
        data: toast,
        onClose: () => dismissToast(toast.id),
      })
    }
    known = now
  }
  sync()
  return subscribeToasts(sync)
}

/** Renders the toasts in one polite live region, newest on top. F6 moves the focus there; it waits while used. */
export function Toaster() {
  // Here and not below: the provider, whose effects run first, must listen before toasts are handed over.
  useEffect(follow, [])
  return (
    <Base.Provider toastManager={manager} limit={MOST_AT_ONCE}>
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Toasts() {
  const { toasts } = Base.useToastManager<Toast>()
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info'
    return (
      <Base.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection="right">
        <Base.Content className={classNames(styles.content, styles[tone])}>
          <Icon of={icons[tone]} />
          <div>
            <Base.Title className={styles.title} />
            <Base.Description className={styles.message} />
          </div>
          <Base.Close
            className={buttonClass({ variant: 'ghost', size: 'sm', icon: true })}
            aria-label="Close"
            // Base UI hides it until the toasts are hovered or focused, yet it can be tabbed to.
            aria-hidden={false}
          >
            <Icon of={X} size="sm" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    )
  })
}
