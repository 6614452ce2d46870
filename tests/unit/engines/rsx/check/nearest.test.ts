import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedEdits, editDistance, nearest } from '@/engines/rsx/findings/nearest'

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

describe('editDistance', () => {
  it('is the number of changes up to the limit', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(text, text, fc.nat(5), (from, to, limit) => {
        expect(editDistance(from, to, limit)).toBe(Math.min(slowDistance(from, to), limit + 1))
      }),
      { seed: 7, numRuns: 500 },
    )
  })
  it('does not compare long texts', () => {
    expect(editDistance('x'.repeat(65), 'x'.repeat(64), 3)).toBe(4)
  })
})

describe('nearest', () => {
  it('finds all candidates of the least distance, without regard to case', () => {
    expect(nearest('adress', ['Address', 'Adres', 'Dates'], 2)).toEqual(['Address', 'Adres'])
    expect(nearest('ADDRESS', ['Address', 'Adres'], 2)).toEqual(['Address'])
    expect(nearest('Zzz', ['Address'], 2)).toEqual([])
    expect(nearest('adress', ['Dress', 'Adres', 'Adress'], 3)).toEqual(['Adress'])
  })
  it('allows more edits in longer names', () => {
    expect(['x', 'xx', 'Date', 'Address', 'PurchaseOrderNumber'].map(allowedEdits)).toEqual([0, 1, 1, 2, 3])
  })
})
