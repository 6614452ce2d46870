import { listZip, UnpackedTooLargeError, type ZipListing } from '../rsx/read-zip'
import type { RuleSources, VersionSchema } from '../rsx/rule-sources'
import { sha256Of } from './digest'
import { manifestName, PackError, packLimits, readManifest, type PackedDocument, type PackManifest } from './manifest'

/** A rule pack whose files match its manifest. */
export interface RulePack {
  manifest: PackManifest
  /** The sources of a document's rules, in the form that the document check takes; undefined if the pack has none. */
  sourcesOf: (document: string, version: string) => RuleSources | undefined
  /** The schemas of later versions of a document, the next one first. */
  laterSchemasOf: (document: string, version: string) => VersionSchema[]
}

/**
 * Reads a rule pack and compares each file with the manifest. This finds damage, and no forgery: who changes a file can
 * change its digest, too.
 * @throws PackError if the archive is damaged, too large, or has files that its manifest does not describe.
 */
export async function readPack(archive: Uint8Array<ArrayBuffer>): Promise<RulePack> {
  if (archive.length > packLimits.archiveBytes) {
    throw new PackError(`The rule pack is larger than ${packLimits.archiveBytes / 1_000_000} MB.`)
  }
  const listings = listingsOf(archive)
  const described = listings.get(manifestName)
  if (!described) throw new PackError(`The file is not a rule pack: it has no ${manifestName}.`)
  const manifest = readManifest(new TextDecoder().decode(await unpack(described, packLimits.manifestBytes)))
  listings.delete(manifestName)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const { path, bytes, sha256 } of manifest.files) {
    const listing = listings.get(path)
    if (!listing) throw new PackError(`The rule pack is damaged: ${path} is missing. Download it again.`)
    const content = await unpack(listing, bytes)
    if (content.length !== bytes || (await sha256Of(content)) !== sha256) throw differs(path)
    files.set(path, content)
    listings.delete(path)
  }
  const [further] = listings.keys()
  if (further !== undefined)
    throw new PackError('The rule pack has a file that its manifest does not name. Download it again.')
  return packOf(manifest, files)
}

function packOf(manifest: PackManifest, files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): RulePack {
  const packedOf = (document: string, version: string): PackedDocument | undefined =>
    manifest.documents.find((one) => one.document === document && one.version === version)
  const bytesAt = (path: string) => {
    const bytes = files.get(path)
    if (!bytes) throw new PackError(`The rule pack is damaged: ${path} is missing. Download it again.`)
    return bytes
  }
  return {
    manifest,
    sourcesOf(document, version) {
      const packed = packedOf(document, version)
      if (!packed) return undefined
      const { design, csvLayout, positionalLayout, reasons } = packed
      return {
        document,
        version,
        schema: bytesAt(packed.schema),
        design: design === undefined ? undefined : parsed(design, bytesAt(design)),
        csvLayout: csvLayout === undefined ? undefined : bytesAt(csvLayout),
        positionalLayout: positionalLayout === undefined ? undefined : bytesAt(positionalLayout),
        reasons,
      }
    },
    laterSchemasOf: (document, version) =>
      packedOf(document, version)?.later.map((one) => ({ version: one.version, schema: bytesAt(one.schema) })) ?? [],
  }
}

function parsed(path: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new PackError(`The rule pack is not valid: ${path} is not JSON.`)
  }
}

/** The files of an archive by name. A name that occurs twice hides a file from whoever looks into the archive. */
function listingsOf(archive: Uint8Array<ArrayBuffer>): Map<string, ZipListing> {
  const listings = damagedIfFailing(() => listZip(archive.slice().buffer))
  if (listings.length > packLimits.files + 1) throw new PackError('The rule pack has too many files.')
  const byName = new Map(listings.map((one) => [one.name, one]))
  if (byName.size < listings.length) throw new PackError('The rule pack has two files of one name. Download it again.')
  return byName
}

async function unpack({ name, unpack: unpackFile }: ZipListing, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await unpackFile(maxBytes)
  } catch (error) {
    if (error instanceof UnpackedTooLargeError) throw differs(name)
    throw new PackError(`The rule pack is damaged: ${name} cannot be unpacked. Download it again.`)
  }
}

function damagedIfFailing<Result>(work: () => Result): Result {
  try {
    return work()
  } catch {
    throw new PackError('The file is not a rule pack: it is no ZIP archive, or a damaged one.')
  }
}

function differs(path: string): PackError {
  return new PackError(`The rule pack is damaged: ${path} differs from what its manifest says. Download it again.`)
}
