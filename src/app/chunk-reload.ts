import { createPath, type DataRouter } from 'react-router-dom'
import { isReloadPrevented } from '@/browser/code-loader'
import { isLeaving, reloadPage, watchLeaving } from '@/browser/leaving'
import { hasOpenWork } from '@/browser/unsaved-input'
import { tabStorage } from '@/browser/browser-storage'
import { reloadedBuildKey } from '@/browser/storage-keys'

/**
 * Reloads the portal when code is missing after a deploy, at the page that the reader was going to. A deploy removes the
 * code of pages that an open tab has not visited yet. Once per build; never over unsaved input or open files, not offline, where a
 * reload would fail, and not while the reader is leaving, whom it would bring back.
 */
export function reloadOnMissingCode(router: Pick<DataRouter, 'state'>): void {
  watchLeaving()
  window.addEventListener('vite:preloadError', () => {
    const build = import.meta.url
    const mayReload = !isLeaving() && !isReloadPrevented() && navigator.onLine && !hasOpenWork()
    if (!mayReload || tabStorage.get(reloadedBuildKey) === build) return
    tabStorage.set(reloadedBuildKey, build)
    // A storage that forgets would let every failure reload again.
    if (tabStorage.get(reloadedBuildKey) !== build) return
    const destination = router.state.navigation.location
    reloadPage(destination && createPath(destination))
  })
}
