import type { SchemaNames } from '../rsx/document-choice'
import type { RuleSources, VersionSchema } from '../rsx/rule-sources'
import { sha256Of } from './digest'
import {
  isPackable,
  manifestName,
  optionalSources,
  packFormatVersion,
  readManifest,
  type PackedDocument,
  type PackedFile,
  type PackManifest,
} from './manifest'

/** The content of a rule pack. */
export interface PackContent {
  portal: string
  created: Date
  retailers: readonly string[]
  /** All documents of the network that the person may read, by version. */
  schemaNames: SchemaNames
  /** The documents in the pack, each with the schemas of later versions that have lists of codes. */
  documents: readonly { sources: RuleSources; later: readonly VersionSchema[] }[]
}

/** A file to put into the archive of a pack. */
export interface PackFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Makes the files of a rule pack, the manifest first. A source that several documents share is one file.
 * @throws PackError if the pack would be larger than a tool reads.
 */
export async function packFiles({
  portal,
  created,
  retailers,
  schemaNames,
  documents,
}: PackContent): Promise<PackFile[]> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const add = (path: string, bytes: Uint8Array<ArrayBuffer>) => {
    files.set(path, bytes)
    return path
  }
  const addSchema = (document: string, { version, schema }: VersionSchema) =>
    add(`schemas/${version}/${document}.${endingOf(schema, 'xsd')}`, schema)

  const packed = documents.map(({ sources, later }): PackedDocument => {
    const { document, version } = sources
    const paths: Partial<PackedDocument> = {}
    if (sources.design !== undefined && sources.design !== null) {
      paths.design = add(`designs/${document}.json`, new TextEncoder().encode(JSON.stringify(sources.design)))
    }
    for (const [source, name] of [
      ['csvLayout', 'csv'],
      ['positionalLayout', 'positional'],
    ] as const) {
      const layout = sources[source]
      if (layout) paths[source] = add(`layouts/${document}-${name}.${endingOf(layout, 'csv')}`, layout)
    }
    return {
      document,
      version,
      schema: addSchema(document, sources),
      ...paths,
      reasons: Object.fromEntries(
        optionalSources.flatMap((name) => {
          const reason = sources.reasons[name]
          return reason === undefined ? [] : [[name, reason.slice(0, 200)]]
        }),
      ),
      later: later.map((one) => ({ version: one.version, schema: addSchema(document, one) })),
    }
  })
  const manifest: PackManifest = {
    format: 'dev-center-rule-pack',
    formatVersion: packFormatVersion,
    portal,
    created: created.toISOString(),
    retailers,
    schemaNames: packableNames(schemaNames),
    documents: packed,
    files: await Promise.all(
      [...files].map(async ([path, bytes]): Promise<PackedFile> => ({
        path,
        bytes: bytes.length,
        sha256: await sha256Of(bytes),
      })),
    ),
  }
  const text = JSON.stringify(manifest, undefined, 2)
  // Nobody downloads a pack that the tool then refuses.
  readManifest(text)
  return [
    { name: manifestName, bytes: new TextEncoder().encode(text) },
    ...[...files].map(([name, bytes]) => ({ name, bytes })),
  ]
}

/** The names without those that no tool could be asked for. */
function packableNames(names: SchemaNames): SchemaNames {
  return Object.fromEntries(
    Object.entries(names).flatMap(([version, documents]) => {
      const packable = documents.filter((document) => isPackable(document, version))
      return packable.length === 0 ? [] : [[version, packable]]
    }),
  )
}

/** The ending of a published file, which is an archive or the file itself. */
function endingOf(bytes: Uint8Array, ofTheFile: string): string {
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? 'zip' : ofTheFile
}
