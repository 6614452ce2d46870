import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { isStatus } from '@/api/core/api-error'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import { ownerOf } from '../model/browse'
import { shippingDocQueries } from '@/api/shipping-docs/queries'

/** A chosen template in the list of retailers. */
export interface ChosenTemplate {
  id: string
  /** Name of the retailer; undefined until it is known. */
  owner: string | undefined
  name: string | undefined
  state: 'pending' | 'known' | 'unknown' | 'failed'
}

/**
 * Reads the chosen templates of one kind and their requirements (TOOL-12), at the same time. One unknown id makes the
 * platform refuse the whole call for requirements, so that is repeated without ids that turn out to be unknown.
 */
export function useRequirements(kind: ShippingDocKind, ids: readonly string[]) {
  const queries = shippingDocQueries[kind]
  const queryClient = useQueryClient()
  const answers = useQueries({
    queries: ids.map((id) => ({
      ...queries.template(id),
      // The list may have the names already; the call tells whether the template still exists.
      placeholderData: () =>
        queryClient.getQueryData(queries.templates().queryKey)?.find((template) => template.id === id),
    })),
  })
  const known = ids.filter((_, index) => !isStatus(answers[index]?.error, 404))
  const schema = useQuery({ ...queries.requirements(known), enabled: known.length > 0 })
  // While templates are being read, a refusal may be due to an unknown id, and is not a failure yet.
  const refused = isStatus(schema.error, 404) && answers.some(({ isFetching }) => isFetching)

  const chosen = ids.map((id, index): ChosenTemplate => {
    const { data, error } = answers[index] ?? {}
    const state = data ? 'known' : isStatus(error, 404) ? 'unknown' : error ? 'failed' : 'pending'
    return { id, owner: data && ownerOf(data), name: data?.name, state }
  })
  return {
    chosen,
    known,
    retailersFailed: chosen.some(({ state }) => state === 'failed'),
    retryRetailers: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch()
    },
    retryingRetailers: answers.some(({ isFetching, isError }) => isFetching && isError),
    schema: {
      data: known.length > 0 ? schema.data : undefined,
      // Requirements that were read before stay on screen when a later read fails.
      failed: schema.isError && schema.data === undefined && !refused && known.length > 0,
      retry: () => void schema.refetch(),
      retrying: schema.isFetching,
    },
  }
}

export type Requirements = ReturnType<typeof useRequirements>
