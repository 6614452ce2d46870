import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '@/auth/session'
import { startChecker, type CheckerClient } from '@/workers/rsx/client'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { SampleOptions } from '@/engines/rsx/generate/sample-options'
import type { RuleSources } from '@/engines/rsx/rule-sources'
import { loadRules, loadSchemaNames } from '@/modules/rsx/rules/load-rules'
import { orderDocuments } from '@/modules/rsx/samples/sample-choice'
import { sampleVersionOf } from '../model/sample-version'

/**
 * Makes the documents of one order in a worker, which ends with the page. The same options make the same documents.
 * @param preferredVersion The version that the address names; the usual one is taken where no sample can have it.
 */
export function useSamples(options: SampleOptions, format: DocumentFormat, preferredVersion: string | undefined) {
  const queryClient = useQueryClient()
  const [maker] = useState(createMaker)
  useEffect(() => maker.end, [maker])
  const { choices, ...named } = options
  const isVisitor = useSession().status !== 'signedIn'
  return useQuery({
    queryKey: ['samples', named, [...choices], format, preferredVersion, isVisitor],
    queryFn: async () => {
      const names = await loadSchemaNames(queryClient)
      const version = sampleVersionOf(names, preferredVersion)
      const documents = orderDocuments.map((document) => ({ document, version }))
      const sources = documents.map(({ document }) => loadRules(queryClient, document, version))
      const client = await maker.withRules(version, await Promise.all(sources))
      const set = await client.request('samples', { ...options, format, documents })
      return { ...set, version }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** A worker that is started with the first sample, and the rules that it has by version. */
function createMaker() {
  let client: CheckerClient | undefined
  const compiled = new Map<string, Promise<unknown>>()
  const end = () => {
    client?.end()
    client = undefined
    compiled.clear()
  }
  return {
    async withRules(version: string, sources: readonly RuleSources[]): Promise<CheckerClient> {
      if (client?.state() === 'failed') end()
      client ??= startChecker()
      const current = client
      const rules =
        compiled.get(version) ?? Promise.all(sources.map((source) => current.request('rules', { sources: source })))
      compiled.set(version, rules)
      await rules
      return current
    },
    end,
  }
}
