import { browserStorage } from '@/browser/browser-storage'
import { recentPagesKey, sessionKey } from '@/browser/storage-keys'
import { storedList } from '@/lib/stored-list'

/** A page that somebody has opened, as this browser keeps it; `recentPages` of the home reads it. */
export interface RememberedPage {
  /** User id of who opened it: the browser may have another person's list. */
  person: string
  /** Address in the portal, without hash. */
  to: string
  title: string
  /** What the page belongs to: a service, a part of the documentation, a document. */
  area: string
  /** When, in milliseconds since 1970. */
  openedAt: number
}

/** How many pages are kept, which is how many the home shows. */
const kept = 3
/** Characters of a text. Titles are an author's and may be of any length. */
const longestText = 120

/** Puts a page in front of those that this person has opened; as it is called now. */
export function rememberPage({ person, to, title, area }: Omit<RememberedPage, 'openedAt'>): void {
  // Signing out in another tab ended the list: this tab, which has not noticed, must not begin a new one.
  if (browserStorage.get(sessionKey) === null) return
  const others = storedList(browserStorage.get(recentPagesKey)).filter((entry) => {
    const other = entry as Partial<RememberedPage> | null
    return other?.person === person && other.to !== to
  })
  const page: RememberedPage = { person, to, title: cut(title), area: cut(area), openedAt: Date.now() }
  browserStorage.set(recentPagesKey, JSON.stringify([page, ...others].slice(0, kept)))
}

function cut(text: string): string {
  return Array.from(text.trim()).slice(0, longestText).join('')
}
