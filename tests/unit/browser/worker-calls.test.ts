import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorkerCalls } from '@/browser/worker-calls'

/** Answers a request with its text doubled, but never one that says `hang`. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  /** Whether the code of new workers arrives at once. */
  static loads = true
  readonly received: string[] = []
  terminated = false

  constructor() {
    super()
    FakeWorker.started.push(this)
    if (FakeWorker.loads) this.reportLoading(false)
  }

  postMessage({ id, request }: { id: number; request: string }) {
    this.received.push(request)
    // As in a real worker, the messages after one that hangs are never handled.
    if (this.received.includes('hang')) return
    queueMicrotask(() => {
      const data = request === 'fail' ? { id, failure: 'No' } : { id, answer: request + request }
      if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }

  reportLoading(isLoading: boolean) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { isLoading } })))
  }

  terminate() {
    this.terminated = true
  }
}

const start = () => new FakeWorker() as unknown as Worker
const never = new AbortController().signal

beforeEach(() => {
  FakeWorker.started.length = 0
  FakeWorker.loads = true
})
afterEach(() => vi.useRealTimers())

describe('calls to a worker', () => {
  it('share one worker, and each receives its own answer', async () => {
    const call = createWorkerCalls<string, string>(start, 1000)
    await expect(Promise.all([call('a', never), call('b', never)])).resolves.toEqual(['aa', 'bb'])
    await expect(call('fail', never)).rejects.toThrow('No')
    expect(FakeWorker.started).toHaveLength(1)
  })

  it('terminate the worker when cancelled; the calls behind are sent to a new worker', async () => {
    const call = createWorkerCalls<string, string>(start, 1000)
    const controller = new AbortController()
    const first = call('hang', controller.signal)
    const second = call('b', never)
    controller.abort()
    await expect(first).rejects.toThrow('aborted')
    await expect(second).resolves.toBe('bb')
    expect(FakeWorker.started.map(({ terminated }) => terminated)).toEqual([true, false])
  })

  it('terminate the worker when they take too long', async () => {
    vi.useFakeTimers()
    const call = createWorkerCalls<string, string>(start, 1000)
    const answer = call('hang', never)
    const [outcome] = await Promise.all([Promise.allSettled([answer]), vi.advanceTimersByTimeAsync(1000)])
    expect(outcome).toEqual([{ status: 'rejected', reason: new Error('No answer within 1 s') }])
    expect(FakeWorker.started[0]?.terminated).toBe(true)
  })

  it('do not count the time in which the code of the worker is loaded', async () => {
    vi.useFakeTimers()
    FakeWorker.loads = false
    const call = createWorkerCalls<string, string>(start, 1000)
    const answer = vi.fn<(reason: Error) => void>()
    call('hang', never).catch(answer)
    await vi.advanceTimersByTimeAsync(25_000)
    FakeWorker.started[0]?.reportLoading(false)
    await vi.advanceTimersByTimeAsync(999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledWith(new Error('No answer within 1 s'))
  })

  it('do not count the time in which the worker loads data, as long as it reports that', async () => {
    vi.useFakeTimers()
    const call = createWorkerCalls<string, string>(start, 1000)
    const answer = vi.fn<(reason: Error) => void>()
    call('hang', never).catch(answer)
    for (const isLoading of [true, true, false]) {
      FakeWorker.started[0]?.reportLoading(isLoading)
      await vi.advanceTimersByTimeAsync(isLoading ? 29_000 : 999)
    }
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledWith(new Error('No answer within 1 s'))
  })

  it('fail when the code of the worker does not arrive', async () => {
    vi.useFakeTimers()
    FakeWorker.loads = false
    const call = createWorkerCalls<string, string>(start, 1000)
    const answer = call('hang', never)
    const [outcome] = await Promise.all([Promise.allSettled([answer]), vi.advanceTimersByTimeAsync(30_000)])
    expect(outcome).toEqual([{ status: 'rejected', reason: new Error('No answer within 30 s') }])
  })

  it('fail when the worker cannot be started; the next call starts it again', async () => {
    const call = createWorkerCalls<string, string>(start, 1000)
    const answer = call('hang', never)
    FakeWorker.started[0]?.dispatchEvent(new Event('error'))
    await expect(answer).rejects.toThrow('could not be started')
    await expect(call('a', never)).resolves.toBe('aa')
  })

  it('do not start a worker when they are already cancelled', async () => {
    const call = createWorkerCalls<string, string>(start, 1000)
    await expect(call('a', AbortSignal.abort())).rejects.toThrow('aborted')
    expect(FakeWorker.started).toHaveLength(0)
  })

  describe('of the start script', () => {
    const isSame = (one: string, other: string) => one === other

    /** Calls to the early worker, which has received the request `a` and may have answered it. */
    function takenOver(early: object = {}) {
      const worker = start()
      const workers = [{ worker, hasFailed: false, request: 'a', ...early }]
      const take = () => workers.pop()
      return { worker, call: createWorkerCalls<string, string>(start, 1000, { take, isSame }) }
    }

    it('are not sent again, whether they have been answered or not', async () => {
      const answered = takenOver({ reply: { id: 0, answer: 'early' } })
      await expect(answered.call('a', never)).resolves.toBe('early')
      const waiting = takenOver()
      const answer = waiting.call('a', never)
      waiting.worker.dispatchEvent(new MessageEvent('message', { data: { id: 0, answer: 'late' } }))
      await expect(answer).resolves.toBe('late')
      expect(FakeWorker.started.flatMap(({ received }) => received)).toEqual([])
    })

    it('are answered once, and their worker answers all others', async () => {
      const { call } = takenOver({ reply: { id: 0, answer: 'early' } })
      await expect(Promise.all([call('b', never), call('a', never)])).resolves.toEqual(['bb', 'aa'])
      expect(FakeWorker.started).toHaveLength(1)
    })

    it('are sent to a new worker if theirs has failed, was cancelled or hangs', async () => {
      await expect(takenOver({ hasFailed: true }).call('a', never)).resolves.toBe('aa')
      const { call } = takenOver()
      const controller = new AbortController()
      const cancelled = call('a', controller.signal)
      controller.abort()
      await expect(cancelled).rejects.toThrow('aborted')
      await expect(call('a', never)).resolves.toBe('aa')
    })
  })
})
