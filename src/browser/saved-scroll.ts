import { useSyncExternalStore } from 'react'
import { useLocation, type createBrowserRouter } from 'react-router-dom'
import { createNotifier } from '@/lib/notifier'

/** The saved scroll positions of history entries, by their keys. */
const positions = new Map<string, number>()
const { subscribe, notify } = createNotifier()

/** Records the scroll positions that the router finds for the entries it opens. Call it once, before the first rendering. */
export function watchSavedScroll(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ location, restoreScrollPosition }) => {
    if (typeof restoreScrollPosition === 'number') positions.set(location.key, restoreScrollPosition)
    else positions.delete(location.key)
    notify()
  })
}

/** Where the reader left the current history entry, in pixels from the top; undefined on the first visit. */
export function useSavedScroll(): number | undefined {
  const { key } = useLocation()
  return useSyncExternalStore(subscribe, () => savedScroll(key))
}

/** The same for an effect of the first rendering, in which the router finds the position. */
export function savedScroll(key: string): number | undefined {
  return positions.get(key)
}
