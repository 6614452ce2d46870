import { environment } from '@/config/environment'
import type { SchemaFormat } from './schema-formats'
import type { SchemaAsset } from './schemas'

/** A version of its own kind: one XSD instead of an archive, and internal (2 §9). */
const sip = 'sip'

/** Where a schema is downloaded, and the name under which it is saved. */
export interface SchemaFile {
  url: string
  /** `{doc}-{version}-schema.{ext}` (2 §9). */
  name: string
  /** Whether it is the RSX API that answers, which asks for its header; else a published file. */
  fromApi: boolean
}

/**
 * The file of a schema (2 §7, 2 §9). CSV and positional layouts are published files without a version; internal
 * schemas come from their own address; base schemas are asked for with `structure=true`. All are archives but those of
 * `sip`, which are the bare schema.
 */
export function schemaFile({ docName, version, schemaSet }: SchemaAsset, format: SchemaFormat): SchemaFile {
  const { rsxUrl, contentUrl } = environment()
  const document = encodeURIComponent(docName)
  if (format === 'CSV' || format === 'Positional') {
    const folder = format === 'CSV' ? 'CSV' : 'PositionalCSV'
    return { url: `${contentUrl}${folder}/${document}.zip`, name: `${docName}-${version}-schema.zip`, fromApi: false }
  }
  const path = `${encodeURIComponent(version)}/${document}/?format=${format.toLowerCase()}`
  const root = schemaSet === 'internal' ? '/v1/internal/assets/sip_schema/' : '/v1/assets/'
  const structure = schemaSet === 'network' ? '&structure=true' : ''
  return {
    url: `${rsxUrl}${root}${path}${structure}`,
    name: `${docName}-${version}-schema.${extension(version, format)}`,
    fromApi: true,
  }
}

function extension(version: string, format: 'JSON' | 'XML'): string {
  if (version !== sip) return 'zip'
  return format === 'XML' ? 'xsd' : 'json'
}
