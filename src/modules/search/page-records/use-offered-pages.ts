import { useMemo } from 'react'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import type { SearchRecord } from '@/engines/search/record'
import type { SearchHit } from '@/engines/search/search-results'
import { useRecentPages } from '@/modules/documentation/recent/recent-pages'
import { portalRecords } from './page-records'
import { suggestedRecords } from './suggestions'
import { usePageReader } from './use-page-records'

/** The groups of pages that an empty search offers, with their labels. */
export const offeredLabels = { recent: 'Recently opened', suggested: 'Suggestions' } as const

/** Pages that an empty search offers. */
export interface OfferedGroup {
  group: keyof typeof offeredLabels
  hits: readonly SearchHit[]
  count: number
}

/**
 * The pages that this person opened last, and five suggestions (SEARCH-46). Visitors have no list of opened pages
 * (docs/decisions/0024), and a person has none of another one.
 */
export function useOfferedPages(): readonly OfferedGroup[] {
  const session = useSession()
  const reader = usePageReader()
  const pages = useRecentPages(session.status === 'signedIn' ? session.userId : '')
  return useMemo(() => {
    const recent = pages.map(({ to, title, area }) =>
      hitOf({ group: to.startsWith('/api-doc/') ? 'operations' : 'guides', to, title, place: [area] }),
    )
    const suggested = reader === undefined ? [] : suggestedRecords(portalRecords(reader, environment())).map(hitOf)
    return [
      { group: 'recent' as const, hits: recent, count: recent.length },
      { group: 'suggested' as const, hits: suggested, count: suggested.length },
    ].filter(({ count }) => count > 0)
  }, [pages, reader])
}

function hitOf({ group, to, title, place }: Pick<SearchRecord, 'group' | 'to' | 'title' | 'place'>): SearchHit {
  return { group, to, title: [{ text: title, isMatch: false }], place }
}
