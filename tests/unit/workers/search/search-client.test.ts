import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageMessage, WorkerMessage } from '@/workers/search/protocol'
import type * as Client from '@/workers/search/client'
import type { SearchReader } from '@/engines/search/reader'
import { waitFor } from '../../../support/wait-for'

const deleted = vi.hoisted((): (string | undefined)[] => [])
const ended = vi.hoisted((): (() => void)[] => [])
vi.mock('@/browser/search-storage', () => ({
  deletePrivateRecords: (except?: string) => Promise.resolve(void deleted.push(except)),
  onSearchEnded: (listener: () => void) => void ended.push(listener),
}))

/** Records what the page sends. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  messages: PageMessage[] = []
  isTerminated = false
  constructor() {
    super()
    FakeWorker.started.push(this)
  }
  postMessage(message: PageMessage) {
    this.messages.push(message)
  }
  terminate() {
    this.isTerminated = true
  }
  say(data: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const visitor: SearchReader = { owner: undefined, isStaff: false, isToolbox: false, featureFlags: [] }
const dana: SearchReader = { ...visitor, owner: 'dana' }
const question = { text: 'label', limit: 5 }
const answer = { groups: [], count: 0, nearestWords: [] }
let client: typeof Client

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.started = []
  deleted.length = 0
  ended.length = 0
  client = await import('@/workers/search/client')
})

const worker = () => {
  const last = FakeWorker.started.at(-1)
  if (!last) throw new Error('No worker')
  return last
}
const types = () => worker().messages.map(({ type }) => type)

describe('the page of the search', () => {
  it('starts no worker before it is known who searches', () => {
    client.readDocuments()
    client.watchAnswer(question, () => undefined)
    expect(FakeWorker.started).toEqual([])
  })

  it('tells the worker first who searches, and asks again whenever the index has changed', () => {
    const onAnswer = vi.fn<(...answered: unknown[]) => void>()
    client.setSearchReader(visitor)
    const stop = client.watchAnswer(question, onAnswer)
    expect(worker().messages).toEqual([
      { type: 'start', reader: visitor },
      { type: 'ask', id: 1, question },
    ])
    worker().say({ type: 'answer', id: 1, answer, isComplete: false })
    worker().say({ type: 'progress', progress: { read: 1, total: 2, failed: [] }, error: undefined })
    expect(client.searchState().progress).toEqual({ read: 1, total: 2, failed: [] })
    expect(types()).toEqual(['start', 'ask', 'ask'])
    expect(onAnswer).toHaveBeenLastCalledWith(answer, false)
    stop()
    worker().say({ type: 'answer', id: 2, answer, isComplete: true })
    expect(onAnswer).toHaveBeenCalledTimes(1)
  })

  it('ends the worker and deletes the private records of others when somebody else searches', () => {
    client.setSearchReader(dana)
    client.readDocuments()
    const first = worker()
    client.setSearchReader({ ...dana, owner: 'marcus' })
    expect([first.isTerminated, deleted]).toEqual([true, ['dana', 'marcus']])
    client.readDocuments()
    expect(worker().messages[0]).toMatchObject({ type: 'start', reader: { owner: 'marcus' } })
  })

  it('ends the worker when the session ends here or in another tab, and shows why', () => {
    client.setSearchReader(dana)
    client.readDocuments()
    const first = worker()
    for (const end of ended) end()
    expect([first.isTerminated, deleted.at(-1)]).toEqual([true, undefined])
    expect(client.searchState().error).toBe('Your session has changed. Open search again to continue.')
    client.readDocuments()
    expect(FakeWorker.started).toHaveLength(1)
  })

  it('lets the search of a visitor go on when a session ends in another tab', () => {
    client.setSearchReader(visitor)
    client.readDocuments()
    for (const end of ended) end()
    expect(worker().isTerminated).toBe(false)
  })

  it('supplies the token on request, a renewed one for a refused one, and none when it cannot be renewed', async () => {
    client.setSearchReader(dana)
    client.readDocuments()
    const { setTokenSource } = await import('@/api/core/token-source')
    setTokenSource((refused) => Promise.resolve(refused === 'the-token' ? 'renewed' : 'the-token'))
    worker().say({ type: 'token-request', id: 6, refused: 'the-token' })
    await waitFor(() => expect(worker().messages.at(-1)).toEqual({ type: 'token', id: 6, token: 'renewed' }))
    worker().say({ type: 'token-request', id: 7, refused: undefined })
    await waitFor(() => expect(worker().messages.at(-1)).toEqual({ type: 'token', id: 7, token: 'the-token' }))
    setTokenSource(() => Promise.reject(new Error('No session')))
    worker().say({ type: 'token-request', id: 8, refused: undefined })
    await waitFor(() => expect(worker().messages.at(-1)).toEqual({ type: 'token', id: 8, token: undefined }))
  })

  it('gives the records that the page makes to every worker, and removes them at once', () => {
    const records = [{ group: 'actions' as const, to: 'sign-out', title: 'Sign Out', place: [] }]
    client.setPageRecords('actions', records)
    client.setSearchReader(dana)
    client.readDocuments()
    expect(types()).toEqual(['start', 'page-records', 'read'])
    client.setPageRecords('actions', [])
    expect(worker().messages.at(-1)).toEqual({ type: 'page-records', source: 'actions', records: [] })
    client.setSearchReader(visitor)
    client.readDocuments()
    expect(types()).toEqual(['start', 'read'])
  })

  it('says that the worker could not be started, and starts another at the next opening', () => {
    client.setSearchReader(visitor)
    client.readDocuments()
    worker().dispatchEvent(new Event('error'))
    expect(client.searchState().error).toBe('Search could not be started. Open it again to retry.')
    client.readDocuments()
    expect(FakeWorker.started).toHaveLength(2)
  })
})
