import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { getText } from '@/api/content/client'
import { parseInWorker } from './parse-in-worker'
import { longestPage } from './parsed-markdown'

/**
 * A markdown page at an absolute address, fetched and parsed.
 * `private` pages send the token at once, others only when the host asks for it.
 */
export function markdownQuery(url: string, access: 'open' | 'private') {
  return queryOptions({
    queryKey: ['content', 'markdown', { url, access }],
    queryFn: async ({ signal }) => {
      const text = await getText(url, { access, signal })
      const tooLong = text.length > longestPage
      if (!tooLong) {
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
