import { queryOptions } from '@tanstack/react-query'

/** Query options of published files. Keys are `[api, operation, parameters]`. */
export const contentQueries = {
  /** The text of a file that is requested with the token. */
  text: (url: string) =>
    queryOptions({
      queryKey: ['content', 'text', { url }],
      queryFn: async ({ signal }) => (await import('./client')).getText(url, { access: 'private', signal }),
      staleTime: 30 * 60_000,
    }),
}
