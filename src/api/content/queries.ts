import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'

/** Loads the client of the published files with its first call (docs/decisions/0007). */
export const loadClient = loadOnCall(createCodeLoader(() => import('./client')))

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
