import { queryOptions } from '@tanstack/react-query'

/** Query options of published files; keys are `[api, operation, parameters]`. */
export const contentQueries = {
  /** The text of a file that takes a token. */
  text: (url: string) =>
    queryOptions({
      queryKey: ['content', 'text', { url }],
      queryFn: async ({ signal }) => (await import('./client')).getText(url, { access: 'private', signal }),
      staleTime: 30 * 60_000,
    }),
}
