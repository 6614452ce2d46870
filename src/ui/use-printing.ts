import { useSyncExternalStore } from 'react'
import { createNotifier } from '@/browser/notifier'

/** `now`: the browser takes the page as it is. `prepared`: it waits until the page has what it wants to print. */
export type Printing = false | 'now' | 'prepared'

let printing: Printing = false
const { subscribe, notify } = createNotifier()

function set(state: Printing): void {
  printing = state
  notify()
}

window.addEventListener('beforeprint', () => printing || set('now'))
window.addEventListener('afterprint', () => set(false))

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
