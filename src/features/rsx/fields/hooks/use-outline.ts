import { useQuery, useQueryClient } from '@tanstack/react-query'
import { loadSchema } from '@/modules/rsx/rules/load-rules'
import { outlineInWorker } from '@/workers/rsx/outline-in-worker'

/** The tree of a document, read from its schema in a worker (RSX-62). The page works without it. */
export function useOutline(version: string, documentType: string) {
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['outline', { version, documentType }],
    queryFn: async ({ signal }) => {
      const schema = await loadSchema(queryClient, documentType, version)
      return outlineInWorker({ document: documentType, version, schema }, signal)
    },
    staleTime: Infinity,
    retry: false,
  })
  return { outline: data, hasFailed: isError, isFetching, retry: () => void refetch() }
}
