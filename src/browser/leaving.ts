/**
 * How long after `beforeunload` a failed load counts as caused by leaving the page, in milliseconds. No event tells that
 * the reader stayed (docs/decisions/0026).
 */
export const leavingMs = 5000

let leftAt = -Infinity

/** Starts to detect that the reader leaves the page. Call it once, before any other `beforeunload` listener is added. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', markLeaving, true)
}

/** Whether the reader is leaving the page. Firefox then fails all pending loads. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < leavingMs
}

/** Reloads the portal, at this path or at the present one. The page counts as being left from then on. */
export function reloadPage(path?: string): void {
  markLeaving()
  if (path === undefined) window.location.reload()
  else window.location.assign(path)
}

function markLeaving(): void {
  leftAt = performance.now()
}
