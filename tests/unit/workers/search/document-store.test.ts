import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deletePrivateRecords, documentsStore, openSearchDatabase, searchOwner } from '@/browser/search-storage'
import { resultOf } from '@/browser/database'
import { createDocumentStore } from '@/workers/search/store'

const day = 24 * 60 * 60_000
const records = [{ group: 'guides' as const, to: '/docs/label', title: 'Labels', place: ['Shipping Labels'] }]
const document = { version: '"etag"', context: 'c', records }
const dana = searchOwner({ userId: 'dana', organizationId: 'northwind' })
const marcus = searchOwner({ userId: 'marcus', organizationId: undefined })

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

async function put(key: IDBValidKey, value: unknown) {
  const database = await openSearchDatabase()
  await resultOf(database.transaction(documentsStore, 'readwrite').objectStore(documentsStore).put(value, key))
  database.close()
}

async function keys() {
  const database = await openSearchDatabase()
  const all = await resultOf(database.transaction(documentsStore).objectStore(documentsStore).getAllKeys())
  database.close()
  return all
}

describe('the store of records', () => {
  it('has what was written for an owner, for this one only', async () => {
    const store = createDocumentStore()
    await store.write(dana, 'a', document)
    await store.write(undefined, 'b', document)
    expect(await store.read(dana, 'a')).toMatchObject(document)
    expect(await store.read(undefined, 'b')).toMatchObject(document)
    expect([await store.read(marcus, 'a'), await store.read(undefined, 'a')]).toEqual([undefined, undefined])
    await store.remove(dana, 'a')
    expect(await store.read(dana, 'a')).toBeUndefined()
  })

  it.each([
    ['no object', 'text'],
    ['no version', { context: 'c', records }],
    ['no records', { version: 'v', context: 'c', records: {} }],
    ['a record of an unknown group', { version: 'v', context: 'c', records: [{ ...records[0], group: 'secrets' }] }],
    [
      'an address outside the portal',
      { version: 'v', context: 'c', records: [{ ...records[0], to: '//evil.example' }] },
    ],
    [
      'an address that runs code',
      { version: 'v', context: 'c', records: [{ ...records[0], to: 'javascript:alert(1)' }] },
    ],
    ['a place that is no list', { version: 'v', context: 'c', records: [{ ...records[0], place: 'x' }] }],
    ['names that are no texts', { version: 'v', context: 'c', records: [{ ...records[0], names: [1] }] }],
  ])('ignores stored data with %s', async (_, value) => {
    await put(['', 'a'], value)
    expect(await createDocumentStore().read(undefined, 'a')).toBeUndefined()
  })

  it('evicts documents that were written more than 30 days ago', async () => {
    let time = 100 * day
    const store = createDocumentStore(() => time)
    await store.write(undefined, 'old', document)
    time += 31 * day
    await store.write(undefined, 'new', document)
    await store.evict()
    expect(await keys()).toEqual([['', 'new']])
  })

  it('evicts the oldest of more than 1,000 documents', async () => {
    let time = 100 * day
    const store = createDocumentStore(() => time++)
    for (let index = 0; index < 1_003; index += 1) await store.write(undefined, String(index), document)
    await store.evict()
    const left = await keys()
    expect(left).toHaveLength(1_000)
    expect(left).not.toContainEqual(['', '2'])
    expect(left).toContainEqual(['', '3'])
  })

  it.each([
    ['refused', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'full',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('Full', 'QuotaExceededError')
        }),
    ],
  ])('rejects nothing when the storage is %s', async (_, breakStorage) => {
    breakStorage()
    const store = createDocumentStore()
    await store.write(dana, 'a', document)
    expect(await store.read(dana, 'a')).toBeUndefined()
    await store.evict()
    await store.remove(dana, 'a')
    await deletePrivateRecords()
  })

  it('writes again after a write that failed', async () => {
    const store = createDocumentStore()
    const writes = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await store.write(undefined, 'a', document)
    await store.write(undefined, 'b', document)
    expect(writes).toHaveBeenCalledTimes(2)
    expect(await keys()).toEqual([['', 'b']])
  })
})

describe('private records', () => {
  beforeEach(async () => {
    const store = createDocumentStore()
    for (const owner of [undefined, dana, marcus]) await store.write(owner, 'a', document)
  })

  it('of everybody are deleted at sign-out; public ones stay', async () => {
    await deletePrivateRecords()
    expect(await keys()).toEqual([['', 'a']])
  })

  it('of others are deleted when somebody searches', async () => {
    await deletePrivateRecords(dana)
    expect(await keys()).toEqual([
      ['', 'a'],
      [dana, 'a'],
    ])
  })
})
