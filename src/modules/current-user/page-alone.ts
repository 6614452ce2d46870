import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createNotifier } from '@/browser/notifier'

let standing = 0
const { subscribe, notify } = createNotifier()

function add(count: number): void {
  standing += count
  notify()
}

/** While mounted, nothing of the portal is shown around the page: it has to be answered first. */
export function useStandAlone(): void {
  useLayoutEffect(() => {
    add(1)
    return () => add(-1)
  }, [])
}

/** Whether a page asks to be shown alone. */
export function usePageAlone(): boolean {
  return useSyncExternalStore(subscribe, () => standing > 0)
}
