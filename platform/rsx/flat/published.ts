import { documentSchema, type DocumentSchema } from '../document-schema'
import type { MadeFile, MadeFiles } from '../made-files'
import { flatFileDocuments } from '../versions'
import { csvLayoutArchive, positionalLayoutArchive } from './layout-files'

/** The version whose layouts are published; those of the later ones of its line are the same. */
const version = '7.7.0'

function layoutFile(folder: string, make: (schema: DocumentSchema) => Uint8Array) {
  return (path: string, files: MadeFiles): Promise<MadeFile | undefined> => {
    const name = /^(\w+)\.zip$/.exec(path)?.[1]
    const schema = name !== undefined && flatFileDocuments.includes(name) ? documentSchema(version, name) : undefined
    const body = schema && files.get(`${folder}/${path}`, () => make(schema))
    return Promise.resolve(body && { type: 'application/zip', restricted: false, body })
  }
}

/** `CSV/{doc}.zip` (2 §7). */
export const csvLayout = layoutFile('CSV', csvLayoutArchive)

/** `PositionalCSV/{doc}.zip` (2 §7). */
export const positionalLayout = layoutFile('PositionalCSV', positionalLayoutArchive)
