import { useLayoutEffect, useSyncExternalStore } from 'react'

let standing = 0
const listeners = new Set<() => void>()

function add(count: number): void {
  standing += count
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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
