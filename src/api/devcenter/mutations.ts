import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isStatus } from '@/api/core/api-error'
import { applicationPagesKey, devcenterQueries, loadClient } from './queries'
import type { Application, ApplicationInput, SignupInput } from './schemas'

interface SavedApplication {
  id: string | undefined
  body: Record<string, unknown> & ApplicationInput
  /** Identifies one creation: all attempts to send it have the same key. */
  idempotencyKey?: string
}

/** Replaces the application with this id; without an id, creates one. Updates the application and invalidates the list. */
export function useSaveApplication() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body, idempotencyKey }: SavedApplication) => {
      const { createApplication, updateApplication } = await loadClient()
      return id === undefined ? createApplication(body, idempotencyKey) : updateApplication(id, body)
    },
    onSuccess: async (application: Application) => {
      queryClient.setQueryData(devcenterQueries.application(application.id).queryKey, application)
      await queryClient.invalidateQueries({ queryKey: applicationPagesKey })
    },
  })
}

/**
 * Deletes an application. Returns false if it had already been deleted elsewhere. Removes the application from the cache
 * and invalidates the list.
 */
export function useDeleteApplication() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await (await loadClient()).deleteApplication(id)
        return true
      } catch (error) {
        if (isStatus(error, 404)) return false
        throw error
      }
    },
    onSuccess: async (_, id) => {
      removeWhenUnused(queryClient, devcenterQueries.application(id).queryKey)
      await queryClient.invalidateQueries({ queryKey: applicationPagesKey })
    },
  })
}

/**
 * Requests a trial account (API-25). Invalidates nothing: nobody is signed in. Does not stay in the mutation cache, because
 * the body holds the token of the captcha.
 */
export function useSignUp() {
  return useMutation({
    mutationFn: async ({ body, signal }: { body: SignupInput; signal: AbortSignal }) =>
      (await loadClient()).signUp(body, signal),
    gcTime: 0,
  })
}

/** Removes a query as soon as no page shows it. Removed earlier, the page that is closing would request it again. */
function removeWhenUnused(queryClient: QueryClient, queryKey: QueryKey): void {
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
