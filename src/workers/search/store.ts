import { resultOf, storeAccess } from '@/browser/database'
import { documentsStore, openSearchDatabase, publicOwner, writtenAtIndex } from '@/browser/search-storage'
import { isRecord, isTexts } from '@/lib/json-values'
import { searchGroups, type SearchRecord } from '@/engines/search/record'

/** The records of a document as they were made from one version of it. */
export interface StoredDocument {
  /** ETag or Last-Modified of the document, else a digest of it. */
  version: string
  /** Digest of everything else that its records depend on. */
  context: string
  records: SearchRecord[]
}

/**
 * Stores the records of documents for the next visit. Never rejects: storage that is full or refused, and stored data that
 * nobody understands, only cost time (SEARCH-16).
 */
export interface DocumentStore {
  read: (owner: string | undefined, id: string) => Promise<StoredDocument | undefined>
  write: (owner: string | undefined, id: string, document: StoredDocument) => Promise<void>
  remove: (owner: string | undefined, id: string) => Promise<void>
  /** Deletes documents that were written more than 30 days ago, and the oldest of too many. */
  evict: () => Promise<void>
}

const maxAgeMs = 30 * 24 * 60 * 60_000
const maxDocuments = 1_000

/** Opens the store of this browser. */
export function createDocumentStore(now: () => number = Date.now): DocumentStore {
  const access = storeAccess(openSearchDatabase, documentsStore)

  return {
    read: async (owner, id) => {
      const found = await access('readonly', (store) => resultOf<unknown>(store.get(keyOf(owner, id))))
      return isStored(found) ? found : undefined
    },
    write: async (owner, id, document) => {
      const value = { ...document, writtenAt: now() }
      await access('readwrite', (store) => resultOf(store.put(value, keyOf(owner, id))))
    },
    remove: async (owner, id) => {
      await access('readwrite', (store) => resultOf(store.delete(keyOf(owner, id))))
    },
    evict: async () => {
      await access('readwrite', async (store) => {
        const ages = store.index(writtenAtIndex)
        const [all, old] = await Promise.all([
          resultOf(ages.getAllKeys()),
          resultOf(ages.getAllKeys(IDBKeyRange.upperBound(now() - maxAgeMs))),
        ])
        // The keys come in the order of their age.
        const evictedCount = Math.max(old.length, all.length - maxDocuments)
        for (const key of all.slice(0, evictedCount)) store.delete(key)
      })
    },
  }
}

function keyOf(owner: string | undefined, id: string): IDBValidKey {
  return [owner ?? publicOwner, id]
}

/** Whether a stored value is what `write` stores. The storage may have been changed by anybody. */
function isStored(value: unknown): value is StoredDocument {
  if (!isRecord(value)) return false
  const { version, context, records } = value
  if (typeof version !== 'string' || typeof context !== 'string') return false
  return Array.isArray(records) && records.every(isSearchRecord)
}

function isSearchRecord(value: unknown): value is SearchRecord {
  if (!isRecord(value)) return false
  const { group, to, title, names, text, place, version, usage } = value
  return (
    searchGroups.some((name) => name === group) &&
    typeof to === 'string' &&
    /^\/(?!\/)/.test(to) &&
    typeof title === 'string' &&
    isTexts(place) &&
    (names === undefined || isTexts(names)) &&
    (text === undefined || typeof text === 'string') &&
    (version === undefined || typeof version === 'string') &&
    (usage === undefined || typeof usage === 'number')
  )
}
