import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'

const loadDesigns = loadOnCall(createCodeLoader(() => import('./designs')))

/** Query options of the published designs, apart from those of other files, which more pages need. */
export const designQueries = {
  /** The consolidated design of a document, such as `Orders-850`. */
  design: (file: string) =>
    queryOptions({
      queryKey: ['content', 'design', { file }],
      queryFn: async ({ signal }) => (await loadDesigns()).getDesign(file, signal),
      // Half an hour, because designs change a few times a year.
      staleTime: 30 * 60_000,
    }),
}
