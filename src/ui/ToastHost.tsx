import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { buttonClass } from './button-class'
import { Icon } from './Icon'
import { lazyPart } from './lazy-part'
import { currentToasts, dismissToast, shownMs, subscribeToasts, type Toast } from './toast'
import styles from './ToastHost.module.css'

const Toaster = lazyPart(
  () => import('./Toaster'),
  (module) => module.Toaster,
)

/**
 * Shows the toasts in one polite live region. It is there before the first toast, because screen readers do not announce a
 * region that arrives together with its text. The code of toasts is loaded with the first one; where it is missing they are
 * shown without it.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  const [isUsed, setIsUsed] = useState(false)
  if (!isUsed && toasts.length > 0) setIsUsed(true)
  return <div aria-live="polite">{isUsed && <Toaster unavailable={<PlainToasts toasts={toasts} />} />}</div>
}

function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function PlainToast({ toast: { id, title, message, persistent } }: { toast: Toast }) {
  useEffect(() => {
    if (persistent) return undefined
    const timer = setTimeout(dismissToast, shownMs, id)
    return () => clearTimeout(timer)
  }, [id, persistent])
  return (
    <div className={styles.toast}>
      <p>
        <b>{title}</b>
        <br />
        {message}
      </p>
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'sm', icon: true })}
        aria-label="Close"
        onClick={() => dismissToast(id)}
      >
        <Icon of={X} size="sm" />
      </button>
    </div>
  )
}
