import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { rsxQueries } from '@/api/rsx/queries'
import { isQualified } from './field-list'

interface UsedIn {
  documents: readonly string[]
  pending: boolean
  /** Some documents could not be read. */
  failed: boolean
  retry: () => void
}

/**
 * The documents among these whose field of this name has a list of values. Only the fields of each document tell, so they
 * are read one after the other, beside what the reader does; undefined documents are not known yet.
 */
export function useUsedIn(version: string, documents: readonly string[] | undefined, name: string): UsedIn {
  const query = usedInQuery(version, documents ?? [], name)
  const { data, isFetching, refetch } = useQuery({
    ...query,
    queryFn: documents === undefined ? skipToken : query.queryFn,
  } as typeof query)
  return {
    documents: data?.documents ?? [],
    pending: data === undefined || isFetching,
    failed: data?.failed === true && !isFetching,
    retry: () => void refetch(),
  }
}

function usedInQuery(version: string, documents: readonly string[], name: string) {
  return queryOptions({
    queryKey: ['rsx', 'usedIn', { version, documents, name }],
    queryFn: async ({ client, signal }) => {
      const found: string[] = []
      let failed = false
      for (const document of documents) {
        signal.throwIfAborted()
        const fields = await client.fetchQuery(rsxQueries.fields(version, document)).catch(() => undefined)
        if (fields === undefined) failed = true
        else if (fields.some((field) => field.name === name && isQualified(field))) found.push(document)
      }
      return { documents: found, failed }
    },
    staleTime: 30 * 60_000,
  })
}
