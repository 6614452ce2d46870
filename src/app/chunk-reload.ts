import { createPath, type DataRouter } from 'react-router-dom'
import { isLeaving, watchLeaving } from '@/browser/leaving'
import { isMissingCodeHandled } from '@/browser/missing-code'
import { hasUnsavedInput } from '@/browser/unsaved-input'
import { tabStorage } from '@/browser/browser-storage'
import { reloadedBuildKey } from '@/browser/storage-keys'

/**
 * A deploy under an open tab removes the code of pages not yet visited. The first failed load loads the portal anew, at
 * the page the reader was going to; once for each build, never over unsaved input, not offline, where nothing
 * would come back, and not when the reader is leaving: that would take them back.
 */
export function reloadOnMissingCode(router: Pick<DataRouter, 'state'>): void {
  watchLeaving()
  window.addEventListener('vite:preloadError', () => {
    const build = import.meta.url
    const needed = !isLeaving() && !isMissingCodeHandled() && navigator.onLine && !hasUnsavedInput()
    if (!needed || tabStorage.get(reloadedBuildKey) === build) return
    tabStorage.set(reloadedBuildKey, build)
    // Without a memory of this reload the next failure would reload again, and again.
    if (tabStorage.get(reloadedBuildKey) !== build) return
    const destination = router.state.navigation.location
    if (destination) window.location.assign(createPath(destination))
    else window.location.reload()
  })
}
