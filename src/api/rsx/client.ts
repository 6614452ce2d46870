import { getFile, type Progress } from '@/api/content/file'
import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
import { schemaFile } from './schema-file'
import { type SchemaFormat } from '@/lib/schema-formats'
import {
  assetsSchema,
  documentNumbersSchema,
  fieldsSchema,
  schemaNamesSchema,
  type DocumentNumbers,
  type Field,
  type SchemaAsset,
  type SchemaNames,
} from './schemas'

/** The RSX service requires this header to identify its callers. */
const headers = { 'X-SPS-Service': environment().rsxServiceName }

const client = createApiClient({ api: 'rsx', baseUrl: environment().rsxUrl, headers })

/** Loads the names of the documents of every version, or of one version. */
export async function getSchemaNames(version: string | undefined, signal: AbortSignal): Promise<SchemaNames> {
  const query = version === undefined ? undefined : { version }
  const call = { method: 'GET', path: '/v1/valid_schema_names/', query, access: 'private', signal } as const
  return (await client.request(call, schemaNamesSchema)).schemas
}

/** Returns the names of the documents of every version that the public list of schemas has. */
export async function getPublicSchemaNames(signal: AbortSignal): Promise<SchemaNames> {
  const names = new Map<string, string[]>()
  for (const { version, docName } of await getAssets(false, signal)) {
    names.set(version, [...(names.get(version) ?? []), docName])
  }
  return Object.fromEntries(names)
}

/**
 * Loads the fields of a document with their allowed values.
 * @throws ApiError with status 404 if the version or document does not exist.
 */
export async function getFields(version: string, documentType: string, signal: AbortSignal): Promise<Field[]> {
  const path = `/v1/schema/${encodeURIComponent(version)}/${encodeURIComponent(documentType)}/fields/`
  return (await client.request({ method: 'GET', path, access: 'private', signal }, fieldsSchema)).fields
}

/** Loads the EDI documents of each RSX document, by version. */
export function getDocumentNumbers(signal: AbortSignal): Promise<DocumentNumbers> {
  const path = '/v1/schema_document_relationship/rsx/'
  return client.request({ method: 'GET', path, access: 'optional', signal }, documentNumbersSchema)
}

/** Loads the list of schemas. The internal list also has the restricted version (RSX-25). */
export async function getAssets(isInternal: boolean, signal: AbortSignal): Promise<SchemaAsset[]> {
  const call = isInternal
    ? ({ path: '/v2/internal/assets/', access: 'private' } as const)
    : ({ path: '/v1/assets/', access: 'optional' } as const)
  return (await client.request({ method: 'GET', ...call, signal }, assetsSchema)).assets
}

/**
 * Downloads a schema. The token is sent if there is one (RSX-8).
 * @throws ApiError, also if the body ends early.
 */
export function getSchemaFile(
  asset: SchemaAsset,
  format: SchemaFormat,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Blob> {
  const { url, name, fromApi } = schemaFile(asset, format)
  return getFile(url, { access: fromApi ? 'private' : 'open', signal, onProgress, name, ...(fromApi && { headers }) })
}
