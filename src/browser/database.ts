// Databases of the browser (IndexedDB). Everything rejects when the browser refuses its storage, or it is full.

/**
 * Opens a database, and creates it when there is none. It is closed when another tab deletes it.
 * @param create makes its object stores.
 */
export function openDatabase(name: string, create: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => create(request.result))
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

/** Runs a transaction on an object store. Resolves with undefined when the browser refuses its storage, or it is full. */
export type StoreAccess = <T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
) => Promise<T | undefined>

/** Returns the access to an object store, which opens its database with the first call, and again once it was closed. */
export function storeAccess(open: () => Promise<IDBDatabase>, name: string): StoreAccess {
  let opened: Promise<IDBDatabase> | undefined
  return async (mode, run) => {
    try {
      opened ??= open()
      const database = await opened
      database.addEventListener('close', () => (opened = undefined), { once: true })
      const transaction = database.transaction(name, mode)
      const completion = completionOf(transaction)
      const [result] = await Promise.all([run(transaction.objectStore(name)), completion])
      return result
    } catch {
      opened = undefined
      return undefined
    }
  }
}
