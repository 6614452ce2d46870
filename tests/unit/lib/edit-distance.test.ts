import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, prefixDistance } from '@/lib/edit-distance'

/** The distance by its definition. */
function slowDistance(from: string, to: string): number {
  const table = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= from.length; row++) {
    for (let column = 1; column <= to.length; column++) {
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const changed = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const swapped = row > 1 && column > 1 && isSwap ? at(row - 2, column - 2) + 1 : Infinity
      const line = table[row]
      if (line) line[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped)
    }
  }
  return at(from.length, to.length)
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

describe('the distance of two texts', () => {
  it('is the number of changes up to the limit', () => {
    fc.assert(
      fc.property(text, text, fc.nat(5), (from, to, limit) => {
        expect(editDistance(from, to, limit)).toBe(Math.min(slowDistance(from, to), limit + 1))
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it.each([
    ['', '', 2, 0],
    ['', 'ab', 2, 2],
    ['abc', '', 2, 3],
    ['abc', 'acb', 0, 1],
    // A character outside the basic plane is two units of the text.
    ['🚚', '🚛', 2, 1],
    ['a🚚', 'a', 2, 2],
  ])('of %j and %j with the limit %i is %i', (from, to, limit, distance) => {
    expect(editDistance(from, to, limit)).toBe(distance)
  })

  it('is above the limit for long texts, unless they are equal', () => {
    expect(editDistance('x'.repeat(64), `${'x'.repeat(63)}y`, 3)).toBe(1)
    expect(editDistance('x'.repeat(65), 'x'.repeat(64), 3)).toBe(4)
    expect(editDistance('x'.repeat(64), 'x'.repeat(65), 3)).toBe(4)
    expect(editDistance('x'.repeat(65), 'x'.repeat(65), 3)).toBe(0)
  })
})

describe('the distance of what is typed and a longer word', () => {
  it('is that of its nearest beginning', () => {
    fc.assert(
      fc.property(text, text, fc.nat(3), (typed, word, limit) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))
        const nearest = Math.min(...beginnings.map((beginning) => slowDistance(typed, beginning)))
        expect(prefixDistance(typed, word, limit)).toBe(Math.min(nearest, limit + 1))
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('is above the limit for a long text', () => {
    expect(prefixDistance('x'.repeat(65), 'x'.repeat(65), 1)).toBe(2)
    expect(prefixDistance('shipmnt', 'shipments'.repeat(20), 1)).toBe(1)
  })
})
