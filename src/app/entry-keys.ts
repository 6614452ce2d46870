/**
 * Gives every entry of the history a key of its own, by which its scroll position is kept. The router names only the
 * entries it makes: those that the browser makes, for an address that was typed, would all share one.
 */
export function keyEntries(): void {
  nameEntry()
  window.addEventListener('popstate', nameEntry)
}

function nameEntry(): void {
  const state = window.history.state as { key?: string } | null
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}
