import { getFile, type Progress } from '@/api/content/file'
import { createApiClient } from '@/api/core/http'
import { environment } from '@/config/environment'
import { schemaFile } from './schema-file'
import { type SchemaFormat } from './schema-formats'
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

/** The header by which the RSX service knows its callers (2 §7). */
const headers = { 'X-SPS-Service': environment().rsxServiceName }

const client = createApiClient({ api: 'rsx', baseUrl: environment().rsxUrl, headers })

/** The documents of every version, or of one (3 §7). */
export async function getSchemaNames(version: string | undefined, signal: AbortSignal): Promise<SchemaNames> {
  const query = version === undefined ? undefined : { version }
  const call = { method: 'GET', path: '/v1/valid_schema_names/', query, access: 'private', signal } as const
  return (await client.request(call, schemaNamesSchema)).schemas
}

/** The fields of a document with their allowed values (3 §7); a 404 for a version or document that does not exist. */
export async function getFields(version: string, documentType: string, signal: AbortSignal): Promise<Field[]> {
  const path = `/v1/schema/${encodeURIComponent(version)}/${encodeURIComponent(documentType)}/fields/`
  return (await client.request({ method: 'GET', path, access: 'private', signal }, fieldsSchema)).fields
}

/** Which EDI documents each RSX document carries, by version (2 §7). */
export function getDocumentNumbers(signal: AbortSignal): Promise<DocumentNumbers> {
  const path = '/v1/schema_document_relationship/rsx/'
  return client.request({ method: 'GET', path, access: 'optional', signal }, documentNumbersSchema)
}

/** The schemas that can be downloaded: the internal listing has restricted versions too (2 §6). */
export async function getAssets(internal: boolean, signal: AbortSignal): Promise<SchemaAsset[]> {
  const call = internal
    ? ({ path: '/v2/internal/assets/', access: 'private' } as const)
    : ({ path: '/v1/assets/', access: 'optional' } as const)
  return (await client.request({ method: 'GET', ...call, signal }, assetsSchema)).assets
}

/**
 * Downloads a schema; where it lies is `schemaFile`. The token is sent when there is one.
 * @throws ApiError, also for a body that ends early.
 */
export function getSchemaFile(
  asset: SchemaAsset,
  format: SchemaFormat,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Blob> {
  const { url, name, fromApi } = schemaFile(asset, format)
  return getFile(url, { access: fromApi ? 'private' : 'open', signal, onProgress, name, ...(fromApi && { headers }) })
}
