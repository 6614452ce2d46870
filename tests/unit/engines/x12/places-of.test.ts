import { describe, expect, it } from 'vitest'
import { elementOfList } from '@/engines/x12/dictionary'
import { fieldsOf } from '@/engines/x12/fields-of'
import { parsePlace } from '@/engines/x12/parse-place'
import { placesOf } from '@/engines/x12/places-of'

/** The set and label of each place, with `~` when it is uncertain. */
const labels = (...[document, path, code]: Parameters<typeof placesOf>) =>
  placesOf(document, path, code).map(({ set, label, isCertain }) => `${isCertain ? '' : '~'}${set}: ${label}`)

describe('the places of a group', () => {
  it.each([
    ['Orders', 'Header/Address', 'ST', ['850: N1 loop, ST', 'ORDERS: NAD group, DP', 'ORDERS: NAD group, ST']],
    ['Orders', 'Header/Dates', '010', ['850: DTM segment, 010', 'ORDERS: DTM segment, 10']],
    ['Shipments', 'OrderLevel/PackLevel', 'T', ['856: HL loop, T']],
    ['Shipments', 'OrderLevel', undefined, ['856: HL loop, O']],
    ['Orders', 'LineItem', undefined, ['850: PO1 loop', 'ORDERS: LIN group']],
    ['Invoices', 'LineItem/ChargesAllowances', 'D240', ['810: SAC loop, D240']],
  ])('%s %s %s', (document, path, code, expected) => {
    expect(labels(document, path, code)).toEqual(expected)
  })
})

describe('the places of a field', () => {
  it.each([
    [
      'Orders',
      'Header/OrderHeader/PurchaseOrderNumber',
      undefined,
      ['850: BEG03', 'ORDERS: BGM 1004', 'ORDERS: RFF 1154, ON'],
    ],
    ['Orders', 'Header/OrderHeader/Vendor', undefined, ['850: REF02, IA', 'ORDERS: RFF 1154, IA', '~850: REF02, VR']],
    ['Orders', 'Header/Address/City', 'ST', ['850: N401, N1 loop, ST', 'ORDERS: NAD 3164, DP', 'ORDERS: NAD 3164, ST']],
    ['Orders', 'Header/Address/LocationCodeQualifier', 'UL', ['850: N103, UL', 'ORDERS: NAD 3055, 9']],
    ['Invoices', 'Header/InvoiceHeader/PurchaseOrderNumber', undefined, ['810: BIG04', 'INVOIC: RFF 1154, ON']],
    [
      'InventoryInquiriesAndAdvices',
      'Structure/LineItem/QuantitiesSchedulesLocations/TotalQty',
      'QOH',
      ['846: QTY02, 17', '~846: SDQ04'],
    ],
    ['Orders', 'Header/OrderHeader/TradingPartnerId', undefined, []],
    ['Orders', 'Header/Unknown', undefined, []],
    ['Unknown', 'Header/Address', undefined, []],
  ])('%s %s %s', (document, path, code, expected) => {
    expect(labels(document, path, code)).toEqual(expected)
  })

  it('are the same for every nesting of the levels of a shipment', () => {
    const usual = labels('Shipments', 'OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty')
    expect(usual).toEqual(['856: SN102', 'DESADV: QTY 6060, 12'])
    expect(labels('Shipments', 'ItemLevel/ShipmentLine/ShipQty')).toEqual(usual)
    expect(labels('Shipments', 'OrderLevel/PackLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty')).toEqual(usual)
  })
})

describe('what is uncertain', () => {
  const first = (text: string) => {
    const place = parsePlace(text)
    return place && fieldsOf(place)[0]
  }

  it('is marked: another meaning of a code, and a code in a form that X12 does not have', () => {
    expect(first('REF*IA')).toMatchObject({ isCertain: true })
    expect(first('N1*RE')).toMatchObject({ isCertain: false, condition: { code: 'RI' } })
    expect(first('DTM*BBD')).toMatchObject({ isCertain: false, condition: { code: 'BBD' } })
    expect(elementOfList('TaxHandlingCode', 'X12')).toEqual({ element: '331', isCertain: false })
  })

  it('is a code of EDIFACT without a code of RSX: the group alone is found', () => {
    expect(first('RFF+XYZ')).toMatchObject({
      path: 'Header/References/ReferenceID',
      condition: undefined,
      isCertain: false,
    })
  })
})

describe('the data element number of a list', () => {
  it.each([
    ['DateTimeQualifier', '374', '2005'],
    ['AddressTypeCode', '98', '3035'],
    ['UOM_2', '355', '6411'],
    ['OrderQtyUOM', '355', '6411'],
    ['FloorReadyTypeCode', undefined, undefined],
  ])('%s: %s and %s', (list, x12, edifact) => {
    expect(elementOfList(list, 'X12')?.element).toBe(x12)
    expect(elementOfList(list, 'EDIFACT')?.element).toBe(edifact)
  })
})
