import { queryOptions } from '@tanstack/react-query'
import { ApiError, isStatus } from '@/api/core/api-error'
import { getJson } from '@/api/content/client'
import { reportError } from '@/config/error-report'
import { parseToc } from '@/modules/toc-tree/parse-toc'

/** The table of contents at a service's documentation (2 §7). One without any entry is reported: it is a mistake (2 §8). */
export function tocQuery(location: string, access: 'open' | 'private') {
  return queryOptions({
    queryKey: ['content', 'toc', { location, access }],
    queryFn: async ({ signal }) => {
      try {
        const entries = parseToc(await getJson(`${location}toc.json`, { access, signal }))
        if (entries.length === 0) reportError(emptyToc(location))
        return entries
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

function emptyToc(location: string): ApiError {
  return new ApiError({ api: 'content', kind: 'parse', message: `content: ${location}toc.json has no entries` })
}
