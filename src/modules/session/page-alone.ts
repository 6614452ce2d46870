import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createNotifier } from '@/lib/notifier'

let mountedCount = 0
const { subscribe, notify } = createNotifier()

function add(count: number): void {
  mountedCount += count
  notify()
}

/** Hides what surrounds the page while the component is mounted: the reader must answer it first. */
export function useStandAlone(): void {
  useLayoutEffect(() => {
    add(1)
    return () => add(-1)
  }, [])
}

/** Whether the page has to be shown without its surroundings. */
export function usePageAlone(): boolean {
  return useSyncExternalStore(subscribe, () => mountedCount > 0)
}
