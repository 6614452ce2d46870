import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '../../../support/wait-for'

/** Replies with the code itself as one run, but never one that hangs. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  readonly received: string[] = []

  constructor() {
    super()
    FakeWorker.started.push(this)
  }

  postMessage({ id, input: { code } }: { id: number; input: { code: string } }) {
    this.received.push(code)
    const data = { type: 'reply', id, reply: [{ kinds: [], text: code }] }
    if (code !== 'hang') queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate() {}
}

/** Each code has a time limit of its own, which ends when a test says so. */
const limits: AbortController[] = []
const never = new AbortController().signal

beforeEach(() => {
  FakeWorker.started.length = 0
  limits.length = 0
  vi.resetModules()
  vi.stubGlobal('Worker', FakeWorker)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
})
afterEach(() => void vi.unstubAllGlobals())

async function highlighter() {
  const { highlightInWorker } = await import('@/workers/samples/highlight-in-worker')
  return (code: string, signal = never) => highlightInWorker({ code, language: 'json' }, signal)
}

it('one worker highlights all codes', async () => {
  const highlight = await highlighter()
  const runs = await Promise.all(['a', 'b', 'c'].map((code) => highlight(code)))
  expect(runs.flat().map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect(FakeWorker.started).toHaveLength(1)
})

it('a code that takes too long costs no other its colours: the time of one begins when those before have ended', async () => {
  const highlight = await highlighter()
  const slow = highlight('hang')
  const next = highlight('a')
  await waitFor(() => expect(limits).toHaveLength(1))
  limits[0]?.abort(new DOMException('Too long', 'TimeoutError'))
  await expect(slow).rejects.toThrow('Too long')
  await expect(next).resolves.toEqual([{ kinds: [], text: 'a' }])
  expect(FakeWorker.started.map(({ received }) => received.filter((code) => code !== ''))).toEqual([['hang'], ['a']])
})

it('what has left the page before its turn is not highlighted', async () => {
  const highlight = await highlighter()
  const first = highlight('a')
  await expect(highlight('b', AbortSignal.abort())).rejects.toThrow('aborted')
  await first
  expect(FakeWorker.started.flatMap(({ received }) => received)).not.toContain('b')
})
