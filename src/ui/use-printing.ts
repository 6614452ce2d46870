import { useSyncExternalStore } from 'react'

/** `now`: the browser takes the page as it is. `prepared`: it waits until the page has what it wants to print. */
export type Printing = false | 'now' | 'prepared'

let printing: Printing = false
const listeners = new Set<() => void>()

function set(state: Printing): void {
  printing = state
  for (const listener of listeners) listener()
}

window.addEventListener('beforeprint', () => printing || set('now'))
window.addEventListener('afterprint', () => set(false))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page is being printed: what is closed on screen stands open on paper. */
export function usePrinting(): Printing {
  return useSyncExternalStore(subscribe, () => printing)
}

/** Opens what is to be printed, waits for `ready`, and prints. */
export async function printPrepared(ready: () => Promise<void>): Promise<void> {
  set('prepared')
  await ready()
  window.print()
}
