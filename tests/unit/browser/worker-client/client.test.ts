import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorkerClient, type WorkerOptions } from '@/browser/worker-client/client'
import type { EarlyWorker } from '@/browser/worker-client/early-worker'
import type { PageMessage, WorkerMessage, WorkerRequest } from '@/browser/worker-client/messages'
import type { Work } from '@/lib/work'

/** Doubles a text. Never replies to `hang` and to what comes after it, and replies to `wait` only when the test says so. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  /** Whether the code of new workers arrives at once. */
  static loads = true
  readonly received: PageMessage[] = []
  isTerminated = false
  private isHanging = false
  private readonly unread: PageMessage[] = []

  constructor() {
    super()
    FakeWorker.started.push(this)
    if (FakeWorker.loads) queueMicrotask(() => this.say({ type: 'started' }))
  }

  postMessage(message: PageMessage) {
    this.received.push(message)
    this.read(message)
  }

  private read(message: PageMessage) {
    if (message.type === 'request' && message.input === 'hang') this.isHanging = true
    if (this.isHanging) this.unread.push(message)
    else if (message.type === 'ping') queueMicrotask(() => this.say({ type: 'pong', id: message.id }))
    else if (message.type === 'request' && message.input !== 'wait') queueMicrotask(() => this.say(replyTo(message)))
  }

  say(data: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  break(message = '') {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }

  /** Ends the hang: the worker reads the messages that were sent meanwhile. */
  wake() {
    this.isHanging = false
    for (const message of this.unread.splice(1)) this.read(message)
  }

  terminate() {
    this.isTerminated = true
  }

  inputs(): unknown[] {
    return this.received.flatMap((message) => (message.type === 'request' ? [message.input] : []))
  }
}

function replyTo({ id, input }: WorkerRequest): WorkerMessage {
  return input === 'fail' ? { type: 'error', id, error: 'No.' } : { type: 'reply', id, reply: `${input}${input}` }
}

interface Operations {
  double: (text: string, work: Work<number>) => string
}

const clientOf = (options: WorkerOptions = {}) =>
  createWorkerClient<Operations>(() => new FakeWorker() as unknown as Worker, options)
const worker = (number = 0) => {
  const found = FakeWorker.started[number]
  if (!found) throw new Error('No worker')
  return found
}
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
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
    const toError = (failure: object) => new Error(JSON.stringify(failure))
    await expect(clientOf({ toError }).request('double', 'fail')).rejects.toThrow('{"cause":"operation","error":"No."}')
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
