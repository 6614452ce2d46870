import { useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '@/browser/browser-storage'
import { recentPagesKey } from '@/browser/storage-keys'
import { createNotifier } from '@/browser/notifier'
import { storedList } from '@/lib/stored-list'
import type { RememberedPage } from './remember-page'

const shown = 3
const longestAddress = 2000
/** Twice as many as are written: a character may take two code units. */
const longestText = 240
/** The latest time that a date can hold. */
const lastTime = 8.64e15
/** What is kept: services, operations, integration resources, user guides. */
const kinds = /^\/(docs|api-doc|rsx\/docs|user-guides\/docs)\//

const { subscribe, notify } = createNotifier(true)

/**
 * `recentPages`, as they are at any time: a page that gives way to the home is kept only when the home has been rendered,
 * and other tabs keep pages too.
 */
export function useRecentPages(person: string): RememberedPage[] {
  const stored = useSyncExternalStore(subscribe, read)
  return useMemo(() => recentPages(person, stored), [person, stored])
}

/** The pages that a person opened last in this browser, the last one first. What is no such page is passed over. */
export function recentPages(person: string, stored = read()): RememberedPage[] {
  const own = storedList(stored).filter((entry) => isPage(entry) && entry.person === person) as RememberedPage[]
  const addresses = own.map(({ to }) => to)
  return own.filter(({ to }, index) => addresses.indexOf(to) === index).slice(0, shown)
}

/** Empties the list, whoever's it is. */
export function clearRecentPages(): void {
  browserStorage.remove(recentPagesKey)
  notify()
}

function read(): string | null {
  return browserStorage.get(recentPagesKey)
}

function isPage(value: unknown): value is RememberedPage {
  if (typeof value !== 'object' || value === null) return false
  const { to, title, area, openedAt } = value as Record<string, unknown>
  return isAddress(to) && isText(title) && isText(area) && isTime(openedAt)
}

/** An address of this portal as `paths` writes it: no other origin, nothing that a browser would read as another path. */
function isAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestAddress || !kinds.test(value)) return false
  const url = URL.parse(value, 'http://portal.invalid')
  return url !== null && url.pathname + url.search === value
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText && value.trim() !== ''
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= lastTime
}
