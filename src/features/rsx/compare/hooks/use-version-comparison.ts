import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { rsxQueries, ruleSourcesKey } from '@/api/rsx/queries'
import type { VersionChanges } from '@/engines/rsx/compare/compare-versions'
import { useComparison, type Compare } from '@/modules/changes/use-comparison'
import { compareInWorker, compareOneSidedInWorker } from '@/workers/rsx/compare-in-worker'
import { errorText } from '../../model/error-text'
import type { VersionChoice } from '../model/version-choice'

/** The result of comparing two versions, with the retailers of the address that no design names. */
export type ComparedVersions = VersionChanges & {
  unknownRetailers: readonly string[]
  /** Whether a file beside the schemas could not be loaded: another attempt may compare more. */
  isIncomplete: boolean
}

/** A version whose schema could not be loaded. */
class SideError extends Error {
  override name = 'SideError'
  readonly version: string

  constructor(version: string, cause: unknown) {
    super(errorText('schema', cause), { cause })
    this.version = version
  }
}

/** Says which side of a comparison could not be read, and why. */
export function describeSideError(error: unknown): { title: string; message: string } {
  const message = error instanceof Error ? error.message : ''
  const title =
    error instanceof SideError ? `Version ${error.version} could not be loaded` : 'The versions could not be compared'
  return { title, message: `${message} Whether anything differs is not known.`.trim() }
}

/**
 * Compares two versions of a document in a worker. Only public schemas are read, whoever reads the page; the design of the
 * retailers is read only when retailers are chosen.
 */
export function useVersionComparison(
  { document, from, to, missingSide }: Pick<VersionChoice, 'document' | 'from' | 'to' | 'missingSide'>,
  retailers: readonly string[],
) {
  const client = useQueryClient()
  const joined = retailers.join('\n')
  const compare = useCallback<Compare<ComparedVersions>>(
    async ({ signal, onProgress }) => {
      if (missingSide !== undefined) {
        const changes = await compareOneSidedInWorker({ document, isAdded: missingSide === 'from' }, signal)
        return { ...changes, untold: [], unknownRetailers: [], isIncomplete: false }
      }
      const chosen = joined.split('\n').filter((name) => name !== '')
      const reader = chosen.length > 0 ? 'member' : 'visitor'
      let loaded = 0
      const load = async (version: string) => {
        const sources = await client
          .fetchQuery(rsxQueries.ruleSources(document, version, reader))
          .catch((error: unknown) => Promise.reject(new SideError(version, error)))
        loaded += 1
        onProgress(loaded / 4)
        return sources
      }
      const [before, after] = await Promise.all([load(from), load(to)])
      signal.throwIfAborted()
      const sources = { from: before, to: after, retailers: chosen }
      const report = (share: number) => onProgress((1 + share) / 2)
      const result = await compareInWorker(sources, signal, report).catch((error: unknown) => {
        // Trying again must not read the same broken files again.
        client.removeQueries({ queryKey: [...ruleSourcesKey, { document }] })
        throw error
      })
      const loadErrors = new Set([...before.loadErrors, ...after.loadErrors])
      const untold = [...loadErrors, ...result.untold]
      return { ...result, untold, isIncomplete: loadErrors.size > 0 }
    },
    [client, document, from, to, missingSide, joined],
  )
  return useComparison(compare)
}
