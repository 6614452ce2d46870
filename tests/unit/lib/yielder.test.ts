import { afterEach, describe, expect, it, vi } from 'vitest'
import { createYielder, partOf, WorkCount } from '@/lib/yielder'

afterEach(() => vi.restoreAllMocks())

describe('a yielder', () => {
  it('is due after 50 ms of work, and again 50 ms after it has yielded', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const yielder = createYielder(new AbortController().signal, () => undefined)
    expect(yielder.isYieldDue()).toBe(false)
    now.mockReturnValue(1050.5)
    expect(yielder.isYieldDue()).toBe(true)
    await yielder.yield(0.5)
    expect(yielder.isYieldDue()).toBe(false)
  })

  it('lets what waits run, and ends the work with the reason of its signal', async () => {
    const controller = new AbortController()
    const progress: number[] = []
    const yielder = createYielder(controller.signal, (share) => progress.push(share))
    const reason = new Error('another file was opened')
    setTimeout(() => controller.abort(reason))
    await expect(yielder.yield(0.25)).rejects.toBe(reason)
    expect(progress).toEqual([0.25])
  })

  it('of a part has its progress within that of the whole', async () => {
    const progress: number[] = []
    const whole = createYielder(new AbortController().signal, (share) => progress.push(share))
    const part = partOf(whole, 0.5, 0.75)
    await part.yield(0)
    await part.yield(1)
    expect(progress).toEqual([0.5, 0.75])
  })
})

it('a pause is due at every 256th step of a work', () => {
  const work = new WorkCount()
  const due = Array.from({ length: 1024 }, () => work.isPauseDue())
  expect(due.flatMap((isDue, index) => (isDue ? [index + 1] : []))).toEqual([256, 512, 768, 1024])
})
