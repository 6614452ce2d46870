import { isRecord } from '@/lib/json-values'
import type { SchemaNames } from '../rsx/document-choice'

/** The format of rule packs that this code writes and reads; it grows when older tools cannot read a pack any more. */
export const packFormatVersion = 1

/** The file of a pack that describes all others. */
export const manifestName = 'manifest.json'

/** Limits of a pack: its files, each of them and all together, in bytes, and the entries of its lists. */
export const packLimits = {
  archiveBytes: 200_000_000,
  manifestBytes: 2_000_000,
  files: 2_000,
  fileBytes: 64_000_000,
  allBytes: 400_000_000,
  documents: 1_000,
  versions: 200,
  retailers: 1_000,
} as const

/** A file of a pack, below the manifest. */
export interface PackedFile {
  path: string
  bytes: number
  /** SHA-256, in hexadecimal digits. */
  sha256: string
}

/** The sources of the rules of one version of a document, by the paths of their files. */
export interface PackedDocument {
  document: string
  version: string
  schema: string
  design?: string
  csvLayout?: string
  positionalLayout?: string
  /** Why a source is not in the pack, by its name. */
  reasons: Partial<Record<OptionalSource, string>>
  /** The schemas of later versions that have lists of codes, the next version first. */
  later: readonly { version: string; schema: string }[]
}

/** A source without which a document can be checked in part. */
export type OptionalSource = 'design' | 'csvLayout' | 'positionalLayout'

export const optionalSources: readonly OptionalSource[] = ['design', 'csvLayout', 'positionalLayout']

/** The description of a rule pack. `docs/rule-pack.schema.json` is its JSON Schema. */
export interface PackManifest {
  format: 'dev-center-rule-pack'
  formatVersion: number
  /** The URL of the portal that made the pack. */
  portal: string
  /** When it was made, such as `2026-11-28T02:10:00.000Z`. */
  created: string
  /** The chosen retailers, for which documents are checked unless others are named. */
  retailers: readonly string[]
  /** All documents of the network, in the pack or not: a document in another version is not judged by the wrong one. */
  schemaNames: SchemaNames
  documents: readonly PackedDocument[]
  files: readonly PackedFile[]
}

/** A pack that is not read. The message is one sentence or two for the reader. */
export class PackError extends Error {
  override name = 'PackError'
}

const documentName = /^[A-Za-z]\w{0,79}$/
const versionName = /^[A-Za-z0-9][\w.-]{0,39}$/
const packedPath = /^(?:schemas|designs|layouts)(?:\/[A-Za-z0-9][\w.-]{0,99}){1,2}$/
/** Reports name it as a URI. */
const portalUrl = /^https?:\/\/[^\s\p{Cc}"<>\\^`{|}]{1,190}$/u
const digest = /^[0-9a-f]{64}$/
/** Texts of a pack are printed to terminals. */
const printable = /^\P{Cc}{1,200}$/u
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

/** Whether a document of a version can be named in a pack. */
export function isPackable(document: string, version: string): boolean {
  return documentName.test(document) && versionName.test(version)
}

/**
 * Reads the text of a manifest.
 * @throws PackError if it has another format, a name or a size that no pack has, or names a file that it does not list.
 */
export function readManifest(text: string): PackManifest {
  const value = parsed(text)
  if (!isRecord(value) || value['format'] !== 'dev-center-rule-pack') {
    throw new PackError(`The file is not a rule pack: its ${manifestName} has another format.`)
  }
  const { formatVersion } = value
  if (typeof formatVersion !== 'number' || !Number.isInteger(formatVersion) || formatVersion < 1)
    throw invalid('formatVersion')
  if (formatVersion > packFormatVersion) {
    throw new PackError(
      `The rule pack has format ${formatVersion}, and this tool reads format ${packFormatVersion}. Download the tool again, too.`,
    )
  }
  const files = listOf(value['files'], 'files', packLimits.files, readFile)
  const paths = new Set(files.map(({ path }) => path))
  if (paths.size < files.length) throw invalid('files')
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > packLimits.allBytes) throw invalid('files')
  return {
    format: 'dev-center-rule-pack',
    formatVersion,
    portal: textOf(value['portal'], 'portal', portalUrl),
    created: timeOf(value['created']),
    retailers: listOf(value['retailers'], 'retailers', packLimits.retailers, (one) =>
      textOf(one, 'retailers', printable),
    ),
    schemaNames: readNames(value['schemaNames']),
    documents: listOf(value['documents'], 'documents', packLimits.documents, (one) => readPackedDocument(one, paths)),
    files,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PackError(`The rule pack is damaged: its ${manifestName} is not JSON.`)
  }
}

function readFile(value: unknown): PackedFile {
  if (!isRecord(value)) throw invalid('files')
  const { bytes } = value
  const isSize = typeof bytes === 'number' && Number.isInteger(bytes) && bytes >= 0 && bytes <= packLimits.fileBytes
  if (!isSize) throw invalid('files.bytes')
  return {
    path: textOf(value['path'], 'files.path', packedPath),
    bytes,
    sha256: textOf(value['sha256'], 'files.sha256', digest),
  }
}

function readPackedDocument(value: unknown, paths: ReadonlySet<string>): PackedDocument {
  if (!isRecord(value)) throw invalid('documents')
  const pathIn = (field: string, path: unknown) => {
    if (typeof path !== 'string' || !paths.has(path)) throw invalid(`documents.${field}`)
    return path
  }
  const reasons = value['reasons'] ?? {}
  if (!isRecord(reasons)) throw invalid('documents.reasons')
  const packed: PackedDocument = {
    document: textOf(value['document'], 'documents.document', documentName),
    version: textOf(value['version'], 'documents.version', versionName),
    schema: pathIn('schema', value['schema']),
    reasons: {},
    later: listOf(value['later'], 'documents.later', packLimits.versions, (one) => {
      if (!isRecord(one)) throw invalid('documents.later')
      return {
        version: textOf(one['version'], 'documents.later.version', versionName),
        schema: pathIn('later.schema', one['schema']),
      }
    }),
  }
  for (const source of optionalSources) {
    if (value[source] !== undefined) packed[source] = pathIn(source, value[source])
    if (reasons[source] !== undefined) packed.reasons[source] = textOf(reasons[source], 'documents.reasons', printable)
  }
  return packed
}

function readNames(value: unknown): SchemaNames {
  if (!isRecord(value)) throw invalid('schemaNames')
  const entries = Object.entries(value)
  if (entries.length > packLimits.versions) throw invalid('schemaNames')
  return Object.fromEntries(
    entries.map(([version, names]) => [
      textOf(version, 'schemaNames', versionName),
      listOf(names, 'schemaNames', packLimits.documents, (name) => textOf(name, 'schemaNames', documentName)),
    ]),
  )
}

function listOf<Item>(value: unknown, field: string, maxItems: number, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value) || value.length > maxItems) throw invalid(field)
  return value.map(read)
}

function timeOf(value: unknown): string {
  const created = textOf(value, 'created', isoTime)
  if (Number.isNaN(Date.parse(created))) throw invalid('created')
  return created
}

function textOf(value: unknown, field: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw invalid(field)
  return value
}

function invalid(field: string): PackError {
  return new PackError(
    `The rule pack is not valid: ${field} in its ${manifestName} has a name or a size that no pack has.`,
  )
}
