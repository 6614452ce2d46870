/** How long a page that is being left counts as such, in milliseconds: nothing tells that the reader stopped it (decision 0026). */
export const leavingMs = 5000

let since = -Infinity

/** Notices from now on when the reader leaves the page for another document; called once, before anybody else listens. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => (since = performance.now()), true)
}

/** Whether the page is being left now. Firefox lets what still loads fail then: neither the network nor the server did. */
export function isLeaving(): boolean {
  return performance.now() - since < leavingMs
}
