import { createPath, type DataRouter } from 'react-router-dom'
import { hasUnsavedInput } from '@/lib/unsaved-input'

const key = 'dc.reloaded'

/**
 * A deploy under an open tab removes the code of pages not yet visited. The first failed load loads the portal anew, at
 * the page the reader was going to; once for each build, never over unsaved input, and not offline, where nothing
 * would come back.
 */
export function reloadOnMissingCode(router: Pick<DataRouter, 'state'>): void {
  window.addEventListener('vite:preloadError', () => {
    const build = import.meta.url
    if (!navigator.onLine || hasUnsavedInput() || sessionStorage.getItem(key) === build) return
    sessionStorage.setItem(key, build)
    const destination = router.state.navigation.location
    if (destination) window.location.assign(createPath(destination))
    else window.location.reload()
  })
}
