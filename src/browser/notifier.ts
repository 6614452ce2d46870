/** Tells listeners that something which React does not keep has changed. Both functions work on their own. */
export interface Notifier {
  /** Calls the listener after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

/** @param stored whether what is told of is kept in the browser's storage, where other tabs change it too. */
export function createNotifier(stored = false): Notifier {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      if (stored) window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    notify: () => listeners.forEach((listener) => listener()),
  }
}
