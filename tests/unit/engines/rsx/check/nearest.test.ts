import { describe, expect, it } from 'vitest'
import { allowedEdits, nearest } from '@/engines/rsx/findings/nearest'

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
