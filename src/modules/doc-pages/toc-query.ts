import { queryOptions } from '@tanstack/react-query'
import { isStatus } from '@/api/core/api-error'
import { getJson } from '@/api/content/client'
import { reportError } from '@/config/error-report'
import { parseToc } from '@/modules/toc-tree/parse-toc'

/** The table of contents at a service's documentation (2 §7). */
export function tocQuery(location: string, access: 'open' | 'private') {
  return queryOptions({
    queryKey: ['content', 'toc', { location, access }],
    queryFn: async ({ signal }) => {
      try {
        return parseToc(await getJson(`${location}toc.json`, { access, signal }))
      } catch (error) {
        // Refused contents are no reason to ask whether the session has ended: the sidebar fails silently.
        if (!isStatus(error, 401)) throw error
        reportError(error)
        return []
      }
    },
    staleTime: 5 * 60_000,
  })
}
