import { pause } from '@/lib/pause'
import { browserStorage } from './browser-storage'
import { completionOf, openDatabase } from './database'
import { deleteStoredReplies } from './reply-storage'
import { createNotifier } from '@/lib/notifier'
import { searchEndedKey } from './storage-keys'

// The database of the search and what signing out does to it. The worker of the search writes the records.

const databaseName = 'dc-search'
/** Name of the object store. Its keys are `[owner, id]`. */
export const documentsStore = 'documents'
/** Name of the index by the time of writing, in milliseconds since 1970. */
export const writtenAtIndex = 'writtenAt'
/** The owner of records that everybody may read. */
export const publicOwner = ''
/** How long removing private records may delay leaving the page, in milliseconds. */
const removalTimeoutMs = 1_000

const { subscribe, notify } = createNotifier()

/** The owner of the private records of a person in an organization. */
export function searchOwner({
  userId,
  organizationId,
}: {
  userId: string
  organizationId: string | undefined
}): string {
  return JSON.stringify([userId, organizationId ?? ''])
}

/** Opens the database. Rejects when the browser refuses storage. Close it after use, so that it can be deleted. */
export function openSearchDatabase(): Promise<IDBDatabase> {
  return openDatabase(databaseName, (database) => {
    database.createObjectStore(documentsStore).createIndex(writtenAtIndex, writtenAtIndex)
  })
}

/**
 * Deletes the stored private records of everybody except this owner (SEARCH-15). Never rejects: a browser that refuses its
 * storage has stored nothing.
 */
export async function deletePrivateRecords(exceptOwner?: string): Promise<void> {
  try {
    const database = await openSearchDatabase()
    const transaction = database.transaction(documentsStore, 'readwrite')
    const store = transaction.objectStore(documentsStore)
    const cursor = store.openKeyCursor(IDBKeyRange.lowerBound([publicOwner, []], true))
    cursor.addEventListener('success', () => {
      const found = cursor.result
      if (!found) return
      if (ownerIn(found.primaryKey) !== exceptOwner) store.delete(found.primaryKey)
      found.continue()
    })
    await completionOf(transaction)
    database.close()
  } catch {
    // Nothing is stored that could be deleted.
  }
}

/**
 * Deletes the stored private records of everybody except this owner, and ends the search in all tabs, which might write more.
 * Without an owner, also deletes the stored replies about the documents that were read. Takes at most a second.
 */
export async function deleteStoredReading(exceptOwner?: string): Promise<void> {
  notify()
  // The change notifies other tabs; the value itself is not needed.
  browserStorage.set(searchEndedKey, String(Date.now()))
  browserStorage.remove(searchEndedKey)
  const deletions = [deletePrivateRecords(exceptOwner)]
  if (exceptOwner === undefined) deletions.push(deleteStoredReplies())
  await Promise.race([Promise.all(deletions), pause(removalTimeoutMs)])
}

/** Calls the listener when this tab or another one ends the search. */
export function onSearchEnded(listener: () => void): void {
  subscribe(listener)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === searchEndedKey && newValue !== null) listener()
  })
}

function ownerIn(key: IDBValidKey): unknown {
  return Array.isArray(key) ? key[0] : undefined
}
