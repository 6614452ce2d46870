import { resultOf, storeAccess } from '@/browser/database'
import { agesIndex, openReplyDatabase, repliesStore } from '@/browser/reply-storage'
import type { ReplyStore, StoredReply } from '@/engines/openapi/reader/stored-replies'
import { digest } from '@/lib/digest'
import { isRecord } from '@/lib/json-values'
import { pause } from '@/lib/pause'

/** All stored replies together, in bytes. The oldest are deleted first. */
const maxBytes = 50 * 1024 * 1024
const bytesPerCharacter = 2
/** How long a request waits for the storage, in milliseconds, before the document is read instead. */
const maxReadMs = 500

/**
 * Opens the store of this browser at once.
 * @param build identifies the code that makes and reads the replies: those of another build are not used.
 */
export function createReplyStore(build: string, now: () => number = Date.now): ReplyStore {
  const access = storeAccess(openReplyDatabase, repliesStore)
  // The first request of the worker finds the database open.
  void access('readonly', () => Promise.resolve())

  return {
    read: async (url, name) => {
      const reading = access('readonly', (store) => resultOf<unknown>(store.get([url, name])))
      return usable(await Promise.race([reading, pause(maxReadMs)]), build)
    },
    write: async (url, name, { version, text }) => {
      const bytes = text.length * bytesPerCharacter
      const value = { build, version, text, digest: digest(text), writtenAt: now(), bytes }
      await access('readwrite', async (store) => {
        await resultOf(store.put(value, [url, name]))
        evict(store)
      })
    },
    remove: async (url) => {
      await access('readwrite', (store) => resultOf(store.delete(IDBKeyRange.bound([url], [url, []]))))
    },
  }
}

/** A stored value if it is a reply of this build, and whole. The storage may have been changed by anybody. */
function usable(value: unknown, build: string): StoredReply | undefined {
  if (!isRecord(value) || value['build'] !== build) return undefined
  const { version, text } = value
  const isWhole = typeof version === 'string' && typeof text === 'string' && value['digest'] === digest(text)
  return isWhole ? { version, text } : undefined
}

/** Deletes the oldest replies beyond the limit. Reads their sizes only. */
function evict(store: IDBObjectStore) {
  let bytes = 0
  const cursor = store.index(agesIndex).openKeyCursor(null, 'prev')
  cursor.addEventListener('success', () => {
    const found = cursor.result
    if (!found) return
    const [, size = 0] = found.key as number[]
    bytes += size
    if (bytes > maxBytes) store.delete(found.primaryKey)
    found.continue()
  })
}
