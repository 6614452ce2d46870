import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startChecker } from '@/workers/rsx/client'
import type { WorkerReply, WorkerRequest } from '@/engines/rsx/protocol'

/** A worker that answers nothing by itself. */
class TestWorker extends EventTarget {
  static last: TestWorker | undefined
  readonly sent: WorkerRequest[] = []
  isTerminated = false
  constructor() {
    super()
    TestWorker.last = this
  }
  postMessage(message: WorkerRequest) {
    this.sent.push(message)
  }
  terminate() {
    this.isTerminated = true
  }
  reply(data: WorkerReply) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => vi.stubGlobal('Worker', TestWorker))
afterEach(() => vi.unstubAllGlobals())

function start() {
  const client = startChecker()
  const worker = TestWorker.last
  if (!worker) throw new Error('No worker was started')
  return { client, worker }
}

describe('the page side of the checking worker', () => {
  test('gives each request its own answer and progress', async () => {
    const { client, worker } = start()
    const shares: number[] = []
    const first = client.ask('text', { id: 7 }, { onProgress: (share) => shares.push(share) })
    const second = client.ask('text', { id: 8 })
    expect(worker.sent).toMatchObject([
      { id: 1, type: 'text', request: { id: 7 } },
      { id: 2, type: 'text', request: { id: 8 } },
    ])
    worker.reply({ id: 1, progress: 0.5 })
    worker.reply({ id: 2, answer: 'second' })
    worker.reply({ id: 1, answer: 'first' })
    await expect(first).resolves.toBe('first')
    await expect(second).resolves.toBe('second')
    expect(shares).toEqual([0.5])
  })

  test('rejects with the sentence of the worker', async () => {
    const { client, worker } = start()
    const answer = client.ask('text', { id: 7 })
    worker.reply({ id: 1, failure: 'This document is not open any more.' })
    await expect(answer).rejects.toThrow('This document is not open any more.')
  })

  test('aborts a request, and ignores its late answer', async () => {
    const { client, worker } = start()
    const controller = new AbortController()
    const answer = client.ask('text', { id: 7 }, { signal: controller.signal })
    controller.abort(new Error('not needed'))
    await expect(answer).rejects.toThrow('not needed')
    expect(worker.sent.at(-1)).toEqual({ id: 1, type: 'abort' })
    worker.reply({ id: 1, answer: 'late' })
    await expect(client.ask('text', { id: 7 }, { signal: controller.signal })).rejects.toThrow('not needed')
    expect(worker.sent).toHaveLength(2)
  })

  test('tells the worker nothing when a request that has its answer is aborted', async () => {
    const { client, worker } = start()
    const controller = new AbortController()
    const answer = client.ask('text', { id: 7 }, { signal: controller.signal })
    worker.reply({ id: 1, progress: 0.5 })
    worker.reply({ id: 1, answer: 'done' })
    await expect(answer).resolves.toBe('done')
    controller.abort()
    worker.reply({ id: 1, progress: 1 })
    expect(worker.sent).toHaveLength(1)
  })

  test('rejects all requests of a worker that cannot start, and ends it', async () => {
    const { client, worker } = start()
    const answer = client.ask('text', { id: 7 })
    worker.dispatchEvent(Object.assign(new Event('error'), { message: '' }))
    await expect(answer).rejects.toThrow('The check could not be started.')
    expect(client.hasFailed()).toBe(true)
    client.end()
    expect(worker.isTerminated).toBe(true)
  })

  test('rejects a request that comes after the worker has failed', async () => {
    const { client, worker } = start()
    expect(client.hasFailed()).toBe(false)
    worker.dispatchEvent(Object.assign(new Event('error'), { message: '' }))
    await expect(client.ask('text', { id: 7 })).rejects.toThrow('The check could not be started.')
    expect(worker.sent).toEqual([])
  })
})
