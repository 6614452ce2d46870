/**
 * How long after `beforeunload` a failed load counts as caused by leaving the page, in milliseconds. No event tells that
 * the reader stayed (docs/decisions/0026).
 */
export const leavingMs = 5000

let leftAt = -Infinity

/** Watches from now on for the reader leaving the page; called once, before any other `beforeunload` listener is added. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', markLeaving, true)
}

/** Whether the page is being left. Firefox then makes everything that still loads fail. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < leavingMs
}

/** Reloads the portal, at this path or where it is. From now on the page counts as being left. */
export function reloadPage(path?: string): void {
  markLeaving()
  if (path === undefined) window.location.reload()
  else window.location.assign(path)
}

function markLeaving(): void {
  leftAt = performance.now()
}
