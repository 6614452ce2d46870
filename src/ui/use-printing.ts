import { useSyncExternalStore } from 'react'

let printing = false

function subscribe(listener: () => void): () => void {
  const change = (state: boolean) => () => {
    printing = state
    listener()
  }
  const [begin, end] = [change(true), change(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Whether the page is being printed: what is closed on screen stands open on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing)
}
