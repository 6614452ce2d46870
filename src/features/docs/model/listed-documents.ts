import type { TreeEntry } from '@/engines/documentation/tree-entry'

/** An API document that a table of contents lists. */
export interface ListedDocument {
  /** `{slug}/{path below the service's documentation}`. */
  doc: string
  text: string
}

/** The API documents that a table of contents lists, in its order. */
export function listedDocuments(entries: readonly TreeEntry[]): ListedDocument[] {
  return entries.flatMap(({ to, text, children }) => {
    const [pathname = '', search = ''] = to?.split('?') ?? []
    const doc = pathname.endsWith('/api-doc') ? new URLSearchParams(search).get('doc') : null
    return [...(doc === null ? [] : [{ doc, text }]), ...listedDocuments(children)]
  })
}

/** The document of a list that another one is compared with: the next one, which is the version before it. */
export function neighborOf(documents: readonly ListedDocument[], doc: string): ListedDocument | undefined {
  const at = documents.findIndex((document) => document.doc === doc)
  return at < 0 ? undefined : (documents[at + 1] ?? documents[at - 1])
}
