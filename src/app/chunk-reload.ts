import { hasUnsavedInput } from '@/lib/unsaved-input'

const key = 'dc.reloaded-for'

/**
 * A deploy under an open tab removes the code of pages not yet visited. The first failed load of an address reloads the
 * page once; never over unsaved input, and not again when the reload did not help.
 */
export function reloadOnMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const address = window.location.href
    if (hasUnsavedInput() || sessionStorage.getItem(key) === address) return
    sessionStorage.setItem(key, address)
    event.preventDefault()
    window.location.reload()
  })
}
