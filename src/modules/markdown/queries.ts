import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { getText } from '@/api/content/client'
import { parseInWorker } from '@/workers/markdown/parse-in-worker'
import { maxTextLength } from '@/engines/markdown/parsed-markdown'

/**
 * Fetches and parses the Markdown page at an absolute address. A `private` page is requested with the token, an `open` one
 * only after the host has refused a request without it.
 */
export function markdownQuery(url: string, access: 'open' | 'private') {
  return queryOptions({
    queryKey: ['content', 'markdown', { url, access }],
    queryFn: async ({ signal }) => {
      const text = await getText(url, { access, signal })
      const isTooLong = text.length > maxTextLength
      if (!isTooLong) {
        try {
          return await parseInWorker({ text, kind: 'page' }, signal)
        } catch (error) {
          if (signal.aborted) throw error
        }
      }
      throw new ApiError({
        api: 'content',
        kind: 'parse',
        code: 'not_renderable',
        message: `content: ${url} is too large or too complex to be shown`,
      })
    },
  })
}
