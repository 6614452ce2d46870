import { queryOptions } from '@tanstack/react-query'
import type { ShippingDocKind } from './schemas'

/** Templates change rarely, and a selection is changed often. */
const staleTime = 5 * 60_000

/** Query options of one of the two APIs; the client is loaded with the first call. */
function queriesOf(kind: ShippingDocKind) {
  const client = async () => (await import('./client')).shippingDocClients[kind]
  return {
    templates: () =>
      queryOptions({
        queryKey: [kind, 'templates'],
        queryFn: async ({ signal }) => (await client()).listTemplates(signal),
        staleTime,
      }),
    template: (id: string) =>
      queryOptions({
        queryKey: [kind, 'template', { id }],
        queryFn: async ({ signal }) => (await client()).getTemplate(id, signal),
        staleTime,
      }),
    /** What a selection asks for (3 §7): one template's own schema, else the schema of all of them. */
    requirements: (ids: readonly string[]) =>
      queryOptions({
        queryKey: [kind, 'requirements', { ids }],
        queryFn: async ({ signal }) => {
          const { getDesignSchema, consolidate } = await client()
          const [first] = ids
          return ids.length === 1 && first !== undefined ? getDesignSchema(first, signal) : consolidate(ids, signal)
        },
        staleTime,
      }),
  }
}

/** Query options of the label and the packing-slip API; keys are `[kind, operation, parameters]`. */
export const shippingDocQueries: Record<ShippingDocKind, ReturnType<typeof queriesOf>> = {
  label: queriesOf('label'),
  'packing-slip': queriesOf('packing-slip'),
}
