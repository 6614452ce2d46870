import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import { placeRecords } from '@/engines/search/sources/places'
import type { SearchRecord } from '@/engines/search/record'

const textOf = (parts: readonly { text: string }[] = []) => parts.map(({ text }) => text).join('')
const titleOf = (text: string) => placeRecords(text, false)[0]?.title

describe('records of places', () => {
  it.each([
    ['BEG03', 'BEG03 → PurchaseOrderNumber'],
    ['n1 st', 'N1*ST → Address, AddressTypeCode ST'],
    ['N103 92', 'N103 92 → LocationCodeQualifier 92'],
    ['NAD+DP', 'NAD+DP → Address, AddressTypeCode ST'],
    ['N104 must be 92', 'N104 → AddressLocationNumber'],
    ['SDQ', 'SDQ → QuantitiesSchedulesLocations'],
  ])('“%s” says %s', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })

  it('say where the place is, how many documents have it, and that guides differ', () => {
    expect(placeRecords('BEG03', false)).toMatchObject([
      {
        group: 'fields',
        place: ['Fields and Qualifiers', '7.7.4', 'Orders'],
        text: 'X12 850: BEG03 · Header › OrderHeader › PurchaseOrderNumber',
      },
    ])
    expect(placeRecords('N104', false)[0]?.place.at(-1)).toMatch(/^Orders and \d more$/)
    expect(placeRecords('BSN06', false)[0]?.text).toMatch(/ · guides differ$/)
  })

  it('are locked for visitors, and at most three', () => {
    const records = placeRecords('REF', true)
    expect(records.length).toBeGreaterThan(1)
    expect(records.length).toBeLessThanOrEqual(3)
    expect(records.every(({ isLocked }) => isLocked)).toBe(true)
  })
})

describe('an index', () => {
  const guide: SearchRecord = { group: 'guides', to: '/docs/a', title: 'BEG03', place: ['Guides'] }
  const index = createSearchIndex()
  index.replace('guides', [guide])

  it('shows what a query names first, once, and only in its group', () => {
    const named = placeRecords('BEG03', false)
    const [record] = named
    index.replace('fields', record ? [{ ...record, title: 'PurchaseOrderNumber BEG03' }] : [])
    const { groups, count } = index.search({ text: 'BEG03', limit: 5 }, named)
    expect(groups.map(({ group }) => group)).toEqual(['fields', 'guides'])
    expect(count).toBe(2)
    expect(textOf(groups[0]?.hits[0]?.title)).toBe('BEG03 → PurchaseOrderNumber')
    expect(textOf(groups[0]?.hits[0]?.excerpt)).toContain('X12 850: BEG03')
    expect(index.search({ text: 'BEG03', group: 'guides', limit: 5 }, named).count).toBe(1)
  })
})
