import { queryOptions } from '@tanstack/react-query'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { toolTimeoutMs } from '@/config/tools'
import type { ShippingDocKind } from './schemas'

/** The client of both APIs. It belongs to a tool, which shows when it is late (TOOL-7, TOOL-8). */
export const clientCode = createCodeLoader(() => import('./client'), { reloadsPortal: false, timeoutMs: toolTimeoutMs })

const loadClient = loadOnCall(clientCode)

/** Long, because templates change rarely and a selection is changed often. In milliseconds. */
const staleTime = 5 * 60_000

/** Query options of one of the two APIs. The client is loaded with the first call (docs/decisions/0007). */
function queriesOf(kind: ShippingDocKind) {
  const client = async () => (await loadClient()).shippingDocClients[kind]
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
    /** The fields that the selected templates require (API-24): the schema of one template, or the consolidated one of several. */
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
