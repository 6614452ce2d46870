import { useMemo } from 'react'
import { useSession } from '@/auth/session'
import { useRecentPages } from '@/modules/recent-pages/recent-pages'
import type { ListedGroup } from './ResultList'

/** The pages that this person opened last, as a group of the list; no group for visitors and without any. */
export function useRecentGroup(): readonly ListedGroup[] {
  const session = useSession()
  const pages = useRecentPages(session.status === 'signedIn' ? session.userId : '')
  return useMemo(() => {
    const hits = pages.map(({ to, title, area }) => ({
      group: to.startsWith('/api-doc/') ? ('operations' as const) : ('guides' as const),
      to,
      title: [{ text: title, isMatch: false }],
      place: [area],
    }))
    return hits.length === 0 ? [] : [{ group: 'recent', hits, count: hits.length }]
  }, [pages])
}
