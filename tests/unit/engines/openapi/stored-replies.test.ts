import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadingError } from '@/engines/openapi/document/reading-error'
import type { DocumentIndex, OperationKey, OperationView } from '@/engines/openapi/document/types'
import { unpackIndex } from '@/engines/openapi/reader/index-packing'
import type { LoadedText } from '@/engines/openapi/reader/loaded-text'
import type { DocumentSource, PackedIndex } from '@/engines/openapi/reader/protocol'
import { createReader } from '@/engines/openapi/reader/reader'
import type { ReplyStore, StoredReply } from '@/engines/openapi/reader/stored-replies'
import { documentOf } from './fixtures'

const url = 'https://docs.example/openapi.json'
const labels = { path: '/labels', method: 'get' }
const orders = { path: '/orders', method: 'get' }
const bearer = { token: 'secret', folders: ['https://docs.example/'] }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const textOf = (title: string) =>
  JSON.stringify(documentOf({ '/labels': { get: { summary: title } }, '/orders': { get: { summary: 'Orders' } } }))

/** The text that the server sends, with its version if the server names one. */
type Sent = Omit<LoadedText, 'version'> & { version?: string | undefined }

/** A server with one document, a store, and readers of visits one after another. */
function library(initial: Partial<Sent> = {}) {
  const served: { answer: Sent | ReadingError } = {
    answer: { text: textOf('Labels'), bytes: 100, version: '"1"', ...initial },
  }
  const loads: string[] = []
  const stored = new Map<string, StoredReply>()
  const nameOf = (of: string, name: string) => `${of} ${name}`
  const store: ReplyStore = {
    read: (of, name) => Promise.resolve(stored.get(nameOf(of, name))),
    write: (of, name, reply) => Promise.resolve(void stored.set(nameOf(of, name), reply)),
    remove: (of) => {
      for (const name of stored.keys()) if (name.startsWith(`${of} `)) stored.delete(name)
      return Promise.resolve()
    },
  }
  function visit() {
    const reader = createReader(
      async (_url, _bearer, _signal, { unlessVersion } = {}) => {
        const { answer } = served
        const known = await unlessVersion
        if (answer instanceof ReadingError) {
          loads.push(answer.kind)
          throw answer
        }
        const { version, ...sent } = answer
        const isKnown = version !== undefined && version === known
        loads.push(isKnown ? 'unchanged' : 'sent')
        return isKnown ? 'unchanged' : { ...sent, ...(version !== undefined && { version }) }
      },
      undefined,
      store,
    )
    const { signal } = new AbortController()
    const settle = async <T>(task: Promise<T>) => {
      task.catch(() => undefined)
      await vi.advanceTimersByTimeAsync(10)
      return task
    }
    const read = (key: OperationKey, source: DocumentSource = { url }) =>
      settle(reader.reply({ type: 'operation', source, key }, signal) as Promise<OperationView>)
    return {
      read,
      title: async (key: OperationKey, source?: DocumentSource) => (await read(key, source)).title,
      samples: (key: OperationKey) =>
        settle(reader.reply({ type: 'samples', source: { url }, key }, signal) as Promise<OperationView>),
      index: async (): Promise<DocumentIndex> =>
        unpackIndex((await settle(reader.reply({ type: 'index', source: { url } }, signal))) as PackedIndex),
      check: () => settle(reader.reply({ type: 'check', source: { url } }, signal)),
      release: () => settle(reader.reply({ type: 'release' }, signal)),
      verify: () => settle(reader.reply({ type: 'index', source: { url }, startsVerification: true }, signal)),
      /** The page shows the document as a public one, and stays open for a while. */
      show: async () => {
        await reader.reply({ type: 'store', source: { url } }, signal)
        await vi.advanceTimersByTimeAsync(5_000)
      },
    }
  }
  return { served, loads, stored, visit }
}

/** A library whose first visit has read an operation, its samples and the index. */
async function visitedLibrary(initial?: Partial<Sent>) {
  const opened = library(initial)
  const first = opened.visit()
  const replies = { view: await first.read(labels), samples: await first.samples(labels), index: await first.index() }
  await first.show()
  opened.loads.length = 0
  return { ...opened, replies }
}

describe('a second visit', () => {
  it('gets the same replies without the document, once the server has confirmed its version', async () => {
    const { visit, loads, replies } = await visitedLibrary()
    const second = visit()
    expect(await second.read(labels)).toEqual(replies.view)
    expect(await second.samples(labels)).toEqual(replies.samples)
    expect(await second.index()).toEqual(replies.index)
    expect(loads).toEqual(['unchanged'])
  })

  it('asks the server once for replies that are requested at the same time', async () => {
    const { visit, loads, replies } = await visitedLibrary()
    const second = visit()
    const [view, index] = await Promise.all([second.read(labels), second.index()])
    expect([view, index]).toEqual([replies.view, replies.index])
    expect(loads).toEqual(['unchanged'])
  })

  it('shows a document that has changed, and never the stored reply', async () => {
    const { visit, loads, served } = await visitedLibrary()
    served.answer = { text: textOf('Labels and slips'), bytes: 100, version: '"2"' }
    const second = visit()
    expect(await second.title(labels)).toBe('Labels and slips')
    expect((await second.index()).operations[0]?.title).toBe('Labels and slips')
    expect(loads).toEqual(['sent'])
    await second.show()
    expect(await visit().title(labels)).toBe('Labels and slips')
    expect(loads).toEqual(['sent', 'unchanged'])
  })

  it('reads the document for what was not stored', async () => {
    const { visit, loads, replies } = await visitedLibrary()
    const second = visit()
    expect(await second.title(labels)).toBe('Labels')
    expect(await second.title(orders)).toBe('Orders')
    expect(await second.index()).toEqual(replies.index)
    expect(loads).toEqual(['unchanged', 'sent'])
  })

  it('shows the failure of the server, and nothing stored', async () => {
    const { visit, served, stored } = await visitedLibrary()
    served.answer = new ReadingError('network', 'There was no response.')
    await expect(visit().read(labels)).rejects.toThrow('There was no response.')
    expect(stored.size).toBe(3)
    served.answer = new ReadingError('unauthorized', 'The server refuses access.', 401)
    await expect(visit().read(labels)).rejects.toThrow('The server refuses access.')
    expect(stored.size).toBe(0)
  })

  it('notices a change while the page is open, and confirms again after a while without a document', async () => {
    const { visit, loads, served } = await visitedLibrary()
    const second = visit()
    await second.read(labels)
    expect(await second.check()).toBe(false)
    await second.release()
    expect(await second.title(labels)).toBe('Labels')
    expect(loads).toEqual(['unchanged', 'unchanged', 'unchanged'])
    served.answer = { text: textOf('Labels and slips'), bytes: 100, version: '"2"' }
    expect(await second.check()).toBe(true)
    expect(await second.title(labels)).toBe('Labels and slips')
  })

  it('gets the stored index of a document without a version by its digest, and nothing stored of another one', async () => {
    const { visit, stored, served } = await visitedLibrary({ version: undefined })
    const [name = ''] = [...stored.keys()].filter((key) => key.endsWith(' index'))
    stored.set(name, { ...(stored.get(name) as StoredReply), text: JSON.stringify({ tags: [], marked: true }) })
    const second = visit()
    expect(await second.title(labels)).toBe('Labels')
    expect(await second.index()).toMatchObject({ marked: true })
    served.answer = { text: textOf('Labels and slips'), bytes: 100 }
    const third = visit()
    expect(await third.title(labels)).toBe('Labels and slips')
    expect(await third.index()).not.toMatchObject({ marked: true })
  })

  it('reads the document when a stored text is no reply', async () => {
    const { visit, stored } = await visitedLibrary()
    for (const [name, reply] of stored) stored.set(name, { ...reply, text: '[1' })
    expect(await visit().title(labels)).toBe('Labels')
  })

  it('verifies the document itself', async () => {
    const { visit, loads } = await visitedLibrary()
    await visit().verify()
    expect(loads).toEqual(['sent'])
  })
})

describe('nothing is stored', () => {
  it('before the page shows the document as a public one', async () => {
    const { visit, stored } = library()
    const first = visit()
    await first.read(labels)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stored.size).toBe(0)
    await first.show()
    expect(stored.size).toBe(1)
  })

  it('of a document that was read with the token, and what was stored before is removed', async () => {
    const { visit, stored, loads } = await visitedLibrary()
    const second = visit()
    await second.title(labels, { url, bearer })
    await second.show()
    expect(loads).toEqual(['sent'])
    expect(stored.size).toBe(0)
  })

  it('of a document that the server forbids to store', async () => {
    const { stored } = await visitedLibrary({ isStorable: false })
    expect(stored.size).toBe(0)
  })

  it('that depends on other documents', async () => {
    const { stored } = await visitedLibrary({
      text: JSON.stringify(
        documentOf({ '/labels': { get: { summary: 'Labels', parameters: [{ $ref: 'other.json' }] } } }),
      ),
    })
    expect(stored.size).toBe(0)
  })
})
