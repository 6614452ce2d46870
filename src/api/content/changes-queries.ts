import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { changesFile } from '@/lib/published-changes'

/** Loads the client of the lists of changes with its first call. */
export const loadChanges = loadOnCall(createCodeLoader(() => import('./changes')))

/** URL of what changed in the documentation at a location, which ends with a slash. */
export function changesUrl(location: string): string {
  return `${location}${changesFile}`
}

/** Query options of what changed in the documentation at a location. */
export function changesQuery(location: string, access: 'open' | 'private') {
  return queryOptions({
    queryKey: ['content', 'changes', { location, access }],
    queryFn: async ({ signal }) => (await loadChanges()).getChanges(changesUrl(location), access, signal),
    staleTime: 5 * 60_000,
  })
}
