import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage'
import { createNotifier } from './notifier'
import { shortcutsKey } from './storage-keys'

const { subscribe, notify } = createNotifier()

let areOn = browserStorage.get(shortcutsKey) !== 'off'

/** Whether single keys act as shortcuts, and a function to change that; remembered in this browser (UI-15). */
export function useShortcuts(): [areOn: boolean, turn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => areOn), turn]
}

function turn(on: boolean): void {
  areOn = on
  if (on) browserStorage.remove(shortcutsKey)
  else browserStorage.set(shortcutsKey, 'off')
  notify()
}
