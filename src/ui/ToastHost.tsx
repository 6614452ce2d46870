import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { currentToasts, subscribeToasts } from './toast'

/**
 * The one place of the toasts. Their code is loaded with the first toast; where that fails, the next toast tries
 * again and the page goes on.
 */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts)
  const [Toaster, setToaster] = useState<ComponentType>()

  useEffect(() => {
    if (toasts.length === 0 || Toaster) return
    import('./Toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    )
  }, [toasts, Toaster])

  return Toaster ? <Toaster /> : null
}
