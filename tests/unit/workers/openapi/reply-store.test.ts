import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resultOf } from '@/browser/database'
import { deleteStoredReplies, openReplyDatabase, repliesStore } from '@/browser/reply-storage'
import { createReplyStore } from '@/workers/openapi/reply-store'

const url = 'https://docs.example/openapi.json'
const reply = { version: '"1"', text: '{"title":"Read a label"}' }
const MB = 1024 * 1024

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

/** Changes a stored value, as an extension or a fault of the disk may. */
async function change(name: string, part: object) {
  const database = await openReplyDatabase()
  const stored = database.transaction(repliesStore, 'readwrite').objectStore(repliesStore)
  const before = await resultOf<object>(stored.get([url, name]))
  await resultOf(stored.put({ ...before, ...part }, [url, name]))
  database.close()
}

describe('the store of replies', () => {
  it('has what was written about a document, under its name, until the document is removed', async () => {
    const store = createReplyStore('a')
    await store.write(url, 'index', reply)
    await store.write(`${url}?v=2`, 'index', { ...reply, version: '"2"' })
    expect(await createReplyStore('a').read(url, 'index')).toEqual(reply)
    expect(await store.read(url, 'samples')).toBeUndefined()
    await store.remove(url)
    expect(await store.read(url, 'index')).toBeUndefined()
    expect(await store.read(`${url}?v=2`, 'index')).toMatchObject({ version: '"2"' })
  })

  it('uses nothing that another build has written', async () => {
    await createReplyStore('a').write(url, 'index', reply)
    const next = createReplyStore('b')
    expect(await next.read(url, 'index')).toBeUndefined()
    await next.write(url, 'index', reply)
    expect(await next.read(url, 'index')).toEqual(reply)
  })

  it.each([
    ['another text', { text: '{"title":"Read a lab' }],
    ['no text', { text: undefined }],
    ['a version that is no text', { version: 1 }],
    ['no digest', { digest: undefined }],
  ])('ignores stored data with %s', async (_, part) => {
    const store = createReplyStore('a')
    await store.write(url, 'index', reply)
    await change('index', part)
    expect(await store.read(url, 'index')).toBeUndefined()
  })

  it('stores at most 50 MB, and deletes the oldest first', async () => {
    let time = 0
    const store = createReplyStore('a', () => ++time)
    const large = { version: '"1"', text: 'x'.repeat(6 * MB) }
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) await store.write(url, name, large)
    const names = async () => {
      const database = await openReplyDatabase()
      const keys = await resultOf(database.transaction(repliesStore).objectStore(repliesStore).getAllKeys())
      database.close()
      // In the order of their keys.
      return keys.map((key) => (key as string[])[1])
    }
    expect(await names()).toEqual(['fifth', 'fourth', 'second', 'third'])
    await store.write(url, 'second', reply)
    await store.write(url, 'sixth', large)
    expect(await names()).toEqual(['fifth', 'fourth', 'second', 'sixth', 'third'])
  })

  it('is deleted whole, while a worker has it open, and takes replies again', async () => {
    const store = createReplyStore('a')
    await store.write(url, 'index', reply)
    await deleteStoredReplies()
    expect(await createReplyStore('a').read(url, 'index')).toBeUndefined()
    // The first access after the deletion notices that the database was closed.
    await store.read(url, 'index')
    await store.write(url, 'index', reply)
    expect(await store.read(url, 'index')).toEqual(reply)
  })
})

describe('storage that fails', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  it.each([
    ['refused', () => vi.stubGlobal('indexedDB', { open: refused, deleteDatabase: refused })],
    ['missing', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'full',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('Full', 'QuotaExceededError')
        }),
    ],
  ])('rejects nothing when it is %s', async (_, breakStorage) => {
    breakStorage()
    const store = createReplyStore('a')
    await store.write(url, 'index', reply)
    await expect(store.read(url, 'index')).resolves.toBeUndefined()
    await store.remove(url)
    await deleteStoredReplies()
  })

  it('keeps no reader waiting when it never responds', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
    const reading = createReplyStore('a').read(url, 'index')
    await vi.advanceTimersByTimeAsync(500)
    await expect(reading).resolves.toBeUndefined()
    vi.useRealTimers()
  })
})
