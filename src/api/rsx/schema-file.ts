import { environment } from '@/config/environment'
import type { SchemaFormat } from '@/lib/schema-formats'
import type { SchemaAsset } from './schemas'

/** The name of the version whose schemas are single files, not archives (RSX-21). */
const singleFileVersion = 'sip'

/** The address of a schema, and the name of the saved file. */
export interface SchemaFile {
  url: string
  /** `{doc}-{version}-schema.{ext}` (RSX-20). */
  name: string
  /** Whether the RSX API serves the file, which requires its header; otherwise it is a published file. */
  fromApi: boolean
}

/**
 * Returns the file of a schema. CSV and positional schemas are published files without a version (RSX-23). Internal schemas have
 * an address of their own, network schemas are requested with `structure=true`.
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
  if (version !== singleFileVersion) return 'zip'
  return format === 'XML' ? 'xsd' : 'json'
}
