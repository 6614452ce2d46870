import { hasUnsavedInput } from '@/lib/unsaved-input'

const key = 'dc.reloaded'

/**
 * A deploy under an open tab removes the code of pages not yet visited. The first failed load reloads the page, once for
 * each build; never over unsaved input, and not offline, where nothing would come back.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    const build = import.meta.url
    if (!navigator.onLine || hasUnsavedInput() || sessionStorage.getItem(key) === build) return
    sessionStorage.setItem(key, build)
    window.location.reload()
  })
}
