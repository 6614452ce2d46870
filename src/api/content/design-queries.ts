import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'

const loadDesigns = loadOnCall(createCodeLoader(() => import('./designs')))

/** Half an hour, because designs change a few times a year. */
const staleTime = 30 * 60_000

/** Query options of the published designs, apart from those of other files, which more pages need. */
export const designQueries = {
  /** The consolidated design of a document, such as `Orders-850`. */
  design: (file: string) =>
    queryOptions({
      queryKey: ['content', 'design', { file }],
      queryFn: async ({ signal }) => (await loadDesigns()).getDesign(file, signal),
      staleTime,
    }),
  /** The same file as it is, for an engine that reads it itself. */
  designFile: (file: string) =>
    queryOptions({
      queryKey: ['content', 'designFile', { file }],
      queryFn: async ({ signal }) => (await loadDesigns()).getDesignFile(file, signal),
      staleTime,
    }),
}
