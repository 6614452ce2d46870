import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { designQueries } from '@/api/content/design-queries'
import { designDocuments, type DesignDocument } from '@/config/design-documents'
import type { GapInput, RetailerGap } from '@/engines/rsx/compare/retailer-gap'
import { useComparison, type Compare, type Comparison } from '@/modules/changes/use-comparison'
import type { RetailerList } from '@/modules/rsx/retailers/retailers'
import { retailerGapInWorker } from '@/workers/rsx/retailers-in-worker'
import { DesignError } from '../model/design-error'

interface GapChoice extends Omit<GapInput, 'designs'> {
  /** The only document to compare; undefined for all of them. */
  document: DesignDocument['value'] | undefined
}

/** Loads the designs and compares their retailers in a worker. The list of retailers stays while another choice is compared. */
export function useRetailerGap({ question, shipTo, added, document }: GapChoice): {
  comparison: Comparison<RetailerGap>
  list: RetailerList
} {
  const queryClient = useQueryClient()
  const [retailers, setRetailers] = useState<RetailerGap['retailers']>()
  const compare: Compare<RetailerGap> = useCallback(
    async ({ signal }) => {
      const designs = await loadDesigns(queryClient, document)
      const gap = await retailerGapInWorker({ designs, question, shipTo, added }, signal)
      setRetailers(gap.retailers)
      return gap
    },
    [queryClient, document, question, shipTo, added],
  )
  const comparison = useComparison(compare)
  const { status, retry } = comparison
  const error = status === 'failed' ? comparison.error : undefined
  return { comparison, list: { retailers, error, isFetching: status === 'running', retry } }
}

/** @throws DesignError that names the documents whose designs could not be loaded. */
async function loadDesigns(queryClient: QueryClient, only: string | undefined): Promise<GapInput['designs']> {
  const wanted = designDocuments.filter(({ value }) => only === undefined || value === only)
  const causes = new Map<string, unknown>()
  const loaded = await Promise.all(
    wanted.map(async ({ value, label, file }) => {
      try {
        return [{ document: value, json: await queryClient.fetchQuery(designQueries.designFile(file)) }]
      } catch (cause) {
        causes.set(label, cause)
        return []
      }
    }),
  )
  const failed = wanted.map(({ label }) => label).filter((label) => causes.has(label))
  if (failed.length > 0) throw new DesignError(failed, causes.get(failed[0] ?? ''))
  return loaded.flat()
}
