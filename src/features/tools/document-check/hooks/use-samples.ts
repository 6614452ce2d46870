import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { rsxQueries } from '@/api/rsx/queries'
import { startChecker, type CheckerClient } from '@/modules/rsx-rules/client'
import type { DocumentFormat } from '@/modules/rsx-rules/document-tree'
import type { SampleOptions } from '@/modules/rsx-rules/generate/sample-options'
import type { RuleSources } from '@/modules/rsx-rules/rule-sources'
import { orderDocuments } from '../model/sample-choice'

/** The version of samples; the only one whose code lists have designs. */
const version = '7.7.4'

/** Makes the documents of one order in a worker, which ends with the page. The same options make the same documents. */
export function useSamples(options: SampleOptions, format: DocumentFormat) {
  const queryClient = useQueryClient()
  const [maker] = useState(createMaker)
  useEffect(() => maker.end, [maker])
  const { choices, ...named } = options
  return useQuery({
    queryKey: ['samples', named, [...choices], format],
    queryFn: async () => {
      const all = orderDocuments.map((document) => queryClient.fetchQuery(rsxQueries.ruleSources(document, version)))
      const client = await maker.withRules(await Promise.all(all))
      return client.ask('samples', {
        ...options,
        format,
        documents: orderDocuments.map((document) => ({ document, version })),
      })
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** A worker that is started with the first sample, and the rules that it has. */
function createMaker() {
  let client: CheckerClient | undefined
  let compiled: Promise<unknown> | undefined
  return {
    async withRules(sources: readonly RuleSources[]): Promise<CheckerClient> {
      client ??= startChecker()
      const current = client
      compiled ??= Promise.all(sources.map((source) => current.ask('rules', { sources: source })))
      await compiled
      return current
    },
    end: () => {
      client?.end()
      client = undefined
      compiled = undefined
    },
  }
}
