import { probeKey } from './storage-keys'

/** Local or session storage. Where the browser blocks it, nothing is stored and no call throws. */
interface BrowserStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

function storage(open: () => Storage): BrowserStorage {
  const attempt = <T>(action: (store: Storage) => T): T | null => {
    try {
      return action(open())
    } catch {
      return null
    }
  }
  return {
    get: (key) => attempt((store) => store.getItem(key)),
    set: (key, value) => void attempt((store) => store.setItem(key, value)),
    remove: (key) => void attempt((store) => store.removeItem(key)),
  }
}

/** Stores values in this browser. */
export const browserStorage = storage(() => window.localStorage)

/** Stores values in this tab until it is closed. */
export const tabStorage = storage(() => window.sessionStorage)

/** Why the browser stores nothing for this tab: it is forbidden, or there is no room left. */
export type StorageErrorKind = 'blocked' | 'full'

/** Tries to store something in this tab's storage, and returns why that does not work; undefined when it does. */
export function tabStorageError(): StorageErrorKind | undefined {
  try {
    // About as long as what a sign-in stores.
    window.sessionStorage.setItem(probeKey, ' '.repeat(2000))
    window.sessionStorage.removeItem(probeKey)
    return undefined
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
  }
}
