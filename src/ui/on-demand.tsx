import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { importAnew, importedAddress, type LoadCode } from '@/browser/fresh-import'
import { isLeaving } from '@/browser/leaving'
import { showToast } from './toast'

/**
 * A dialog whose code comes with its first opening. Code that cannot be loaded is told by a toast and takes nothing of the page
 * along: `onUnavailable` is to close the dialog again, and the next opening asks for the code at a new address.
 * @param code imports the module of the component, and nothing else.
 * @param base address of the module in which `code` stands.
 */
export function onDemand<M, P extends object>(
  code: LoadCode<M>,
  componentOf: (module: M) => ComponentType<P>,
  base: string,
) {
  let loaded: ComponentType<P> | undefined
  let failures = 0

  async function load(): Promise<ComponentType<P>> {
    const address = failures > 0 ? importedAddress(code, base) : undefined
    try {
      loaded ??= componentOf(await (address === undefined ? code() : importAnew<M>(address, failures)))
      return loaded
    } catch (error) {
      failures += 1
      throw error
    }
  }

  return function OnDemand({ onUnavailable, ...props }: P & { onUnavailable: () => void }) {
    const [Component, setComponent] = useState<ComponentType<P> | undefined>(() => loaded)
    const tell = useEffectEvent(() => {
      if (isLeaving()) return
      showToast({
        title: 'This could not be opened',
        message: 'Check your internet connection and try again.',
        tone: 'bad',
        key: 'on-demand',
      })
      onUnavailable()
    })
    useEffect(() => {
      if (Component) return undefined
      let open = true
      load().then(
        (component) => open && setComponent(() => component),
        () => open && tell(),
      )
      return () => {
        open = false
      }
    }, [Component])
    return Component && <Component {...(props as unknown as P)} />
  }
}
