import { browserStorage } from '@/browser/browser-storage'
import { recentPagesKey, sessionKey } from '@/browser/storage-keys'
import { firstCharacters } from '@/lib/cut-text'
import { storedList } from '@/lib/stored-list'

/** A page that somebody has opened, as stored in this browser. */
export interface RememberedPage {
  /** User id of the person who opened it. Several people may use one browser. */
  person: string
  /** Address in the portal, without hash. */
  to: string
  title: string
  /** Name of what the page belongs to: a service, an area, an API document. */
  area: string
  /** Milliseconds since 1970. */
  openedAt: number
}

/** How many pages are stored, which is how many the home page shows. */
const maxPages = 3
/** Longest stored text, in characters. Titles come from authors and may have any length. */
const maxTextLength = 120

/** Stores a page as the one that this person opened last, with its present title. */
export function rememberPage({ person, to, title, area }: Omit<RememberedPage, 'openedAt'>): void {
  // Signing out in another tab has removed the list. This tab may not know yet and must not start a new one.
  if (browserStorage.get(sessionKey) !== '1') return
  const others = storedList(browserStorage.get(recentPagesKey)).filter((entry) => {
    const other = entry as Partial<RememberedPage> | null
    return other?.person === person && other.to !== to
  })
  const page: RememberedPage = { person, to, title: truncate(title), area: truncate(area), openedAt: Date.now() }
  browserStorage.set(recentPagesKey, JSON.stringify([page, ...others].slice(0, maxPages)))
}

function truncate(text: string): string {
  return firstCharacters(text.trim(), maxTextLength)
}
