import { describe, expect, it } from 'vitest'
import { guideTextOfName, guideTextOfPath } from '@/engines/x12/guide-text'

describe('the column of places', () => {
  it.each([
    ['Orders', 'Header/OrderHeader/PurchaseOrderNumber', undefined, 'BEG03 · BGM 1004 · RFF 1154, ON'],
    ['Orders', 'Header/OrderHeader/Vendor', undefined, 'REF02, IA · RFF 1154, IA'],
    ['Orders', 'Header/Address/AddressTypeCode', 'ST', 'N101, ST · NAD 3035, DP · NAD 3035, ST'],
    ['Shipments', 'Header/ShipmentHeader/TsetTypeCode', undefined, 'perhaps BSN06'],
    ['Orders', 'Header/OrderHeader/TradingPartnerId', undefined, ''],
  ])('of %s %s %s has %s', (document, path, code, expected) => {
    expect(guideTextOfPath(document, path, code)).toBe(expected)
  })

  it.each([
    ['Orders', 'PurchaseOrderDate', undefined, 'BEG05 · DTM 2380, 137 · DTM 2380, 4'],
    ['Orders', 'Address', undefined, 'N1 loop · NAD group'],
    ['Shipments', 'PackLevelType', 'T', 'HL loop, T · HL03, T'],
    ['Orders', 'Unknown', undefined, ''],
  ])('of the name %s %s %s has %s', (document, name, code, expected) => {
    expect(guideTextOfName(document, name, code)).toBe(expected)
  })

  it('ends where a name is in too many segments to tell', () => {
    expect(guideTextOfName('Orders', 'Description')).toMatch(/ …$/)
  })
})
