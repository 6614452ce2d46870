import type { QueryClient } from '@tanstack/react-query'
import { isSessionEndedError, withDetails } from '@/api/core/api-error'
import { rsxQueries } from '@/api/rsx/queries'
import type { RuleReader } from '@/api/rsx/rule-sources'
import type { SchemaNames } from '@/api/rsx/schemas'
import { laterVersions } from '@/engines/rsx/document-choice'
import type { PackContent } from '@/engines/rule-pack/write-pack'
import { ownValue } from '@/lib/own-value'
import type { PipelineChoice } from './pipeline-lines'

/** How many documents are loaded at a time. */
const maxConcurrentLoads = 4

/** Sources of rules could not be loaded. A pack without them would judge less than the page does. */
export class UnreadSourcesError extends Error {
  override name = 'UnreadSourcesError'
  /** A sentence or two about each. */
  readonly sources: readonly string[]

  constructor(sources: readonly string[]) {
    super(sources.join(' '))
    this.sources = sources
  }
}

/** A document in a version. */
export interface DocumentVersion {
  document: string
  version: string
}

/** The chosen documents in those chosen versions that have them. */
export function documentVersionsOf(
  { documents, versions }: Pick<PipelineChoice, 'documents' | 'versions'>,
  names: SchemaNames,
): DocumentVersion[] {
  return documents.flatMap((document) =>
    versions
      .filter((version) => ownValue(names, version)?.includes(document))
      .map((version) => ({ document, version })),
  )
}

/** The documents of a rule pack, and the rights with which they are read. */
export interface PackRequest {
  documents: readonly DocumentVersion[]
  /** The documents of every version that everybody may read. */
  names: SchemaNames
  reader: Exclude<RuleReader, 'internal'>
}

/**
 * Loads the sources of a rule pack with the queries of the check.
 * @throws UnreadSourcesError with all sources that could not be loaded; the error of a session that has ended.
 */
export async function loadPackSources(
  client: QueryClient,
  { documents, names, reader }: PackRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<PackContent['documents']> {
  const unread = new Set<string>()
  const loaded: PackContent['documents'][number][] = []
  const queue = [...documents.entries()]
  let done = 0

  /** Loads a source; its error becomes a sentence, and the pack is not made. */
  async function load<Source>(what: string, source: Promise<Source>): Promise<Source | undefined> {
    try {
      return await source
    } catch (error) {
      if (isSessionEndedError(error)) throw error
      unread.add(withDetails(error, `${what} could not be loaded.`))
      return undefined
    }
  }

  async function loadRemaining() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, { document, version }] = next
      const later = laterVersions(document, version, names)
      const laterQuery = rsxQueries.schemasWithCodes(document, later, reader)
      const [sources, laterSchemas] = await Promise.all([
        load(
          `The schema of ${document} ${version}`,
          client.fetchQuery(rsxQueries.ruleSources(document, version, reader)),
        ),
        later.length === 0
          ? []
          : load(`The schemas of ${document} after version ${version}`, client.fetchQuery(laterQuery)),
      ])
      signal.throwIfAborted()
      for (const sentence of sources?.loadErrors ?? []) unread.add(sentence)
      if (sources && laterSchemas) loaded[index] = { sources, later: laterSchemas }
      done += 1
      onProgress(done / documents.length)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentLoads }, loadRemaining))
  if (unread.size > 0) throw new UnreadSourcesError([...unread])
  return loaded
}

/** Why sources are not in a pack that was made, once each. */
export function missingSourcesOf(documents: PackContent['documents']): string[] {
  return [...new Set(documents.flatMap(({ sources }) => Object.values(sources.reasons)))]
}
