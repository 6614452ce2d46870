import type { DocumentSchema } from '../document-schema'
import { archive } from './archive'
import { jsonSchema } from './json-schema'
import { xsd } from './xsd'

type Format = 'json' | 'xml'

/** Whether the download of a schema is the schema alone instead of an archive (RSX-21). */
const isSingleFile = ({ version }: DocumentSchema) => version.version === 'sip'

/** Generates the download of a schema: an archive with the schema and a readme, or the schema alone. */
export function createSchemaDownload(schema: DocumentSchema, format: Format): Uint8Array {
  const text = format === 'xml' ? xsd(schema) : `${JSON.stringify(jsonSchema(schema), undefined, 1)}\n`
  if (isSingleFile(schema)) return new TextEncoder().encode(text)
  const { document, version } = schema
  const name = `${document.name}-${version.version}.${format === 'xml' ? 'xsd' : 'schema.json'}`
  return archive({ [name]: text, 'README.txt': readme(schema, format, name) })
}

/** The media type of what `createSchemaDownload` returns. */
export function schemaDownloadType(schema: DocumentSchema, format: Format): string {
  if (!isSingleFile(schema)) return 'application/zip'
  return format === 'xml' ? 'application/xml' : 'application/schema+json'
}

function readme({ document, version, namespace, codeLists }: DocumentSchema, format: Format, file: string): string {
  const codes = [...codeLists.values()].reduce((sum, list) => sum + list.length, 0)
  const lines = [
    `${document.name} ${version.version}`,
    '',
    `EDI documents:   ${document.docTypes.join(', ')}`,
    `Allowed values:  ${codes === 0 ? 'none: this is the structure alone' : `${codes} in ${codeLists.size} lists`}`,
    '',
    ...(format === 'xml'
      ? [
          `${file} is an XML Schema 1.0 for files with the root element ${document.name} in the namespace`,
          `${namespace}. A file may hold several records (${document.record}).`,
          '',
          `xmllint --noout --schema ${file} your-file.xml`,
        ]
      : [
          `${file} is a JSON Schema (draft 2020-12). A JSON file holds one record, without a root:`,
          'its first keys are those below the record of the XML form. An element that may repeat is always an array.',
        ]),
    '',
    'Which fields a retailer requires beyond these rules is said by its design, not by the schema.',
    '',
  ]
  return lines.join('\r\n')
}
