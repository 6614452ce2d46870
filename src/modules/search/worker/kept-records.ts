import type { SearchIndex } from '../engine/search-index'
import type { SearchReader } from '../reader'
import type { DocumentStore, StoredDocument } from './store'

/** The records of documents, in the index and in the store. */
export interface KeptRecords {
  /** Searches the stored records of a document, unless it is in the index already or they were made in another context. */
  useStored: (id: string, context: string) => Promise<void>
  /** The version of the records in the index; undefined when there are none, or of another context. */
  versionOf: (id: string, context: string) => string | undefined
  /** Replaces the records of a document. `isStored` keeps them for the next visit, `isPrivate` for this reader only. */
  keep: (id: string, document: StoredDocument, options: { isStored: boolean; isPrivate: boolean }) => Promise<void>
  /** Removes the records of a document. */
  forget: (id: string) => Promise<void>
  /** The documents with records in the index. */
  ids: () => string[]
}

export function createKeptRecords(
  { owner }: SearchReader,
  index: Pick<SearchIndex, 'replace' | 'remove'>,
  store: DocumentStore,
): KeptRecords {
  const kept = new Map<string, Omit<StoredDocument, 'records'>>()
  const owners = owner === undefined ? [undefined] : [owner, undefined]

  function show(id: string, { version, context, records }: StoredDocument) {
    index.replace(id, records)
    kept.set(id, { version, context })
  }

  return {
    useStored: async (id, context) => {
      if (kept.has(id)) return
      for (const one of owners) {
        const stored = await store.read(one, id)
        if (stored?.context !== context) continue
        show(id, stored)
        return
      }
    },
    versionOf: (id, context) => {
      const found = kept.get(id)
      return found?.context === context ? found.version : undefined
    },
    keep: async (id, document, { isStored, isPrivate }) => {
      const before = kept.get(id)
      if (before?.version === document.version && before.context === document.context) return
      show(id, document)
      if (isStored) await store.write(isPrivate ? owner : undefined, id, document)
    },
    forget: async (id) => {
      index.remove(id)
      kept.delete(id)
      for (const one of owners) await store.remove(one, id)
    },
    ids: () => [...kept.keys()],
  }
}
