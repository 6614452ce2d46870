import { pause } from '@/lib/pause'

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

/** Resolves when the reader is not leaving the page, or has stayed. */
export async function stayed(): Promise<void> {
  while (isLeaving()) await pause(100)
}

/**
 * Reloads the portal, if its server answers: without it the browser would show an error of its own in place of the page.
 * `navigator.onLine` is not enough, because it changes only some time after the network. Meanwhile the page counts as being left.
 * @param mayReload Asked again after the answer: the reader may have typed something.
 * @param path Returns the path of the page to open after the answer, if not the present one.
 */
export async function reloadPage(mayReload: () => boolean, path?: () => string | undefined): Promise<void> {
  markLeaving()
  const startedAt = leftAt
  const isReachable = await isPortalReachable()
  const isLeft = leftAt !== startedAt
  if (isLeft) return
  if (!isReachable || !mayReload()) {
    leftAt = -Infinity
    return
  }
  markLeaving()
  const to = path?.()
  if (to === undefined) window.location.reload()
  else window.location.assign(to)
}

/** Whether the portal's server answers. */
async function isPortalReachable(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(leavingMs) } as const
  return fetch(window.location.href, options).then(
    ({ ok }) => ok,
    () => false,
  )
}

function markLeaving(): void {
  leftAt = performance.now()
}
