import { pause } from '@/lib/pause'
import { browserStorage } from './browser-storage'
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
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(documentsStore).createIndex(writtenAtIndex, writtenAtIndex)
    })
    request.addEventListener('success', () => {
      const database = request.result
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error as Error))
    request.addEventListener('blocked', () => reject(new Error('The database is being deleted')))
  })
}

/** Resolves with the result of a request to the database. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error as Error))
  })
}

/** Resolves when everything in a transaction is written. */
export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error as Error))
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
 * Takes at most a second.
 */
export async function endPrivateSearch(exceptOwner?: string): Promise<void> {
  notify()
  // The change notifies other tabs; the value itself is not needed.
  browserStorage.set(searchEndedKey, String(Date.now()))
  browserStorage.remove(searchEndedKey)
  await Promise.race([deletePrivateRecords(exceptOwner), pause(removalTimeoutMs)])
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
