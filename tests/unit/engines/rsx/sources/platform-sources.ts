import type { RuleSources } from '@/engines/rsx/rule-sources'
import { designDump } from '../../../../../platform/rsx/designs/dump'
import { designDocuments, type DesignDocument } from '../../../../../platform/rsx/designs/themes'
import { documentSchema } from '../../../../../platform/rsx/document-schema'
import { csvLayoutArchive, positionalLayoutArchive } from '../../../../../platform/rsx/flat/layout-files'
import { createSchemaDownload } from '../../../../../platform/rsx/schemas/schema-download'
import { flatFileDocuments } from '../../../../../platform/rsx/versions'

/** The version whose flat layouts are published. */
const layoutVersion = '7.7.0'

/** The files that the platform publishes for a document, as the specified calls deliver them. */
export function platformSources(document: string, version = '7.7.4'): RuleSources {
  const schema = documentSchema(version, document)
  if (!schema) throw new Error(`no schema of ${document} ${version}`)
  const layouts = flatFileDocuments.includes(document) ? documentSchema(layoutVersion, document) : undefined
  return {
    document,
    version,
    schema: new Uint8Array(createSchemaDownload(schema, 'xml')),
    design:
      document in designDocuments ? JSON.parse(JSON.stringify(designDump(document as DesignDocument))) : undefined,
    csvLayout: layouts ? new Uint8Array(csvLayoutArchive(layouts)) : undefined,
    positionalLayout: layouts ? new Uint8Array(positionalLayoutArchive(layouts)) : undefined,
    reasons: {},
  }
}
