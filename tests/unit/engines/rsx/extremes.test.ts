import { describe, expect, it } from 'vitest'
import { greatestOf, leastOf } from '@/engines/rsx/extremes'

describe('the extremes of numbers', () => {
  it('are found in any number of them', () => {
    const numbers = Array.from({ length: 200_001 }, (_, index) => index - 100_000)
    expect([leastOf(numbers), greatestOf(numbers)]).toEqual([-100_000, 100_000])
  })

  it('of no numbers leave every number between them', () => {
    expect([leastOf([]), greatestOf([])]).toEqual([Infinity, -Infinity])
  })
})
