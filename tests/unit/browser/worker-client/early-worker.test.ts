import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkerOptions } from '@/browser/worker-client/client'
import type { EarlyWorker } from '@/browser/worker-client/early-worker'
import type { WorkerMessage, WorkerRequest } from '@/browser/worker-client/messages'
import { clientOf, FakeWorker } from './fake-worker'

beforeEach(() => {
  FakeWorker.started.length = 0
})
afterEach(() => vi.unstubAllGlobals())

describe('the worker of the start script', () => {
  const early = { name: 'markdown' as const, isSame: (one: string, other: string) => one === other }
  const parse = (input: string): WorkerRequest => ({ type: 'request', id: -1, operation: 'double', input })

  /** A client, and the worker that the start script has sent the request `a`, whose messages have come. */
  function takenOver(part: Partial<EarlyWorker> = {}, options: WorkerOptions = {}) {
    const started = new FakeWorker()
    const entry: EarlyWorker = {
      worker: started as unknown as Worker,
      requests: [parse('a')],
      messages: [],
      onMessage: () => undefined,
      hasFailed: false,
      ...part,
    }
    started.addEventListener('message', (event) => entry.onMessage((event as MessageEvent<WorkerMessage>).data))
    vi.stubGlobal('window', { earlyWorkers: { markdown: entry } })
    return { started, ...clientOf({ early, ...options }) }
  }
  const reply: WorkerMessage = { type: 'reply', id: -1, reply: 'early' }

  it('gets no request again, whether it has replied or not', async () => {
    const replied = takenOver({ messages: [reply] })
    await expect(replied.request('double', 'a')).resolves.toBe('early')
    const waiting = takenOver()
    const later = waiting.request('double', 'a')
    waiting.started.say(reply)
    await expect(later).resolves.toBe('early')
    expect(FakeWorker.started.flatMap(({ received }) => received)).toEqual([])
  })

  it('gives each reply once, and serves all other requests', async () => {
    const { request, started } = takenOver({ messages: [reply] })
    const texts = Promise.all([request('double', 'b'), request('double', 'a'), request('double', 'a')])
    await expect(texts).resolves.toEqual(['bb', 'early', 'aa'])
    expect([started.inputs(), FakeWorker.started.length]).toEqual([['b', 'a'], 1])
  })

  it('is replaced if it has failed', async () => {
    const { request, started } = takenOver({ hasFailed: true })
    await expect(request('double', 'a')).resolves.toBe('aa')
    expect([started.inputs(), FakeWorker.started.length]).toEqual([[], 2])
  })

  it('is ended with a request that is aborted', async () => {
    const { request, started } = takenOver()
    const controller = new AbortController()
    const aborted = request('double', 'a', { signal: controller.signal })
    controller.abort()
    await expect(aborted).rejects.toThrow('aborted')
    expect(started.isTerminated).toBe(true)
    await expect(request('double', 'a')).resolves.toBe('aa')
  })

  it('gets a failed request again where the page may do better', async () => {
    const failed: WorkerMessage = { type: 'error', id: -1, error: 'No token.' }
    await expect(takenOver({ messages: [failed] }).request('double', 'a')).rejects.toThrow('No token.')
    const isRepeated = (error: unknown) => (error as Error).message === 'No token.'
    const { request } = takenOver({ messages: [failed] }, { early: { ...early, isRepeated } })
    await expect(request('double', 'a')).resolves.toBe('aa')
  })
})
