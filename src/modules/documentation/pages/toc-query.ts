import { queryOptions } from '@tanstack/react-query'
import { ApiError, isStatus } from '@/api/core/api-error'
import { getTocJson, type TocAccess } from '@/api/content/toc'
import { reportError } from '@/config/error-report'
import { tocUrl } from '@/engines/documentation/doc-location'
import { parseToc } from '@/engines/documentation/parse-toc'

/** Loads the table of contents of the documentation at a location. An empty one is reported, because it is a mistake (DOC-17). */
export function tocQuery(location: string, access: TocAccess) {
  return queryOptions({
    queryKey: ['content', 'toc', { location, access }],
    queryFn: async ({ signal }) => {
      try {
        const entries = parseToc(await getTocJson(tocUrl(location), access, signal))
        if (entries.length === 0) reportError(emptyToc(location))
        return entries
      } catch (error) {
        // Without this, the query cache would treat a 401 as the end of the session. The sidebar must fail silently.
        if (!isStatus(error, 401)) throw error
        reportError(error)
        return []
      }
    },
    staleTime: 5 * 60_000,
  })
}

function emptyToc(location: string): ApiError {
  return new ApiError({ api: 'content', kind: 'parse', message: `content: ${tocUrl(location)} has no entries` })
}
