import { useQuery } from '@tanstack/react-query'
import type { Position, Report } from '@/engines/openapi/verify/report'
import { requestPositions, requestReport } from '@/workers/openapi/verify-in-worker'
import { documentKey, readOnce, readVerifiedTexts, type DocumentAccess } from '@/modules/openapi/view/queries'

const maxPositions = 2_000

interface Verification {
  report: Report | undefined
  positions: Record<string, Position> | undefined
  /** Whether the lines could not be found. The report is complete without them. */
  arePositionsMissing: boolean
  error: Error | null
}

/** The report of a document whose verification has started, then the lines of the places that it names. */
export function useVerification(url: string, access: DocumentAccess): Verification {
  const {
    data: report,
    error,
    dataUpdatedAt,
  } = useQuery({
    ...readOnce,
    queryKey: [...documentKey(url), 'report'],
    queryFn: async ({ signal, client }) => requestReport(await readVerifiedTexts(client, url, access, signal), signal),
  })
  const { data: positions, isError: arePositionsMissing } = useQuery({
    ...readOnce,
    queryKey: [...documentKey(url), 'positions', dataUpdatedAt],
    queryFn: ({ signal }) => requestPositions(pointersOf(report), signal),
    enabled: report !== undefined,
  })
  return { report, positions, arePositionsMissing, error }
}

function pointersOf(report: Report | undefined): string[] {
  const places = report?.findings.flatMap((finding) => finding.places) ?? []
  const own = places.flatMap(({ document, pointer }) => (document === undefined ? [pointer] : []))
  return [...new Set(own)].slice(0, maxPositions)
}
