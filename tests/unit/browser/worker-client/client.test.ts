import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorkerClient } from '@/browser/worker-client/client'
import { clientOf, FakeWorker, worker, type Operations } from './fake-worker'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** Records the outcome of a request. */
function outcomeOf(reply: Promise<unknown>) {
  const outcome: { is?: unknown } = {}
  reply.then(
    (value) => (outcome.is = value),
    (error: Error) => (outcome.is = error.message),
  )
  return outcome
}

beforeEach(() => {
  FakeWorker.started.length = 0
  FakeWorker.loads = true
})
afterEach(() => vi.useRealTimers())

describe('a request', () => {
  it('shares one worker with others, and gets its own reply in any order', async () => {
    const { request, state } = clientOf()
    expect(state()).toBe('none')
    const [first, second] = [request('double', 'wait'), request('double', 'wait')]
    expect(state()).toBe('busy')
    worker().say({ type: 'reply', id: 2, reply: 'second' })
    worker().say({ type: 'reply', id: 1, reply: 'first' })
    await expect(Promise.all([first, second, request('double', 'b')])).resolves.toEqual(['first', 'second', 'bb'])
    expect(state()).toBe('idle')
    expect(FakeWorker.started).toHaveLength(1)
  })

  it('reports its progress until it has its reply', async () => {
    const progress: number[] = []
    const reply = clientOf().request('double', 'wait', { onProgress: (share) => progress.push(share) })
    worker().say({ type: 'progress', id: 1, progress: 0.5 })
    worker().say({ type: 'reply', id: 1, reply: 'done' })
    worker().say({ type: 'progress', id: 1, progress: 1 })
    await expect(reply).resolves.toBe('done')
    expect(progress).toEqual([0.5])
  })

  it('moves the buffers that it names', async () => {
    const posted = vi.spyOn(FakeWorker.prototype, 'postMessage')
    const buffer = new ArrayBuffer(1)
    await clientOf().request('double', 'a', { transfer: [buffer] })
    expect(posted.mock.lastCall).toEqual([expect.anything(), [buffer]])
  })

  it('rejects with what the operation has thrown', async () => {
    await expect(clientOf().request('double', 'fail')).rejects.toThrow('No.')
    const toError = (error: object) => new Error(JSON.stringify(error))
    await expect(clientOf({ toError }).request('double', 'fail')).rejects.toThrow(
      '{"cause":"operation","thrown":"No."}',
    )
  })

  it('starts no worker when it is aborted before', async () => {
    await expect(clientOf().request('double', 'a', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
    expect(FakeWorker.started).toHaveLength(0)
  })
})

describe('a request that is aborted', () => {
  it('ends a worker that gets no message; the requests behind it are sent to a new one', async () => {
    const { request } = clientOf()
    const controller = new AbortController()
    const first = request('double', 'hang', { signal: controller.signal })
    const second = request('double', 'b')
    controller.abort()
    await expect(first).rejects.toThrow('aborted')
    await expect(second).resolves.toBe('bb')
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
    worker(0).say({ type: 'reply', id: 1, reply: 'late' })
  })

  it('is told to a worker that gets a message, whose late reply is ignored', async () => {
    const { request } = clientOf({ abort: 'by message' })
    const controller = new AbortController()
    const reply = request('double', 'wait', { signal: controller.signal })
    controller.abort(new Error('not needed'))
    await expect(reply).rejects.toThrow('not needed')
    expect(worker().received.at(-1)).toEqual({ type: 'abort', id: 1 })
    worker().say({ type: 'reply', id: 1, reply: 'late' })
    await expect(request('double', 'b')).resolves.toBe('bb')
    expect(worker().isTerminated).toBe(false)
  })

  it('tells the worker nothing when it has its reply', async () => {
    const { request } = clientOf({ abort: 'by message' })
    const controller = new AbortController()
    await request('double', 'b', { signal: controller.signal })
    controller.abort()
    expect(worker().received).toHaveLength(1)
  })
})

describe('a worker that cannot start', () => {
  it('rejects all requests; the next one starts another', async () => {
    const { request } = clientOf()
    const replies = [outcomeOf(request('double', 'wait')), outcomeOf(request('double', 'b'))]
    worker().break()
    await expect(request('double', 'c')).resolves.toBe('cc')
    expect(replies).toEqual([{ is: 'The worker could not be started.' }, { is: 'The worker could not be started.' }])
    expect(worker().isTerminated).toBe(true)
  })

  it('is not replaced where it would have to hold state of the page', async () => {
    const { request, state } = clientOf({ isReplaced: false })
    const reply = request('double', 'wait')
    worker().break('Out of memory')
    await expect(reply).rejects.toThrow('Out of memory')
    await expect(request('double', 'b')).rejects.toThrow('Out of memory')
    expect([state(), FakeWorker.started.length]).toEqual(['failed', 1])
  })

  it('rejects a request that cannot even create it', async () => {
    const { request } = createWorkerClient<Operations>(() => {
      throw new Error('Workers are not allowed')
    })
    await expect(request('double', 'a')).rejects.toThrow('Workers are not allowed')
  })

  it('rejects all requests when its code does not arrive within 30 s', async () => {
    vi.useFakeTimers()
    FakeWorker.loads = false
    const reply = outcomeOf(clientOf({ maxBusySeconds: 5 }).request('double', 'wait'))
    await seconds(29)
    expect(reply).toEqual({})
    await seconds(1)
    expect(reply).toEqual({ is: 'The worker did not start within 30 s.' })
  })
})

describe('a worker that hangs', () => {
  it('is ended; its request fails, and the others are sent to a new one', async () => {
    vi.useFakeTimers()
    const { request } = clientOf({ maxBusySeconds: 5 })
    const replies = [outcomeOf(request('double', 'hang')), outcomeOf(request('double', 'b'))]
    await seconds(5)
    expect(replies).toEqual([{}, {}])
    await seconds(1)
    expect(replies).toEqual([{ is: 'No reply within 5 s' }, { is: 'bb' }])
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
    await seconds(60)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails all requests about the same thing', async () => {
    vi.useFakeTimers()
    const keyOf = (_: string, input: string) => (input === 'b' ? 'b' : 'a')
    const { request } = clientOf({ maxBusySeconds: 5, keyOf })
    const replies = ['hang', 'b', 'c'].map((text) => outcomeOf(request('double', text)))
    await seconds(6)
    expect(replies).toEqual([{ is: 'No reply within 5 s' }, { is: 'bb' }, { is: 'No reply within 5 s' }])
  })

  it('does not count the time in which its code is loaded', async () => {
    vi.useFakeTimers()
    FakeWorker.loads = false
    const reply = outcomeOf(clientOf({ maxBusySeconds: 5 }).request('double', 'hang'))
    await seconds(25)
    worker().say({ type: 'started' })
    await seconds(5)
    expect(reply).toEqual({})
    await seconds(1)
    expect(reply).toEqual({ is: 'No reply within 5 s' })
  })

  it('is distinguished from one that waits', async () => {
    vi.useFakeTimers()
    const reply = outcomeOf(clientOf({ maxBusySeconds: 5 }).request('double', 'wait'))
    await seconds(600)
    expect(reply).toEqual({})
  })

  it('is ended sooner if its request was aborted', async () => {
    vi.useFakeTimers()
    const { request } = clientOf({ maxBusySeconds: 20, abort: 'by message' })
    const controller = new AbortController()
    request('double', 'hang', { signal: controller.signal }).catch(() => undefined)
    await seconds(1)
    controller.abort()
    const next = outcomeOf(request('double', 'b'))
    await seconds(4)
    expect(next).toEqual({ is: 'bb' })
    expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  })

  it('is not ended if it was only busy for a moment', async () => {
    vi.useFakeTimers()
    const { request } = clientOf({ maxBusySeconds: 20, abort: 'by message' })
    const controller = new AbortController()
    request('double', 'hang', { signal: controller.signal }).catch(() => undefined)
    controller.abort()
    const next = outcomeOf(request('double', 'b'))
    await seconds(1)
    worker().wake()
    await seconds(60)
    expect([next, FakeWorker.started.length, vi.getTimerCount()]).toEqual([{ is: 'bb' }, 1, 0])
  })
})

describe('end', () => {
  it('terminates the worker and rejects its requests; the next one starts another', async () => {
    const { request, end, state } = clientOf()
    const replies = [outcomeOf(request('double', 'wait'))]
    end(new Error('The page was closed.'))
    expect([state(), worker().isTerminated]).toEqual(['none', true])
    await expect(request('double', 'b')).resolves.toBe('bb')
    expect(replies).toEqual([{ is: 'The page was closed.' }])
  })

  it('drops what a worker has sent before it was terminated', async () => {
    const { request, end } = clientOf({ isReplaced: false })
    request('double', 'wait').catch(() => undefined)
    end()
    worker(0).break()
    await expect(request('double', 'b')).resolves.toBe('bb')
  })
})
