import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isStatus } from '../core/api-error'
import type { Application, ApplicationInput } from './schemas'

// The client with its HTTP and schema libraries is loaded with the first call, not with the page that makes it.
const client = () => import('./client')

/** Query options of the devcenter API; keys are `[api, operation, parameters]`. */
export const devcenterQueries = {
  services: (signedIn: boolean) =>
    queryOptions({
      queryKey: ['devcenter', 'services', { signedIn }],
      queryFn: async ({ signal }) => (await client()).getServices(signedIn, signal),
      staleTime: 5 * 60_000,
    }),
  service: (id: string) =>
    queryOptions({
      queryKey: ['devcenter', 'service', { id }],
      queryFn: async ({ signal }) => (await client()).getService(id, signal),
      staleTime: 5 * 60_000,
    }),
  applications: (page: number, pageSize = applicationsPageSize) =>
    queryOptions({
      queryKey: ['devcenter', 'applications', { page, pageSize }],
      queryFn: async ({ signal }) => (await client()).getApplications(page, pageSize, signal),
      placeholderData: keepPreviousData,
    }),
  application: (id: string) =>
    queryOptions({
      queryKey: ['devcenter', 'application', { id }],
      queryFn: async ({ signal }) => (await client()).getApplication(id, signal),
    }),
}

/** Applications per page (1 §9). */
export const applicationsPageSize = 25

/** Creates an application without an id, else replaces it. Refreshes the list and the application itself. */
export function useSaveApplication() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: { id: string | undefined; body: Record<string, unknown> & ApplicationInput }) => {
      const { createApplication, updateApplication } = await client()
      return id === undefined ? createApplication(body) : updateApplication(id, body)
    },
    onSuccess: async (application: Application) => {
      queryClient.setQueryData(devcenterQueries.application(application.id).queryKey, application)
      await queryClient.invalidateQueries({ queryKey: ['devcenter', 'applications'] })
    },
  })
}

/** Deletes an application and forgets it; refreshes the list. Gives whether it was still there: elsewhere may be faster. */
export function useDeleteApplication() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await (await client()).deleteApplication(id)
        return true
      } catch (error) {
        if (isStatus(error, 404)) return false
        throw error
      }
    },
    onSuccess: async (_, id) => {
      forgetWhenUnused(queryClient, devcenterQueries.application(id).queryKey)
      await queryClient.invalidateQueries({ queryKey: ['devcenter', 'applications'] })
    },
  })
}

/** Removes what was read once no page shows it: removed earlier, the page that is being left would read it again. */
function forgetWhenUnused(queryClient: QueryClient, queryKey: QueryKey): void {
  const cache = queryClient.getQueryCache()
  const query = cache.find({ queryKey })
  if (!query) return
  if (query.getObserversCount() === 0) {
    cache.remove(query)
    return
  }
  const stop = cache.subscribe((event) => {
    if (event.type !== 'observerRemoved' || event.query !== query || query.getObserversCount() > 0) return
    stop()
    cache.remove(query)
  })
}
