import { useQueries, useQueryClient } from '@tanstack/react-query'
import { rsxQueries } from '@/api/rsx/queries'
import type { Field } from '@/api/rsx/schemas'
import { isQualified } from '../model/field-list'

/** Documents that are read at a time: what the reader does comes first. */
const atOnce = 2

interface UsedIn {
  documents: readonly string[]
  pending: boolean
  /** Some documents could not be read. */
  failed: boolean
  retry: () => void
}

/**
 * The documents among these whose field of this name has a list of values, as they are found. Only the fields of each
 * document tell, so they are read a few at a time; undefined documents are not known yet.
 */
export function useUsedIn(version: string, documents: readonly string[] | undefined, name: string): UsedIn {
  const client = useQueryClient()
  const all = documents ?? []
  const queries = all.map((document) => rsxQueries.fields(version, document))
  const waiting = queries.map(({ queryKey }) => (client.getQueryState(queryKey)?.status ?? 'pending') === 'pending')
  const results = useQueries({
    queries: queries.map((query, index) => ({
      ...query,
      enabled: waiting.slice(0, index).filter(Boolean).length < atOnce,
      select: (fields: Field[]) => fields.some((field) => field.name === name && isQualified(field)),
    })),
  })
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  return {
    documents: all.filter((_, index) => results[index]?.data === true),
    pending: documents === undefined || results.some(({ isPending, isFetching }) => isPending || isFetching),
    failed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
