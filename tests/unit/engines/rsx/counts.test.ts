import { createYielder, partOf, WorkCount } from '@/lib/yielder'
import { expect, test } from 'vitest'
import type { Finding, Level } from '@/engines/rsx/findings/finding'
import { addCounts, countLevels, createCounts } from '@/engines/rsx/level-counts'

test('findings are counted by level, and counts added', () => {
  const levels: Level[] = ['error', 'warning', 'error', 'note', 'unknown', 'unknown', 'unknown']
  const counts = countLevels(levels.map((level) => ({ level }) as Finding))
  expect(counts).toEqual({ error: 2, warning: 1, note: 1, unknown: 3 })
  expect(addCounts(counts, { error: 10, warning: 20, note: 30, unknown: 40 })).toEqual({
    error: 12,
    warning: 21,
    note: 31,
    unknown: 43,
  })
  expect(addCounts(counts, undefined)).toEqual(counts)
  expect(createCounts()).toEqual({ error: 0, warning: 0, note: 0, unknown: 0 })
})

test('a pause is due once for every 256 nodes', () => {
  const work = new WorkCount()
  const due = Array.from({ length: 600 }, (_, index) => (work.isPauseDue() ? index + 1 : 0)).filter(Boolean)
  expect(due).toEqual([256, 512])
})

test('a part of a work reports its progress as a part of the whole', async () => {
  const progress: number[] = []
  const yielder = createYielder(new AbortController().signal, (share) => void progress.push(share))
  const part = partOf(yielder, 0.5, 0.75)
  for (const share of [0, 0.5, 1]) await part.yield(share)
  expect(progress).toEqual([0.5, 0.625, 0.75])
})
