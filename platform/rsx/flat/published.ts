import { documentSchema, type DocumentSchema } from '../document-schema'
import type { GeneratedFile, GeneratedFiles } from '../generated-files'
import { flatFileDocuments } from '../versions'
import { csvLayoutArchive, positionalLayoutArchive } from './layout-files'

/** The version whose layouts are published. Later versions of the line have the same layouts. */
const version = '7.7.0'

function layoutFile(folder: string, make: (schema: DocumentSchema) => Uint8Array) {
  return (path: string, files: GeneratedFiles): Promise<GeneratedFile | undefined> => {
    const name = /^(\w+)\.zip$/.exec(path)?.[1]
    const schema = name !== undefined && flatFileDocuments.includes(name) ? documentSchema(version, name) : undefined
    const body = schema && files.get(`${folder}/${path}`, () => make(schema))
    return Promise.resolve(body && { type: 'application/zip', isPrivate: false, body })
  }
}

/** `CSV/{doc}.zip` (RSX-23). */
export const csvLayout = layoutFile('CSV', csvLayoutArchive)

/** `PositionalCSV/{doc}.zip` (RSX-23). */
export const positionalLayout = layoutFile('PositionalCSV', positionalLayoutArchive)
