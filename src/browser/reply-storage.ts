import { openDatabase } from './database'

// The database with replies about public API documents, for the next visit. The reader's worker writes them.

const databaseName = 'dc-documents'
/** Name of the object store. Its keys are `[url, name]`. */
export const repliesStore = 'replies'
/** Name of the index by the time of writing, in milliseconds since 1970, and the size in bytes. */
export const agesIndex = 'ages'

/** Opens the database. Rejects when the browser refuses storage. */
export function openReplyDatabase(): Promise<IDBDatabase> {
  return openDatabase(databaseName, (database) => {
    database.createObjectStore(repliesStore).createIndex(agesIndex, ['writtenAt', 'bytes'])
  })
}

/** Deletes all stored replies: they tell what somebody has read. Never rejects. */
export function deleteStoredReplies(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(databaseName)
      for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve())
    } catch {
      // A browser that refuses its storage has stored nothing.
      resolve()
    }
  })
}
