import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageMessage, WorkerMessage } from '@/browser/worker-client/messages'
import type { SearchReport } from '@/workers/search/search.worker'
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
const query = { text: 'label', limit: 5 }
const results = { groups: [], count: 0, nearestWords: [] }
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
const requests = () => worker().messages.flatMap((message) => (message.type === 'request' ? message : []))
const operations = () => requests().map(({ operation }) => operation)
/** Reports progress of the first request, which is that of \`start\`. */
const report = (progress: SearchReport) => worker().say({ type: 'progress', id: 1, progress })
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the page of the search', () => {
  it('starts no worker before it is known who searches', () => {
    client.readDocuments()
    client.watchResults(query, () => undefined)
    expect(FakeWorker.started).toEqual([])
  })

  it('tells the worker first who searches, and asks again whenever the index has changed', async () => {
    const onResults = vi.fn<(...answered: unknown[]) => void>()
    client.setSearchReader(visitor)
    const stop = client.watchResults(query, onResults)
    expect(requests()).toMatchObject([
      { id: 1, operation: 'start', input: visitor },
      { id: 2, operation: 'search', input: query },
    ])
    worker().say({ type: 'reply', id: 2, reply: { results, isComplete: false } })
    report({ type: 'progress', progress: { read: 1, total: 2, failed: [] }, error: undefined })
    await settled()
    expect(client.searchState().progress).toEqual({ read: 1, total: 2, failed: [] })
    expect(operations()).toEqual(['start', 'search', 'search'])
    expect(onResults).toHaveBeenLastCalledWith(results, false)
    stop()
    worker().say({ type: 'reply', id: 3, reply: { results, isComplete: true } })
    await settled()
    expect(onResults).toHaveBeenCalledTimes(1)
  })

  it('ends the worker and deletes the private records of others when somebody else searches', () => {
    client.setSearchReader(dana)
    client.readDocuments()
    const first = worker()
    client.setSearchReader({ ...dana, owner: 'marcus' })
    expect([first.isTerminated, deleted]).toEqual([true, ['dana', 'marcus']])
    client.readDocuments()
    expect(requests()[0]).toMatchObject({ operation: 'start', input: { owner: 'marcus' } })
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
    report({ type: 'token-request', id: 6, refused: 'the-token' })
    await waitFor(() =>
      expect(requests().at(-1)).toMatchObject({ operation: 'setToken', input: { id: 6, token: 'renewed' } }),
    )
    report({ type: 'token-request', id: 7, refused: undefined })
    await waitFor(() =>
      expect(requests().at(-1)).toMatchObject({ operation: 'setToken', input: { id: 7, token: 'the-token' } }),
    )
    setTokenSource(() => Promise.reject(new Error('No session')))
    report({ type: 'token-request', id: 8, refused: undefined })
    await waitFor(() =>
      expect(requests().at(-1)).toMatchObject({ operation: 'setToken', input: { id: 8, token: undefined } }),
    )
  })

  it('gives the records that the page makes to every worker, and removes them at once', () => {
    const records = [{ group: 'actions' as const, to: 'sign-out', title: 'Sign Out', place: [] }]
    client.setPageRecords('actions', records)
    client.setSearchReader(dana)
    client.readDocuments()
    expect(operations()).toEqual(['start', 'setPageRecords', 'read'])
    client.setPageRecords('actions', [])
    expect(requests().at(-1)).toMatchObject({ operation: 'setPageRecords', input: { source: 'actions', records: [] } })
    client.setSearchReader(visitor)
    client.readDocuments()
    expect(operations()).toEqual(['start', 'read'])
  })

  it('reports results as complete only when no records of the page are pending', async () => {
    const onResults = vi.fn<(...answered: unknown[]) => void>()
    client.setSearchReader(dana)
    client.setPageRecords('applications', [], { isPending: true })
    client.watchResults(query, onResults)
    worker().say({ type: 'reply', id: 2, reply: { results, isComplete: true } })
    await settled()
    expect(onResults).toHaveBeenLastCalledWith(results, false)
    client.setPageRecords('applications', [])
    const { id } = requests().at(-1) as { id: number }
    worker().say({ type: 'reply', id, reply: { results, isComplete: true } })
    await settled()
    expect(onResults).toHaveBeenLastCalledWith(results, true)
  })

  it('says that the worker could not be started, and starts another at the next opening', async () => {
    client.setSearchReader(visitor)
    client.readDocuments()
    worker().dispatchEvent(new Event('error'))
    await settled()
    expect(client.searchState().error).toBe('Search could not be started. Open it again to retry.')
    client.readDocuments()
    expect(FakeWorker.started).toHaveLength(2)
  })
})
