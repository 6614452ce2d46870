import type { GeneratedFile, GeneratedFiles } from '../generated-files'
import { designDump } from './dump'
import { designDocuments, type DesignDocument } from './themes'

/** `My-design-files/{document}-{number}.json`: the consolidated design of a document (API-23). */
export function designFile(path: string, files: GeneratedFiles): Promise<GeneratedFile | undefined> {
  const document = (Object.keys(designDocuments) as DesignDocument[]).find(
    (name) => path === `${name}-${designDocuments[name]}.json`,
  )
  if (!document) return Promise.resolve(undefined)
  const make = () => new TextEncoder().encode(JSON.stringify(designDump(document)))
  return Promise.resolve({ type: 'application/json', isPrivate: true, body: files.get(`designs/${path}`, make) })
}
