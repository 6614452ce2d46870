import type { ChangesEntry } from '@/api/content/schemas'
import type { SchemaAsset } from '@/api/rsx/schemas'
import type { Change } from '@/engines/changes/change'
import { compareSources } from '@/engines/rsx/compare/compare-sources'
import { documentChange } from '@/engines/rsx/compare/version-kinds'
import { usualRole } from '@/engines/rsx/usual-role'
import { documentOrder } from '@/engines/rsx/document-order'
import type { RuleSources } from '@/engines/rsx/rule-sources'
import { isAtLeast, newestFirst } from '@/engines/rsx/versions'
import { paths } from '@/lib/paths'
import { messageOf, UnreadableError } from '../search-index/source.ts'
import { makeEntry, type DocumentChanges } from './make-entry.ts'
import type { PublicationChanges } from './api-entries.ts'
import { shortHash, stateId } from './entry-id.ts'
import type { Readable } from './write-changes.ts'

/** The public schemas of the network. */
export interface SchemaSource {
  /** The list of schemas that everybody may read. */
  assets: () => Promise<readonly SchemaAsset[]>
  /** Reads the XML Schema of a document, with its lists of codes if it has any. @throws Error that says why there is none. */
  read: (asset: SchemaAsset) => Promise<Uint8Array<ArrayBuffer>>
}

interface SchemaPublication {
  source: SchemaSource
  /** The entries that were published before. A version that is published does not change. */
  published: readonly ChangesEntry[]
  date: string
}

/**
 * Compares each public version of the schemas that has no entry yet with the version before it, for the direction in which a
 * supplier has each document.
 * @throws UnreadableError with a line for each schema that cannot be read.
 */
export async function schemaEntries({ source, published, date }: SchemaPublication): Promise<PublicationChanges> {
  const assets = (await source.assets()).filter(({ schemaSet }) => schemaSet !== 'internal')
  const versions = versionsOf(assets)
  const known = new Set(published.map(({ to }) => to))
  const entries: ChangesEntry[] = []
  const openStates = new Set<string>()
  const failures: string[] = []
  for (const [index, to] of versions.entries()) {
    const from = versions[index + 1]
    if (from === undefined || known.has(to)) continue
    const documents = await changedDocuments({ from, to, assets, source, failures })
    const start = stateId(to, shortHash(from))
    openStates.add(start)
    entries.push(
      makeEntry({
        id: `${start}-${shortHash(JSON.stringify(documents))}`,
        date,
        title: `Version ${to} is published`,
        about: 'schemas',
        from,
        to,
        documents: documents.filter(({ changes }) => changes.length > 0),
        before: `Compared with version ${from}, for suppliers.`,
        after: documents.every(({ changes }) => changes.length === 0) ? 'Nothing differs.' : undefined,
      }),
    )
  }
  if (failures.length > 0) throw new UnreadableError(failures.join('\n'))
  return { entries, openStates }
}

/** The public versions with a number, newest first. */
export function versionsOf(assets: readonly SchemaAsset[]): string[] {
  const versions = new Set(assets.filter(({ schemaSet }) => schemaSet !== 'internal').map(({ version }) => version))
  return [...versions].filter((version) => isAtLeast(version, '0')).toSorted(newestFirst)
}

interface VersionStep {
  from: string
  to: string
  assets: readonly SchemaAsset[]
  source: SchemaSource
  /** Gets a line for each schema that cannot be read. */
  failures: string[]
}

async function changedDocuments({ from, to, assets, source, failures }: VersionStep): Promise<DocumentChanges[]> {
  const assetOf = (document: string, version: string) =>
    assets.find((asset) => asset.docName === document && asset.version === version)
  const names = new Set(
    assets.filter(({ version }) => version === from || version === to).map(({ docName }) => docName),
  )
  const documents: DocumentChanges[] = []
  for (const name of [...names].toSorted(documentOrder('used', to))) {
    const role = usualRole(name)
    const [before, after] = [assetOf(name, from), assetOf(name, to)]
    let changes: readonly Change[] = []
    if (before && after) {
      try {
        const sides = await Promise.all([before, after].map((asset) => sourcesOf(source, asset)))
        changes = await changesBetween(sides, role)
      } catch (error) {
        failures.push(`${name}, ${from} and ${to}: ${messageOf(error)}`)
      }
    } else changes = [documentChange(name, after !== undefined, role)]
    documents.push({
      name,
      link: paths.fieldsQualifiers(after ? to : from, name),
      comparison: paths.compareVersions(name, { from, to }),
      changes: changes.map((change) => ({ ...change, role, place: withoutDocument(change.place, name) })),
      linkOf: ({ links }) => links?.to ?? links?.from,
    })
  }
  return documents
}

async function changesBetween(sides: readonly RuleSources[], role: 'send' | 'receive'): Promise<readonly Change[]> {
  const [from, to] = sides
  if (!from || !to) return []
  const work = { signal: new AbortController().signal, report: () => undefined, transfer: () => undefined }
  return (await compareSources({ from, to, retailers: [] }, work))[role]
}

/** Flat layouts have no version and designs are private: neither is compared. */
async function sourcesOf(source: SchemaSource, asset: SchemaAsset): Promise<RuleSources> {
  const schema = await source.read(asset)
  const { docName: document, version } = asset
  return {
    document,
    version,
    schema,
    design: undefined,
    csvLayout: undefined,
    positionalLayout: undefined,
    reasons: {},
  }
}

/** A place begins with the name of its document, which the row names by itself. */
function withoutDocument(place: readonly string[], document: string): readonly string[] {
  return place.length > 1 && place[0] === document ? place.slice(1) : place
}

/** Entries and links of the public versions of the schemas. */
export function readableSchemas(versions: readonly string[]): Readable {
  const isPublic = (version: string | undefined) => version === undefined || versions.includes(version)
  return {
    isReadable: ({ to }) => isPublic(to),
    isLive: (link) => {
      const url = URL.parse(link, 'https://portal.invalid')
      const inPath = /^\/rsx\/docs\/fields-qualifiers\/([^/]+)/.exec(url?.pathname ?? '')?.[1]
      return [inPath, url?.searchParams.get('from'), url?.searchParams.get('to')].every((version) =>
        isPublic(version ?? undefined),
      )
    },
  }
}
