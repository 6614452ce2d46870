import type { SearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchReader } from '@/engines/search/reader'
import type { DocumentStore, StoredDocument } from './store'

/** The records of documents, in the index and in the store. */
export interface RecordCache {
  /** Searches the stored records of a document, unless it is in the index already or they were made in another context. */
  useStored: (id: string, context: string) => Promise<void>
  /** The version of the records in the index; undefined when there are none, or of another context. */
  versionOf: (id: string, context: string) => string | undefined
  /** Replaces the records of a document. `isStored` stores them for the next visit, `isPrivate` for this reader only. */
  put: (id: string, document: StoredDocument, options: { isStored: boolean; isPrivate: boolean }) => Promise<void>
  /** Removes the records of a document. */
  remove: (id: string) => Promise<void>
  /** The documents with records in the index. */
  ids: () => string[]
}

export function createRecordCache(
  { owner }: SearchReader,
  index: Pick<SearchIndex, 'replace' | 'remove'>,
  store: DocumentStore,
): RecordCache {
  const cached = new Map<string, Omit<StoredDocument, 'records'>>()
  const owners = owner === undefined ? [undefined] : [owner, undefined]

  function show(id: string, { version, context, records }: StoredDocument) {
    index.replace(id, records)
    cached.set(id, { version, context })
  }

  return {
    useStored: async (id, context) => {
      if (cached.has(id)) return
      for (const one of owners) {
        const stored = await store.read(one, id)
        if (stored?.context !== context) continue
        show(id, stored)
        return
      }
    },
    versionOf: (id, context) => {
      const found = cached.get(id)
      return found?.context === context ? found.version : undefined
    },
    put: async (id, document, { isStored, isPrivate }) => {
      const before = cached.get(id)
      if (before?.version === document.version && before.context === document.context) return
      show(id, document)
      if (isStored) await store.write(isPrivate ? owner : undefined, id, document)
    },
    remove: async (id) => {
      index.remove(id)
      cached.delete(id)
      for (const one of owners) await store.remove(one, id)
    },
    ids: () => [...cached.keys()],
  }
}
