import { useSyncExternalStore } from 'react'
import { createNotifier } from '@/lib/notifier'

/** `now`: the browser prints the page as it is. `prepared`: printing waits until the page has loaded what it prints. */
export type Printing = false | 'now' | 'prepared'

let printing: Printing = false
const { subscribe, notify } = createNotifier()

function set(state: Printing): void {
  printing = state
  notify()
}

window.addEventListener('beforeprint', () => printing || set('now'))
window.addEventListener('afterprint', () => set(false))

/** Whether the page is being printed. Collapsed parts are then rendered open. */
export function usePrinting(): Printing {
  return useSyncExternalStore(subscribe, () => printing)
}

/** Renders the page for printing, waits for `ready`, and prints. */
export async function printPrepared(ready: () => Promise<void>): Promise<void> {
  set('prepared')
  await ready()
  window.print()
}
