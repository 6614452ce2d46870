import { useQuery } from '@tanstack/react-query'
import { currentToken } from '@/api/core/token-source'
import { isTrustedUrl } from '@/config/trusted-hosts'
import type { DocumentSource } from '@/modules/openapi/engine/protocol'
import type { Position, Report } from '@/modules/openapi/verify/report'
import { requestPositions, requestReport } from '@/modules/openapi/verify/verify-in-worker'
import { documentKey } from '@/modules/openapi/view/queries'

const kept = { staleTime: Infinity, gcTime: 15_000, structuralSharing: false, retry: false } as const
const positionLimit = 2_000

/** The report of a document, then the lines of what it names. `text` is the document itself when it was pasted. */
export function useVerification(
  url: string,
  text: string | undefined,
): { report: Report | undefined; positions: Record<string, Position> | undefined; error: Error | null } {
  const {
    data: report,
    error,
    dataUpdatedAt,
  } = useQuery({
    ...kept,
    queryKey: [...documentKey(url), 'report'],
    queryFn: async ({ signal }) => requestReport(await sourceOf(url), text, signal),
  })
  const { data: positions } = useQuery({
    ...kept,
    queryKey: [...documentKey(url), 'positions', dataUpdatedAt],
    queryFn: ({ signal }) => requestPositions(pointersOf(report), signal),
    enabled: report !== undefined,
  })
  return { report, positions, error }
}

/** The token goes along for configured hosts only, and there only where reading openly is refused. */
async function sourceOf(url: string): Promise<DocumentSource> {
  const token = isTrustedUrl(url) ? await currentToken().catch(() => undefined) : undefined
  return token === undefined ? { url } : { url, bearer: { token, origins: [new URL(url).origin] } }
}

function pointersOf(report: Report | undefined): string[] {
  const places = report?.findings.flatMap((finding) => finding.places) ?? []
  const own = places.flatMap(({ document, pointer }) => (document === undefined ? [pointer] : []))
  return [...new Set(own)].slice(0, positionLimit)
}
