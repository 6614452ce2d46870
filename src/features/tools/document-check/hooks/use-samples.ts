import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '@/auth/session'
import { createCheckerWithRules } from '@/workers/rsx/checker-with-rules'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { SampleOptions } from '@/engines/rsx/generate/sample-options'
import { loadRules, loadSchemaNames } from '@/modules/rsx/rules/load-rules'
import { orderDocuments } from '@/modules/rsx/samples/sample-choice'
import { sampleVersionOf } from '../model/sample-version'

/**
 * Makes the documents of one order in a worker, which ends with the page. The same options make the same documents.
 * @param preferredVersion The version that the address names; the usual one is taken where no sample can have it.
 */
export function useSamples(options: SampleOptions, format: DocumentFormat, preferredVersion: string | undefined) {
  const queryClient = useQueryClient()
  const [maker] = useState(createCheckerWithRules)
  useEffect(() => maker.end, [maker])
  const { choices, ...named } = options
  const isVisitor = useSession().status !== 'signedIn'
  return useQuery({
    queryKey: ['samples', named, [...choices], format, preferredVersion, isVisitor],
    queryFn: async () => {
      const names = await loadSchemaNames(queryClient)
      const version = sampleVersionOf(names, preferredVersion)
      const documents = orderDocuments.map((document) => ({ document, version }))
      const loading = Promise.all(documents.map(({ document }) => loadRules(queryClient, document, version)))
      const client = await maker.withRules(loading)
      const set = await client.request('samples', { ...options, format, documents })
      return { ...set, version, isIncomplete: (await loading).some(({ loadErrors }) => loadErrors.length > 0) }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}
