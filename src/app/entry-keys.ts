/**
 * Gives every entry of the history a key of its own, by which its scroll position is saved. The router gives keys only to
 * the entries that it creates; those of typed addresses, which the browser creates, would share one.
 */
export function keyEntries(): void {
  nameEntry()
  window.addEventListener('popstate', nameEntry)
}

function nameEntry(): void {
  const state = window.history.state as { key?: string } | null
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}
