import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage'
import { isInside } from './event-target'
import { createNotifier } from '@/lib/notifier'
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

/** Whether an event is this key alone, pressed outside of fields, dialogs and open menus: a shortcut of the page. */
export function isShortcut(event: KeyboardEvent, shortcut: string): boolean {
  if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return false
  const elsewhere =
    'input, textarea, select, [contenteditable], [role$="dialog"], [popover], [role="menu"], [role="listbox"]'
  return !isInside(event, elsewhere)
}

/** Whether an open dialog hides an element from the reader. */
export function isBehindDialog(element: Element | null): boolean {
  return Boolean(element?.closest('[inert], [aria-hidden="true"]'))
}
