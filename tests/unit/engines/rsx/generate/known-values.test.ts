import { describe, expect, it } from 'vitest'
import { makeFacts, type Facts } from '@/engines/rsx/generate/facts'
import { knownValue, lineOf } from '@/engines/rsx/generate/known-values'
import { codesBeside, lineNumberOf, partyOf } from '@/engines/rsx/generate/qualified-values'
import { samplesAt, type SampleNode } from '@/engines/rsx/generate/sample-tree'
import type { FulfilmentModel } from '@/engines/rsx/generate/sample-options'
import { platformRules } from '../check/platform-rules'
import { optionsOf } from './outline'
import { recordOf as sampleRecord, type Content } from './sample-record'

function factsOf(model: FulfilmentModel = 'CrossDock'): Facts {
  return makeFacts(optionsOf({ model }), { isCanadian: false, acknowledgementCodes: [] })
}

/** A record of a document with this content. */
function recordOf(document: string, content: Content): SampleNode {
  return sampleRecord(platformRules(document), content)
}

/** The value of a field in the last group at a path. */
function valueIn(record: SampleNode, path: string, name: string, facts = factsOf(), at = 1) {
  const group = path === '' ? record : samplesAt(record, path).at(-1)
  const delivery = facts.deliveries[at] ?? facts.deliveries[0]
  if (!group) throw new Error(`no ${path}`)
  return knownValue(name, { facts, delivery, group, line: lineOf(facts, group), key: path })
}

describe('a value that the facts know', () => {
  it('is about the model', () => {
    const header = recordOf('Orders', {})
    const valuesOf = (model: FulfilmentModel) =>
      ['OrderManagement', 'IsDropShip', 'CarrierAlphaCode', 'CarrierRouting'].map((name) =>
        valueIn(header, '', name, factsOf(model)),
      )
    expect(valuesOf('CrossDock')).toEqual(['CrossDock', 'false', 'GTFR', 'Sample Trail Freight'])
    expect(valuesOf('BulkImport')).toEqual(['Bulk-Import', 'false', 'GTFR', 'Sample Trail Freight'])
    expect(valuesOf('DropShip')).toEqual(['DropShip', 'true', 'RVPX', 'Sample Parcel ground'])
  })

  it('is about the document and its delivery', () => {
    const facts = factsOf()
    const record = recordOf('Orders', {})
    const values = (names: string[]) => names.map((name) => valueIn(record, '', name, facts))
    const { family } = facts
    expect(
      values([
        'PurchaseOrderNumber',
        'AcknowledgementNumber',
        'ShipmentIdentification',
        'InvoiceNumber',
        'BillOfLadingNumber',
        'CarrierProNumber',
        'AppointmentNumber',
      ]),
    ).toEqual([
      `PO${family}-1`,
      `PR${family}-1`,
      `SH${family}-2`,
      `IN${family}-2`,
      `BL${family}2`,
      `PRO${family}20`,
      `AP${family}2`,
    ])
    expect(values(['Vendor', 'Department', 'CustomerOrderNumber', 'ReferenceID', 'CarrierPackageID'])).toEqual([
      expect.stringMatching(/^V\d{5}$/),
      expect.stringMatching(/^\d{2}$/),
      expect.stringMatching(/^WEB-\d{7}$/),
      expect.stringMatching(/^REF\d{7}$/),
      expect.stringMatching(/^PKG\d{9}$/),
    ])
    expect(valueIn(record, '', 'NothingOfTheKind', facts)).toBeUndefined()
  })

  it('is a day of the order', () => {
    const facts = factsOf()
    const { days } = facts
    const record = recordOf('Orders', {})
    const expected: [string[], string][] = [
      [['PurchaseOrderDate', 'InternalOrderDate'], days.ordered],
      [['AcknowledgementDate'], days.acknowledged],
      [['InvoiceDate'], days.invoiced],
      [['ShipDate', 'ShipNoticeDate', 'ScheduledShipDate', 'RequestedPickupDate', 'ItemScheduleDate'], days.shipped],
      [['CurrentScheduledDeliveryDate', 'ShipDeliveryDate', 'DeliveryDate', 'TermsDiscountDate'], days.delivery],
      [['TermsNetDueDate', 'TermsDeferredDueDate', 'ReportEndDate'], days.backOrder],
      [['HorizonEndDate', 'ForecastEndDate', 'ClosingDate', 'ExpirationDate'], days.bestBefore],
    ]
    for (const [names, day] of expected)
      expect(names.map((name) => [name, valueIn(record, '', name, facts)])).toEqual(names.map((name) => [name, day]))
  })

  it('follows the qualifier beside it', () => {
    const facts = factsOf()
    const dateOf = (DateTimeQualifier: string, name = 'Date') =>
      valueIn(recordOf('Orders', { Header: { Dates: [{ DateTimeQualifier }] } }), 'Header/Dates', name, facts)
    expect(['002', '010', '037', '001', '146', '511', '007'].map((code) => dateOf(code))).toEqual([
      facts.days.delivery,
      facts.days.shipped,
      facts.days.shipNotBefore,
      facts.days.shipNotAfter,
      facts.days.backOrder,
      facts.days.bestBefore,
      facts.days.ordered,
    ])
    expect([dateOf('063', 'Time'), dateOf('064', 'Time')]).toEqual(['12:00:00', '09:00:00'])
    const contactOf = (ContactTypeCode: string) =>
      valueIn(recordOf('Orders', { Header: { Contacts: [{ ContactTypeCode }] } }), 'Header/Contacts', 'ContactName')
    expect([contactOf('SR'), contactOf('OC')]).toEqual(['Sales Desk', 'Order Desk'])
    const noteOf = (NoteCode: string) =>
      valueIn(recordOf('Orders', { Header: { Notes: [{ NoteCode }] } }), 'Header/Notes', 'Note')
    expect([noteOf('GFT'), noteOf('GEN')]).toEqual(['Happy birthday from all of us.', 'This is a sample.'])
  })

  it('is about the party whose role the address has', () => {
    const facts = factsOf()
    const { buyer, seller, warehouse, shipTo, stores } = facts.parties
    const addressOf = (AddressTypeCode: string, at = 1) => {
      const record = recordOf('Orders', { Header: { Address: [{ AddressTypeCode }] } })
      return valueIn(record, 'Header/Address', 'AddressName', facts, at)
    }
    const roles = ['ST', 'SF', 'WH', 'CS', 'RI', 'VN', 'SE', 'BT', 'IA']
    expect(roles.map((role) => addressOf(role))).toEqual([
      shipTo.name,
      warehouse.name,
      warehouse.name,
      warehouse.name,
      seller.name,
      seller.name,
      seller.name,
      buyer.name,
      buyer.name,
    ])
    expect([addressOf('Z7', 0), addressOf('BY', 1)]).toEqual([stores[0]?.name, stores[1]?.name])
    expect(partyOf(facts, 'BY', undefined)).toBe(stores[0])
    const bulk = factsOf('BulkImport')
    expect(partyOf(bulk, 'Z7', undefined)).toBe(bulk.parties.shipTo)
    const multiStore = factsOf('MultiStore')
    const record = recordOf('Orders', { Header: { Address: [{ AddressTypeCode: 'ST', LocationCodeQualifier: 'UL' }] } })
    const second = multiStore.parties.stores[1]
    const fields = ['AddressName', 'AddressLocationNumber', 'Address1', 'City', 'State', 'PostalCode', 'Country']
    expect(fields.map((name) => valueIn(record, 'Header/Address', name, multiStore))).toEqual([
      second?.name,
      second?.gln,
      second?.street,
      second?.city,
      second?.state,
      second?.postalCode,
      second?.country,
    ])
    const numbered = recordOf('Orders', { Header: { Address: [{ LocationCodeQualifier: '92' }] } })
    expect(valueIn(numbered, 'Header/Address', 'AddressLocationNumber', facts)).toBe(buyer.number)
  })

  it('is about the line around it, or the first one', () => {
    const facts = factsOf()
    const [first, second] = facts.lines
    const record = recordOf('Orders', {
      LineItem: [
        { OrderLine: { LineSequenceNumber: '1' } },
        { OrderLine: { LineSequenceNumber: '2' }, PhysicalDetails: [{ PackQualifier: 'OU' }] },
      ],
    })
    const names = ['LineSequenceNumber', 'BuyerPartNumber', 'VendorPartNumber', 'ConsumerPackageCode', 'EAN', 'GTIN']
    const valuesAt = (path: string) => names.map((name) => valueIn(record, path, name, facts))
    const numbersOf = (line = first) => [
      line.sequence,
      line.buyerNumber,
      line.sellerNumber,
      line.upc,
      line.ean,
      line.gtin,
    ]
    expect(valuesAt('LineItem/OrderLine')).toEqual(numbersOf(second))
    expect(valuesAt('LineItem/PhysicalDetails')).toEqual(numbersOf(second))
    expect(valuesAt('')).toEqual(numbersOf(first))
    const others = [
      'UPCCaseCode',
      'NatlDrugCode',
      'InternationalStandardBookNumber',
      'ProductSizeDescription',
      'ProductColorDescription',
      'ProductDescription',
      'OrderQty',
      'TotalQty',
      'UnitPrice',
    ]
    expect(others.map((name) => valueIn(record, 'LineItem/OrderLine', name, facts))).toEqual([
      second?.gtin,
      second?.drugCode,
      second?.isbn,
      second?.size,
      second?.color,
      second?.text,
      String(second?.quantity),
      String(second?.quantity),
      ((second?.price ?? 0) / 100).toFixed(2),
    ])
    const lines = samplesAt(record, 'LineItem')
    expect(lines.map(lineNumberOf)).toEqual(['1', '2'])
    expect(lineNumberOf(recordOf('Orders', { Header: { OrderHeader: {} } }))).toBeUndefined()
    // A line that the facts do not have.
    const [unknown] = samplesAt(
      recordOf('Orders', { LineItem: [{ OrderLine: { LineSequenceNumber: '9' } }] }),
      'LineItem',
    )
    expect(unknown && lineOf(facts, unknown)).toBe(first)
  })

  it('is the number of units, cartons and pounds that an order has or a delivery brings', () => {
    const facts = factsOf()
    const { lines, deliveries } = facts
    const units = deliveries[1]?.units ?? new Map<string, number>()
    const sum = (countOf: (line: (typeof lines)[number]) => number) =>
      String(lines.reduce((total, line) => total + countOf(line), 0))
    const shipped = ({ sequence }: { sequence: string }) => units.get(sequence) ?? 0
    const order = recordOf('Orders', {
      Header: { QuantityTotals: [{}] },
      LineItem: [{ OrderLine: { LineSequenceNumber: '2' } }],
    })
    const shipment = recordOf('Shipments', { Header: { QuantityAndWeight: [{}] } })
    expect(valueIn(order, 'Header/QuantityTotals', 'Quantity', facts)).toBe(sum(({ quantity }) => quantity))
    expect(valueIn(order, 'LineItem/OrderLine', 'Quantity', facts)).toBe(String(lines[1]?.quantity))
    expect(valueIn(order, 'Header/QuantityTotals', 'Weight', facts)).toBe(
      sum((line) => line.quantity * line.unitWeight),
    )
    expect(valueIn(shipment, 'Header/QuantityAndWeight', 'Weight', facts)).toBe(
      sum((line) => shipped(line) * line.unitWeight),
    )
    for (const name of ['LadingQuantity', 'TotalCartonCount'])
      expect(valueIn(shipment, 'Header/QuantityAndWeight', name, facts)).toBe(
        sum((line) => Math.ceil(shipped(line) / line.unitsPerCarton)),
      )
    expect(valueIn(order, 'LineItem/OrderLine', 'ShipQty', facts)).toBe(String(units.get('2')))
    const [first] = lines
    const partly = { ...facts, deliveries: [{ ...deliveries[0], units: new Map<string, number>() }] as const }
    expect(valueIn(order, 'LineItem', 'InvoiceQty', partly, 0)).toBe(String(lines[1]?.accepted))
    expect(valueIn(shipment, 'Header/QuantityAndWeight', 'Weight', partly, 0)).toBe('0')
    expect(valueIn(shipment, 'Header/QuantityAndWeight', 'LadingQuantity', partly, 0)).toBe('0')
    const pack = recordOf('Shipments', {
      OrderLevel: [
        {
          PackLevel: [
            {
              PhysicalDetails: [{}],
              ItemLevel: [
                { ShipmentLine: { LineSequenceNumber: '1', ShipQty: '3' } },
                { ShipmentLine: { LineSequenceNumber: '1', ShipQty: '4' } },
                { ShipmentLine: { LineSequenceNumber: '1' } },
              ],
            },
          ],
        },
      ],
    })
    const path = 'OrderLevel/PackLevel/PhysicalDetails'
    expect(valueIn(pack, path, 'PackValue', facts)).toBe('7')
    expect(valueIn(pack, path, 'PackWeight', facts)).toBe(String(7 * first.unitWeight))
    expect(valueIn(order, 'LineItem', 'PackValue', facts)).toBe(String(lines[1]?.unitsPerCarton))
    expect(valueIn(order, '', 'PackValue', facts)).toBe(String(first.unitsPerCarton))
  })

  it('taxes a document in its header, where its percentage decides, and no line', () => {
    const record = recordOf('Invoices', {
      Header: { Taxes: [{ TaxTypeCode: 'ST' }] },
      LineItem: [{ Taxes: [{ TaxTypeCode: 'GS' }] }],
    })
    const taxIn = (path: string) => ['TaxPercent', 'TaxAmount'].map((name) => valueIn(record, path, name))
    expect(taxIn('Header/Taxes')).toEqual(['6.5', undefined])
    expect(taxIn('LineItem/Taxes')).toEqual(['0', '0.00'])
    const ids = ['Header/Taxes', 'LineItem/Taxes'].map((path) => valueIn(record, path, 'TaxID'))
    for (const id of ids) expect(id).toMatch(/^TAX\d{7}$/)
    expect(ids[0]).not.toBe(ids[1])
    const facts = factsOf()
    expect(valueIn(record, 'Header/Taxes', 'JurisdictionCode', facts)).toBe(facts.parties.shipTo.state)
  })

  it('places goods in the first store, or where the order goes', () => {
    const record = recordOf('Orders', { Header: {} })
    const [crossDock, bulk] = [factsOf(), factsOf('BulkImport')]
    expect(valueIn(record, 'Header', 'Location', crossDock)).toBe(crossDock.parties.stores[0]?.number)
    expect(valueIn(record, 'Header', 'Location', bulk)).toBe(bulk.parties.shipTo.number)
    expect(valueIn(record, '', 'Location', bulk)).toBeUndefined()
    expect(valueIn(record, '', 'FOBLocationDescription', bulk)).toBe(bulk.parties.warehouse.city)
  })
})

it('tells the codes of the siblings of a group, without its own', () => {
  const record = recordOf('Orders', {
    Header: { Dates: [{ DateTimeQualifier: '002' }, {}, { DateTimeQualifier: '010' }], Notes: [{ NoteCode: 'GEN' }] },
  })
  const [first, second] = samplesAt(record, 'Header/Dates')
  if (!first || !second) throw new Error('no dates')
  expect([...codesBeside(first, 'DateTimeQualifier')]).toEqual(['010'])
  expect([...codesBeside(second, 'DateTimeQualifier')]).toEqual(['002', '010'])
  expect([...codesBeside(record, 'DateTimeQualifier')]).toEqual([])
})
