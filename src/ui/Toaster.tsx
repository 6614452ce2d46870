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

/** Older toasts are hidden. */
const maxVisibleToasts = 4

const icons = { success: CircleCheck, error: CircleAlert, info: Info }
const manager = Base.createToastManager<Toast>()

/** Passes the changes of the store on to Base UI. Returns a function that stops it. */
function syncWithStore(): () => void {
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

/** Renders the toasts, newest on top. F6 moves the focus to them; they stay while they are hovered or focused. */
export function Toaster() {
  // In this component and not in a child of the provider: the provider's effects must have run before toasts are added.
  useEffect(syncWithStore, [])
  return (
    <Base.Provider toastManager={manager} limit={maxVisibleToasts}>
      {/* The live region is that of the host. */}
      <Base.Viewport className={styles.viewport} aria-live={undefined}>
        <Toasts />
      </Base.Viewport>
    </Base.Provider>
  )
}

function Toasts() {
  const { toasts } = Base.useToastManager<Toast>()
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info'
    return (
      <Base.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection="up">
        <Base.Content className={classNames(styles.content, styles[tone])}>
          <Icon of={icons[tone]} />
          {/* A toast that replaces one with the same key is announced again, also with the same text. */}
          <div key={toast.updateKey}>
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
