import { queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'

/** Query options of published files. Keys are `[api, operation, parameters]`. */
export const contentQueries = {
  /** The text of a file, by default requested with the token. */
  text: (url: string, access: 'open' | 'private' = 'private') =>
    queryOptions({
      queryKey: ['content', 'text', { url, access }],
      queryFn: async ({ signal }) => (await loadClient()).getText(url, { access, signal }),
      staleTime: 30 * 60_000,
    }),
}
