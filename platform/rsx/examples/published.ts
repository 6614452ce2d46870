import { documentSchema, type DocumentSchema } from '../document-schema'
import type { GeneratedFile, GeneratedFiles } from '../generated-files'
import { archive } from '../schemas/archive'
import { examples, type Example } from './examples'
import type { Group } from './pieces'
import { writeCsv, writeJson, writePositional, writeXml } from './write'

/** The version of the schema that the example files follow. */
const schemaVersion = '7.7.4'

interface Format {
  extension: string
  /** Media type. */
  type: string
  write: (schema: DocumentSchema, record: Group) => string
}

/** Formats by the name of their folder. */
const formats: Record<string, Format> = {
  CSV: { extension: 'csv', type: 'text/csv; charset=utf-8', write: writeCsv },
  JSON: { extension: 'json', type: 'application/json', write: writeJson },
  Positional: { extension: 'txt', type: 'text/plain; charset=utf-8', write: writePositional },
  XML: { extension: 'xml', type: 'application/xml', write: writeXml },
}

/** Whether a document has example files in a format. Change documents have XML and positional files only (RSX-48). */
function hasFormat(document: string, format: string): boolean {
  return !document.startsWith('OrderChange') || format === 'XML' || format === 'Positional'
}

/**
 * Finds the file at a path below `OMM-example-files/` (RSX-50): one example, `v7.7/{document}/{format}/{file}`, or an archive
 * of all examples of a document in a format, `v7.7/{document}/{document}-v7.7-{format}.zip`. Its content is generated on the
 * first request.
 */
export async function exampleFile(path: string, files: GeneratedFiles): Promise<GeneratedFile | undefined> {
  const [version, document = '', folder = '', file, ...more] = path.split('/')
  if (version !== 'v7.7' || more.length > 0) return undefined
  const archiveName = file === undefined ? /^(\w+)-v7\.7-(\w+)\.zip$/.exec(folder) : undefined
  if (archiveName && archiveName[1] !== document) return undefined
  const formatName = archiveName?.[2] ?? folder
  const format = formats[formatName]
  const schema = documentSchema(schemaVersion, document)
  if (!Object.hasOwn(formats, formatName) || !format || !schema || !hasFormat(document, formatName)) return undefined
  const examplesOfDocument = () => examples().filter((example) => example.document === document)
  const fileName = ({ stem }: Example) => `${stem}.${format.extension}`
  if (archiveName) {
    const make = () =>
      archive(Object.fromEntries(examplesOfDocument().map((one) => [fileName(one), format.write(schema, one.record)])))
    return { type: 'application/zip', isPrivate: true, body: files.get(`examples/${path}`, make) }
  }
  const example = examplesOfDocument().find((one) => fileName(one) === file)
  if (!example) return undefined
  const make = () => new TextEncoder().encode(format.write(schema, example.record))
  return Promise.resolve({ type: format.type, isPrivate: true, body: files.get(`examples/${path}`, make) })
}
