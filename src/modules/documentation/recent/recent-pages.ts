import { useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '@/browser/browser-storage'
import { recentPagesKey } from '@/browser/storage-keys'
import { isRecord } from '@/lib/json-values'
import { createNotifier } from '@/lib/notifier'
import { storedList } from '@/lib/stored-list'
import type { RememberedPage } from './remember-page'

const maxPages = 3
const maxUrlLength = 2000
/** In UTF-16 code units: `rememberPage` stores at most 120 characters, each of which may take two. */
const maxTextCodeUnits = 240
/** The latest time that a `Date` can hold. */
const maxTime = 8.64e15
/** Addresses that may be listed: services, operations, integration resources, user guides. */
const listedPaths = /^\/(docs|api-doc|rsx\/docs|user-guides\/docs)\//

const { subscribe, notify } = createNotifier(true)

/**
 * The pages that a person opened last; renders again when the stored list changes. It may change while the home page is
 * shown: the previous page is stored only after the home page has rendered, and other tabs store pages too.
 */
export function useRecentPages(person: string): RememberedPage[] {
  const stored = useSyncExternalStore(subscribe, read)
  return useMemo(() => recentPages(person, stored), [person, stored])
}

/** The pages that a person opened last in this browser, the newest first. Malformed entries are ignored. */
export function recentPages(person: string, stored = read()): RememberedPage[] {
  const own = storedList(stored).filter((entry) => isPage(entry) && entry.person === person) as RememberedPage[]
  const addresses = own.map(({ to }) => to)
  return own.filter(({ to }, index) => addresses.indexOf(to) === index).slice(0, maxPages)
}

/** Empties the list of every person. */
export function clearRecentPages(): void {
  browserStorage.remove(recentPagesKey)
  notify()
}

function read(): string | null {
  return browserStorage.get(recentPagesKey)
}

function isPage(value: unknown): value is RememberedPage {
  if (!isRecord(value)) return false
  const { to, title, area, openedAt } = value
  return isUrl(to) && isText(title) && isText(area) && isTime(openedAt)
}

/** Whether a value is an address as `paths` builds it: within the portal, and unchanged when a browser parses it. */
function isUrl(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > maxUrlLength || !listedPaths.test(value)) return false
  const url = URL.parse(value, 'http://portal.invalid')
  return url !== null && url.pathname + url.search === value
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxTextCodeUnits && value.trim() !== ''
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= maxTime
}
