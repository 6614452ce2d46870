import { describe, expect, it } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'

const decode = (text: string) => decodeResponse(parsePaste(text))

describe('a sentence about a place', () => {
  it.each([
    ['BIG04 is missing', [['BIG04', 'It is missing.', 'Invoices Header/InvoiceHeader/PurchaseOrderNumber']]],
    [
      'Invalid N104 qualifier',
      [
        ['N103', 'Its code is not in the list.', 'Orders Header/Address/LocationCodeQualifier'],
        ['N104', 'Its code is not in the list.', 'Orders Header/Address/AddressLocationNumber'],
      ],
    ],
    [
      'TD503: code not in list',
      [['TD503', 'Its code is not in the list.', 'Orders Header/CarrierInformation/CarrierAlphaCode']],
    ],
    [
      'We could not process your 856: missing BSN02 and TD503',
      [
        ['BSN02', 'It is missing.', 'Shipments Header/ShipmentHeader/ShipmentIdentification'],
        ['TD503', 'It is missing.', 'Shipments Header/CarrierInformation/CarrierAlphaCode'],
      ],
    ],
    [
      '856: BSN02 and TD503 are missing',
      [
        ['BSN02', 'It is missing.', 'Shipments Header/ShipmentHeader/ShipmentIdentification'],
        ['TD503', 'It is missing.', 'Shipments Header/CarrierInformation/CarrierAlphaCode'],
      ],
    ],
    [
      'N1*ST is wrong. REF02 is required.',
      [
        ['N1*ST', 'Its value is not valid.', 'Orders Header/Address'],
        ['REF02', 'It is missing.', 'Orders Header/References/ReferenceID'],
      ],
    ],
    ['REF IA segment is missing', [['REF*IA', 'It is missing.', 'Orders Header/OrderHeader/Vendor']]],
    [
      '856: SN102 exceeds max length',
      [['SN102', 'It is too long.', 'Shipments OrderLevel/PackLevel/ItemLevel/ShipmentLine/ShipQty']],
    ],
  ])('“%s” has the field of RSX, and what to change', (text, expected) => {
    const { fields, guides, steps } = decode(text)
    expect(fields.map(({ name, meaning, rsx }) => [name, meaning, `${rsx?.document} ${rsx?.path}`])).toEqual(expected)
    expect(fields.every(({ fix }) => fix !== undefined)).toBe(true)
    expect(guides).toEqual(['x12'])
    expect(steps[0]).toMatch(/^Correct the field/)
  })

  it.each([
    ['Segment TD5 exceeds maximum use', [['TD5', 'It occurs too often.']]],
    ['REF*BM: maximum use exceeded', [['REF*BM', 'It occurs too often.']]],
    ['BIG02 invoice number must not exceed 22 characters', [['BIG02', 'It is too long.']]],
    ['N104 is not required for this partner, please remove it', [['N104', 'It is not expected here.']]],
    ['REF*IA must not be sent', [['REF*IA', 'It is not expected here.']]],
    ['The SCAC in TD503 is fine, but BSN02 is missing', [['BSN02', 'It is missing.']]],
    ['TD503 is not missing; BSN02 is too long', [['BSN02', 'It is too long.']]],
    ['856: LIN03 UPC not found in item master', [['LIN03', 'Your partner does not know its value.']]],
    ['MAN02 is not a valid 18-digit code', [['MAN02', 'Its code is not valid.']]],
    ['LIN03 is missing', [['LIN03', 'It is missing.']]],
    ['DTM*002 is required when DTM*037 is sent', [['DTM*002', 'Another value makes it necessary, and it is missing.']]],
    ['DTM02: invalid date, CCYYMMDD expected', [['DTM02', 'It is no valid date.']]],
    ['SN102 has unexpected value 0', [['SN102', 'It must have another value.']]],
    ['Unexpected code in N103', [['N103', 'It must have another value.']]],
    ['N103 qualifier unexpected: expected 92, got UL', [['N103', 'It must have another value.']]],
    ['Unexpected character in MSG01', [['MSG01', 'It has a character that is not allowed.']]],
    ['Unexpected N1 segment with code BY', [['N1', 'It is not expected here.']]],
    ['BSN02 must not be longer than 30 characters', [['BSN02', 'It is too long.']]],
    ['BSN02 cannot be longer than 30 characters', [['BSN02', 'It is too long.']]],
    ['BSN02 must be no longer than 30 characters', [['BSN02', 'It is too long.']]],
    ['BSN02 must be longer than 3 characters', [['BSN02', 'It is too short.']]],
    ['BSN02 must be shorter than 30 characters', [['BSN02', 'It is too long.']]],
    ['BSN02 must not exceed the maximum length', [['BSN02', 'It is too long.']]],
    ['BIG01 date not in CCYYMMDD format', [['BIG01', 'It is no valid date.']]],
    ['BIG01 is not in the correct format', [['BIG01', 'It does not have the form of the guide.']]],
    ['DTM02 must be in CCYYMMDD format', [['DTM02', 'It does not have the form of the guide.']]],
    ['Mandatory segment DTM missing after BIG', [['DTM', 'It is missing.']]],
    ['DTM02 is missing before the N1 loop', [['DTM02', 'It is missing.']]],
    ['Required element REF02 not found', [['REF02', 'It is missing.']]],
    ['Required element REF02 not found in item master', [['REF02', 'Your partner does not know its value.']]],
    ['REF02 must be sent', [['REF02', 'It is missing.']]],
    ['N104 cannot be blank', [['N104', 'It is missing.']]],
    ['PID05 too many characters', [['PID05', 'It is too long.']]],
  ])('“%s” is read with its negations and comparisons', (text, expected) => {
    const { certainty, fields } = decode(text)
    expect(certainty).toBe('known')
    expect(fields.map(({ name, meaning }) => [name, meaning])).toEqual(expected)
  })

  it.each([
    'IT104 unit price 12.99 exceeds PO price 12.50',
    'REF*IA is not required',
    'The BEG03 must not be missing',
    'BIG01 date is before the PO date',
    'TD503 missing or BSN02 too long',
    'N104 is missing or invalid',
    'TD5 required but not used by us',
    'BSN02 missing, TD503 and N104 too long',
    'BIG04 not found',
    'ITD01 is optional',
  ])('“%s” does not say for certain what is wrong', (text) => {
    const { certainty, fields, gaps } = decode(text)
    expect({ certainty, gaps }).toEqual({
      certainty: 'partly',
      gaps: ['The message does not say in known words what is wrong.'],
    })
    expect(fields.some(({ meaning }) => meaning === undefined)).toBe(true)
  })

  it.each(['the order is missing', 'Unauthorized', 'Rejected: InvoiceHeader/InvoiceNumber is missing (line 6)', 'tax'])(
    '“%s” names none',
    (text) => {
      expect(decode(text).guides).not.toContain('x12')
    },
  )

  it.each([
    ['ASN rejected: no SCAC', 'SCAC (TD503)', 'It is missing.', 'Shipments Header/CarrierInformation/CarrierAlphaCode'],
    [
      '856 rejected, BOL missing',
      'Bill of lading (REF*BM)',
      'It is missing.',
      'Shipments Header/ShipmentHeader/BillOfLadingNumber',
    ],
    [
      'No UCC-128 on the carton.',
      'SSCC (MAN*GM)',
      'It is missing.',
      'Shipments OrderLevel/PackLevel/Pack/ShippingSerialID',
    ],
    [
      'Invoice: PO number is missing',
      'Purchase order number (BIG04)',
      'It is missing.',
      'Invoices Header/InvoiceHeader/PurchaseOrderNumber',
    ],
    [
      'ASN without a PO number',
      'Purchase order number (PRF01)',
      'It is missing.',
      'Shipments OrderLevel/OrderHeader/PurchaseOrderNumber',
    ],
    [
      'The UPC code is valid but the SCAC is missing',
      'SCAC (TD503)',
      'It is missing.',
      'Shipments Header/CarrierInformation/CarrierAlphaCode',
    ],
    ['vendor number too long', 'Vendor number (REF*IA)', 'It is too long.', 'Orders Header/OrderHeader/Vendor'],
    ['Invalid GTIN in purchase order', 'GTIN (PO1*UK)', 'Its value is not valid.', 'Orders LineItem/OrderLine/GTIN'],
  ])('“%s” has the place and the field of the name', (text, name, meaning, path) => {
    const { heading, fields } = decode(text)
    expect(heading).toBe(`${name} in X12 or EDIFACT`)
    expect(fields.map((field) => [field.meaning, `${field.rsx?.document} ${field.rsx?.path}`])).toEqual([
      [meaning, path],
    ])
  })

  it.each([
    'Invoice rejected: PO number not found',
    'Purchase order number is not required on this invoice',
    'The ship-to location is unknown to us.',
    'Send the GTIN and the SSCC with each carton',
    'Thank you for the invoice number',
  ])('“%s” says of no field that it is wrong', (text) => {
    expect(decode(text).guides).not.toContain('x12')
  })
})
