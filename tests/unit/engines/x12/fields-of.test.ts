import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/engines/x12/fields-of'
import { parsePlace } from '@/engines/x12/parse-place'

/** The fields of a place as `Document: path`, with the code of the condition, and `~` when one is uncertain. */
function fields(text: string): string[] {
  const place = parsePlace(text)
  return (place ? fieldsOf(place) : []).map(({ document, path, condition, isCertain }) => {
    const code = condition ? `?${condition.code}` : ''
    return `${isCertain ? '' : '~'}${document}: ${path}${code}`
  })
}

describe('the fields of a place', () => {
  it.each([
    ['855 ACK*IB', 'OrderAcks: LineItem/LineItemAcknowledgement?IB', 'a code that an earlier element names'],
    ['855 ACK*IB', 'OrderAcks: LineItem/LineItemAcknowledgement/InternationalStandardBookNumber', 'a code of a pair'],
    ['POC*QI', 'OrderChanges: LineItem/OrderLine/LineChangeCode?QI', 'a code that only one element has'],
    ['BEG SA', 'Orders: Header/OrderHeader/PrimaryPOTypeCode?SA', 'a code of the second element'],
    ['BAK AC', 'OrderAcks: Header/OrderHeader/AcknowledgementType?AC', 'a code of the second element'],
    ['PO107', 'Orders: LineItem/OrderLine/ConsumerPackageCode', 'a value whose field depends on a code'],
    ['QTY+12', 'Shipments: OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty', 'the most certain set'],
    ['ORDERS LIN 7140', 'Orders: LineItem/OrderLine/EAN', 'a data element number'],
  ])('%s include %s: %s', (text, expected) => {
    expect(fields(text)).toContain(expected)
  })

  it.each([
    ['REF02', 'Orders: Header/References/ReferenceID', 'any code before the codes with fields of their own'],
    ['REF*BM', 'Shipments: Header/ShipmentHeader/BillOfLadingNumber', 'a field of its own before a reference'],
    ['850 REF*BM', 'Orders: Header/References/ReferenceID?BM', 'only fields of the set'],
    ['DTM*011', 'Shipments: Header/ShipmentHeader/ShipDate', 'what is certain before what is not'],
    ['PAC+3++201', 'Orders: Header/QuantityAndWeight', 'the group when the text has no code'],
    ['PER04', 'Orders: Header/Contacts/PrimaryPhone', 'the usual kind of a pair'],
    ['QTY+12', 'Shipments: OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty', 'the most certain set'],
  ])('%s are first %s: %s', (text, expected) => {
    expect(fields(text)[0]).toBe(expected)
  })

  it('have the place of their own set, with the code to write there', () => {
    const place = parsePlace('NAD+DP')
    expect(place && fieldsOf(place)[0]).toMatchObject({
      condition: { field: 'Header/Address/AddressTypeCode', code: 'ST' },
      place: { standard: 'EDIFACT', set: 'ORDERS', loop: 'NAD', code: 'DP', label: 'NAD group, DP' },
    })
  })

  it('are each named once', () => {
    for (const text of ['REF', 'N104', 'DTM*010', 'LIN', 'QTY+21']) {
      expect(new Set(fields(text)).size).toBe(fields(text).length)
    }
  })
})
