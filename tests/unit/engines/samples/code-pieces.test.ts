import { describe, expect, it } from 'vitest'
import { codePieces } from '@/engines/samples/code-pieces'

describe('the pieces of long code', () => {
  it.each([
    ['lines', '{ "size": 1 },\n'.repeat(20_000)],
    ['one line', 'a'.repeat(300_000)],
    ['letters of two units', '😀'.repeat(75_000)],
    ['a last line without end', `${'ab\n'.repeat(9_000)}end`],
  ])('of %s are short, and hold the code as it is', (_, code) => {
    const pieces = codePieces(code)
    expect(pieces.join('')).toBe(code)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(10_000)
    expect(pieces.filter((piece) => /^[\uDC00-\uDFFF]/.test(piece))).toEqual([])
  })

  it('end where lines end', () => {
    const pieces = codePieces(`${'x'.repeat(99)}\n`.repeat(250))
    expect(pieces.map(({ length }) => length)).toEqual([10_000, 10_000, 5_000])
  })
})
