import { createPath, type DataRouter } from 'react-router-dom'
import { isErrorShown, isReloadPrevented } from '@/browser/code-loader'
import { isLeaving, reloadPage, watchLeaving } from '@/browser/leaving'
import { hasChangedFields, hasOpenWork, watchFields } from '@/browser/unsaved-input'
import { tabStorage } from '@/browser/browser-storage'
import { reloadedBuildKey } from '@/browser/storage-keys'

const build = import.meta.url

/**
 * Reloads the portal when code is missing after a deploy, at the page that the reader was going to. A deploy removes the
 * code of pages that an open tab has not visited yet. Once per build; never over unsaved input or open files, not offline, where a
 * reload would fail, not while the reader is leaving, whom it would bring back, and not under an error with Retry, which the
 * reader is about to press. Fields of other forms, such as a filter, are
 * left with their page when the reader opens another; a part of the page does not reload it over them.
 */
export function reloadOnMissingCode(router: Pick<DataRouter, 'state'>): void {
  watchLeaving()
  watchFields()
  window.addEventListener('vite:preloadError', () => {
    const destination = () => router.state.navigation.location
    const wouldDisturb = () => hasOpenWork() || (!destination() && (hasChangedFields() || isErrorShown()))
    const mayReload = () => navigator.onLine && !wouldDisturb() && !hasReloaded()
    if (isLeaving() || isReloadPrevented() || !mayReload()) return
    void reloadPage(
      () => mayReload() && markReloaded(),
      () => {
        const to = destination()
        return to && createPath(to)
      },
    )
  })
}

function hasReloaded(): boolean {
  return tabStorage.get(reloadedBuildKey) === build
}

/** Returns false for a storage that forgets, which would let every failure reload again. */
function markReloaded(): boolean {
  tabStorage.set(reloadedBuildKey, build)
  return hasReloaded()
}
