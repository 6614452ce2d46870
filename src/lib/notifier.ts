/** Notifies listeners of a change in state outside React, as `useSyncExternalStore` needs it. */
export interface Notifier {
  /** Calls the listener after every change. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

/** @param isStored Whether the state is in the browser's storage, where other tabs change it too. */
export function createNotifier(isStored = false): Notifier {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      if (isStored) window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    notify: () => listeners.forEach((listener) => listener()),
  }
}
