import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { isLeaving } from '@/lib/leaving'
import { showToast } from '@/ui/toast'

/**
 * A dialog or drawer whose code comes with its first opening. Code that cannot be loaded is told by a toast and takes nothing
 * of the page along: `onUnavailable` is to close it again, and the next opening asks for the code anew. A browser may go on
 * refusing what failed once, until the page is loaded anew.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  return function OnDemand({ onUnavailable, ...props }: P & { onUnavailable: () => void }) {
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => loaded)
    useEffect(() => {
      if (Component) return undefined
      let open = true
      load().then(
        (component) => {
          loaded = component
          if (open) setComponent(() => component)
        },
        () => {
          if (!open || isLeaving()) return
          showToast({
            title: 'This could not be opened',
            message:
              'Check your internet connection and try again. If that does not help, save what you have typed and reload the page.',
            tone: 'bad',
            key: 'on-demand',
          })
          onUnavailable()
        },
      )
      return () => {
        open = false
      }
    }, [Component, onUnavailable])
    return Component && <Component {...(props as unknown as P)} />
  }
}
