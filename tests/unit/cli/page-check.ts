import { createCheckSession } from '@/features/tools/document-check/model/check-session'
import { createChecker } from '@/engines/rsx/checker'
import type { CheckedDocument } from '@/engines/rsx/documents'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { PackContent } from '@/engines/rule-pack/write-pack'
import { clientInProcess } from '../../support/client-in-process'

/** A document as the page of the check shows it. */
export interface PageDocument {
  name: string
  result: CheckedDocument | undefined
  findings: readonly Finding[]
}

/** Checks files with the session of the page, by the same sources as a rule pack. */
export async function checkOnPage(
  files: readonly { name: string; content: string | Uint8Array }[],
  { documents, schemaNames }: PackContent,
  { retailers = [], version }: { retailers?: readonly string[]; version?: string | undefined } = {},
): Promise<PageDocument[]> {
  const packed = (document: string, of: string) => {
    const found = documents.find(({ sources }) => sources.document === document && sources.version === of)
    if (!found) throw new Error(`no sources of ${document} ${of}`)
    return found
  }
  const session = createCheckSession({
    startChecker: () => clientInProcess(createChecker()),
    loadNames: async () => Object.fromEntries(Object.entries(schemaNames).map(([name, names]) => [name, [...names]])),
    loadRules: async (document, of) => packed(document, of).sources,
    loadSchemasWithCodes: async (document, versions) =>
      documents
        .filter(({ sources }) => sources.document === document)
        .flatMap(({ later }) => later)
        .filter((one) => versions.includes(one.version)),
    describe: String,
  })
  const done = new Promise<void>((resolve) => {
    session.subscribe(() => {
      if (['checked', 'waiting', 'failed'].includes(session.current().phase)) resolve()
    })
  })
  session.setDefaults(retailers, { document: undefined, version })
  session.open(files.map(({ name, content }) => ({ name, content: new Blob([new Uint8Array(Buffer.from(content))]) })))
  await done
  const { documents: opened, results, error } = session.current()
  session.end()
  if (error) throw new Error(error.message)
  return opened.map(({ opened: one }) => {
    const result = results.get(one.id)
    return { name: one.name, result, findings: result?.findings ?? one.findings }
  })
}
