import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { isStatus } from '@/api/core/api-error'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import { ownerOf } from '../model/browse'
import { shippingDocQueries } from '@/api/shipping-docs/queries'

/** A chosen template in the list of retailers. */
export interface ChosenTemplate {
  id: string
  /** Names of the retailer and the template; undefined while they are not known. */
  owner: string | undefined
  name: string | undefined
  state: 'pending' | 'known' | 'unknown' | 'failed'
}

/**
 * The chosen templates of one kind (3 §7, `ownerName`) and what they ask for. Both are read at once; when an id turns out
 * to be unknown, the rest is asked for without it, because one unknown id refuses the whole call.
 */
export function useRequirements(kind: ShippingDocKind, ids: readonly string[]) {
  const queries = shippingDocQueries[kind]
  const queryClient = useQueryClient()
  const answers = useQueries({
    queries: ids.map((id) => ({
      ...queries.template(id),
      // Names that the browser has read already; the call tells whether the template is still there.
      placeholderData: () =>
        queryClient.getQueryData(queries.templates().queryKey)?.find((template) => template.id === id),
    })),
  })
  const known = ids.filter((_, index) => !isStatus(answers[index]?.error, 404))
  const schema = useQuery({ ...queries.requirements(known), enabled: known.length > 0 })
  // What was refused for an unknown id is not a failure as long as that id may still turn up.
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
      // What was read once stays: a later failure is none of what is on screen.
      failed: schema.isError && schema.data === undefined && !refused && known.length > 0,
      retry: () => void schema.refetch(),
      retrying: schema.isFetching,
    },
  }
}

export type Requirements = ReturnType<typeof useRequirements>
