import type { QueryClient } from '@tanstack/react-query'
import { packInWorker } from '@/workers/rsx/pack-in-worker'
import { loadPackSources, missingSourcesOf, type PackRequest } from './pack-sources'

/** The part of the work that is loading; the rest is packing. */
const loadingShare = 0.9

/** Makes a rule pack for retailers. The notes say why sources are not in it, because they are not published for the person. */
export async function makeRulePack(
  client: QueryClient,
  { retailers, ...request }: PackRequest & { retailers: readonly string[] },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<{ content: Blob; notes: readonly string[] }> {
  const documents = await loadPackSources(client, request, {
    signal,
    onProgress: (share) => onProgress(loadingShare * share),
  })
  const content = await packInWorker(
    { portal: window.location.origin, created: new Date(), retailers, schemaNames: request.names, documents },
    signal,
  )
  return { content, notes: missingSourcesOf(documents) }
}
