import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isSessionEndedError } from '@/api/core/api-error'
import { reportSessionEnded } from '@/auth/session'

const transientStatuses = new Set([502, 503, 504])

/** Whether to repeat a failed read: after an error of the network, or of a gateway that may work again in a moment. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && transientStatuses.has(error.status ?? 0))
}

function detectSessionEnd(error: unknown): void {
  if (isSessionEndedError(error)) reportSessionEnded()
}

/** Creates the query client. Offline, calls are made too: they fail at once, show as failed, and are repeated on reconnect. */
export function createQueryClient(): QueryClient {
  // Renders an answer in the task in which it arrives. The library's default is a timer, which waits for other tasks.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    queryCache: new QueryCache({ onError: detectSessionEnd }),
    mutationCache: new MutationCache({ onError: detectSessionEnd }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (count, error) => count < 2 && isTransient(error),
        staleTime: 30_000,
        // By default this network mode repeats nothing on reconnect. Successful reads stay on screen as they are.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
