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

/**
 * Checks files with the session of the page, by the same sources as a rule pack.
 * @param openings The files that are opened together, one opening after the other.
 */
export async function checkOnPage(
  openings: readonly (readonly { name: string; content: string | Uint8Array }[])[],
  { documents, schemaNames, retailers }: PackContent,
  version?: string,
): Promise<PageDocument[]> {
  const session = createCheckSession({
    startChecker: () => clientInProcess(createChecker()),
    loadNames: async () => Object.fromEntries(Object.entries(schemaNames).map(([name, names]) => [name, [...names]])),
    loadRules: async (document, of) => {
      const found = documents.find(({ sources }) => sources.document === document && sources.version === of)
      if (!found) throw new Error(`no sources of ${document} ${of}`)
      return { ...found.sources, loadErrors: [] }
    },
    loadSchemasWithCodes: async (document, versions) =>
      documents
        .filter(({ sources }) => sources.document === document)
        .flatMap(({ later }) => later)
        .filter((one) => versions.includes(one.version)),
    describe: String,
  })
  session.setDefaults(retailers, { document: undefined, version })
  const checked: PageDocument[] = []
  for (const files of openings) {
    const done = new Promise<void>((resolve) => {
      session.subscribe(() => {
        if (['checked', 'waiting', 'failed'].includes(session.current().phase)) resolve()
      })
    })
    session.open(
      files.map(({ name, content }) => ({ name, content: new Blob([new Uint8Array(Buffer.from(content))]) })),
    )
    await done
    const { documents: opened, results, error } = session.current()
    if (error) throw new Error(error.message)
    for (const { opened: one } of opened) {
      const result = results.get(one.id)
      checked.push({ name: one.name, result, findings: result?.findings ?? one.findings })
    }
  }
  session.end()
  return checked
}
