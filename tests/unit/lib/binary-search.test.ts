import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstIndex, lastAtOrBefore } from '@/lib/binary-search'

describe('the first index', () => {
  it('is the one that a search from the beginning finds', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(60), (length, first) => {
        expect(firstIndex(length, (index) => index >= first)).toBe(Math.min(first, length))
      }),
    )
  })

  it('of nothing is 0, without a question', () => {
    expect(firstIndex(0, () => expect.unreachable())).toBe(0)
  })

  it('is found with few questions, also of more than 2,147,483,647', () => {
    let count = 0
    const isTrue = (index: number) => {
      count += 1
      return index >= 3_000_000_000
    }
    expect(firstIndex(4_000_000_000, isTrue)).toBe(3_000_000_000)
    expect(count).toBeLessThan(34)
  })
})

it.each([
  [[], 5, 0],
  [[3], 1, 0],
  [[3], 3, 0],
  [[0, 4, 9], 3, 0],
  [[0, 4, 9], 4, 1],
  [[0, 4, 4, 9], 4, 2],
  [[0, 4, 9], 100, 2],
])('of %j the last at or before %i is number %i', (numbers, value, expected) => {
  expect(lastAtOrBefore(numbers, value)).toBe(expected)
})

it('only the beginning of a list may be searched', () => {
  expect(lastAtOrBefore([0, 4, 9, 1, 2], 9, 2)).toBe(1)
  expect(lastAtOrBefore([0, 4], 9, 0)).toBe(0)
})
