import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, tellsSessionEnd } from '@/api/core/api-error'
import { reportSessionEnded } from '@/auth/session'

const transientStatuses = new Set([502, 503, 504])

/** Whether a failed read is worth repeating: the network, or a gateway that may be back in a moment. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && transientStatuses.has(error.status ?? 0))
}

function watchSession(error: unknown): void {
  if (tellsSessionEnd(error)) reportSessionEnded()
}

/** The one query client. Calls are made offline too: they fail at once, are shown as failed, and repeat on reconnect. */
export function createQueryClient(): QueryClient {
  // An answer is shown in the turn in which it arrives; the library's own way is a timer, behind what else is waiting.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    queryCache: new QueryCache({ onError: watchSession }),
    mutationCache: new MutationCache({ onError: watchSession }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (count, error) => count < 2 && isTransient(error),
        staleTime: 30_000,
        // Without a word, this network mode repeats nothing. What is on screen stays as it is: it was read.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
