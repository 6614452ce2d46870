import { useQueries, useQueryClient } from '@tanstack/react-query'
import { rsxQueries } from '@/api/rsx/queries'
import type { Field } from '@/api/rsx/schemas'
import { isQualified } from '../model/field-list'

/** How many documents are loaded at a time, so that requests of the reader do not have to wait. */
const maxConcurrentLoads = 2

interface UsedIn {
  documents: readonly string[]
  isPending: boolean
  /** Whether some documents could not be loaded. */
  hasFailed: boolean
  retry: () => void
}

/**
 * Finds the documents in which a field of this name has qualifiers. This takes the fields of every document, which are loaded a
 * few at a time; the result grows meanwhile.
 * @param documents undefined while they are not known.
 */
export function useUsedIn(version: string, documents: readonly string[] | undefined, name: string): UsedIn {
  const client = useQueryClient()
  const all = documents ?? []
  const queries = all.map((document) => rsxQueries.fields(version, document))
  const isWaiting = queries.map(({ queryKey }) => (client.getQueryState(queryKey)?.status ?? 'pending') === 'pending')
  const results = useQueries({
    queries: queries.map((query, index) => ({
      ...query,
      enabled: isWaiting.slice(0, index).filter(Boolean).length < maxConcurrentLoads,
      select: (fields: Field[]) => fields.some((field) => field.name === name && isQualified(field)),
    })),
  })
  const failedResults = results.filter(({ isError, isFetching }) => isError && !isFetching)
  return {
    documents: all.filter((_, index) => results[index]?.data === true),
    isPending: documents === undefined || results.some(({ isPending, isFetching }) => isPending || isFetching),
    hasFailed: failedResults.length > 0,
    retry: () => failedResults.forEach(({ refetch }) => void refetch()),
  }
}
