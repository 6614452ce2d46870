import { expect, it } from 'vitest'
import { uniqueIds } from '@/lib/unique-ids'

it('numbers repeated names', () => {
  expect(['A', 'B', 'A', 'A', 'B'].map(uniqueIds())).toEqual(['A', 'B', 'A#2', 'A#3', 'B#2'])
})

it('stays unique if a name looks like a numbered one', () => {
  const ids = ['A#2', 'A', 'A', 'A', 'A#2'].map(uniqueIds())
  expect(ids).toEqual(['A#2', 'A', 'A#3', 'A#4', 'A#2#2'])
})

it('numbers ten thousand equal names without delay', () => {
  const ids = Array.from({ length: 10_000 }, () => 'A').map(uniqueIds())
  expect(new Set(ids).size).toBe(10_000)
})
