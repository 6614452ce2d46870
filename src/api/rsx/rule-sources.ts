import { getDesignFile } from '@/api/content/designs'
import { getFile } from '@/api/content/file'
import { isSessionEndedError, isStatus, withDetails } from '@/api/core/api-error'
import { designDocuments } from '@/config/design-documents'
import { getAssets, getSchemaFile } from './client'
import { schemaFile } from './schema-file'
import type { SchemaAsset } from './schemas'

/** The published files that the rules of a document are compiled from; the reader is `engines/rsx/sources`. */
export interface RuleFiles {
  document: string
  version: string
  schema: Uint8Array<ArrayBuffer>
  design: unknown
  csvLayout: Uint8Array<ArrayBuffer> | undefined
  positionalLayout: Uint8Array<ArrayBuffer> | undefined
  /** Why a file is undefined. */
  reasons: Partial<Record<'design' | 'csvLayout' | 'positionalLayout', string>>
  /** The reasons that another attempt may remove, in one or two sentences each: files that could not be loaded. */
  loadErrors: readonly string[]
}

/** The reader of the rules: visitors get no designs of retailers, and the public list does not name internal schemas. */
export type RuleReader = 'visitor' | 'member' | 'internal'

interface SchemaName {
  document: string
  version: string
  reader: RuleReader
}

/**
 * Loads the schema of a document, its design and its flat layouts. A design or layout that does not exist, or is not answered, is
 * a reason; without the schema nothing can be judged.
 * @throws ApiError if the schema cannot be loaded, or the session has ended.
 */
export async function getRuleSources(schema: SchemaName, signal: AbortSignal): Promise<RuleFiles> {
  const { document, version, reader } = schema
  const asset = await findAsset(schema, signal)
  const isVisitor = reader === 'visitor'
  const reasons: RuleFiles['reasons'] = isVisitor ? { design: 'Designs need an account' } : {}
  const loadErrors: string[] = []

  async function optional<File>(name: keyof typeof reasons, what: string, load: (() => Promise<File>) | undefined) {
    if (!load) {
      reasons[name] = `${document} has no ${what}`
      return undefined
    }
    try {
      return await load()
    } catch (error) {
      if (signal.aborted || isSessionEndedError(error)) throw error
      const isAbsent = isStatus(error, 404)
      const reason = isAbsent ? `${document} has no ${what}` : `The ${what} of ${document} could not be loaded`
      reasons[name] = reason
      if (!isAbsent) loadErrors.push(withDetails(error, `${reason}.`))
      return undefined
    }
  }

  const designFile = designDocuments.find(({ value }) => value === document)?.file
  const layout = (format: 'CSV' | 'Positional') =>
    asset.formats.includes(format) ? () => bytesOf(layoutFile(asset, format, signal)) : undefined
  const [xmlSchema, design, csvLayout, positionalLayout] = await Promise.all([
    schemaBytes(asset, signal),
    isVisitor
      ? undefined
      : optional('design', 'design', designFile === undefined ? undefined : () => getDesignFile(designFile, signal)),
    optional('csvLayout', 'CSV layout', layout('CSV')),
    optional('positionalLayout', 'positional layout', layout('Positional')),
  ])
  return { document, version, schema: xmlSchema, design, csvLayout, positionalLayout, reasons, loadErrors }
}

/**
 * Loads the schema of a document.
 * @throws ApiError if it cannot be loaded.
 */
export async function getSchema(schema: SchemaName, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return schemaBytes(await findAsset(schema, signal), signal)
}

/**
 * Loads the schemas of those versions of a document that have lists of codes, in the order of the versions.
 * @throws ApiError if one cannot be loaded.
 */
export async function getSchemasWithCodes(
  document: string,
  versions: readonly string[],
  reader: RuleReader,
  signal: AbortSignal,
): Promise<{ version: string; schema: Uint8Array<ArrayBuffer> }[]> {
  const assets = await getAssets(reader === 'internal', signal)
  const withCodes = versions.flatMap(
    (version) =>
      assets.find(
        (asset) => asset.docName === document && asset.version === version && asset.schemaSet !== 'network',
      ) ?? [],
  )
  return Promise.all(
    withCodes.map(async (asset) => ({
      version: asset.version,
      schema: await schemaBytes(asset, signal),
    })),
  )
}

/** The schema with codes if there is one. A version that the list does not name is asked for as its name says. */
async function findAsset({ document, version, reader }: SchemaName, signal: AbortSignal): Promise<SchemaAsset> {
  const assets = await getAssets(reader === 'internal', signal)
  const found = assets.find(({ docName, version: name }) => docName === document && name === version)
  return (
    found ?? {
      docName: document,
      version,
      documentNumbers: [],
      documentTypes: [],
      legacy: undefined,
      schemaSet: 'qualified',
      formats: ['XML'],
    }
  )
}

function layoutFile(asset: SchemaAsset, format: 'CSV' | 'Positional', signal: AbortSignal): Promise<Blob> {
  const { url, name } = schemaFile(asset, format)
  return getFile(url, { access: 'open', signal, onProgress: () => undefined, name })
}

function schemaBytes(asset: SchemaAsset, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(getSchemaFile(asset, 'XML', { signal, onProgress: () => undefined }))
}

async function bytesOf(file: Promise<Blob>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await file).arrayBuffer())
}
