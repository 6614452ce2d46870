import { describe, expect, test } from 'vitest'
import { compareDocuments } from '@/engines/rsx/domain/compare-documents'
import type { ComparedDocument } from '@/engines/rsx/domain/order-references'
import { freeYielder } from '../yielders'
import { read } from '../read/support'
import { rulesFor, xmlOf } from './support'

interface Made {
  document: string
  text: string
}

const partnerId = (partner: string) => `<TradingPartnerId>${partner}</TradingPartnerId>`
const line = (name: string, field: string, quantity: number, more = '') =>
  `<${name}><LineSequenceNumber>1</LineSequenceNumber><BuyerPartNumber>B-1</BuyerPartNumber>${more}<${field}>${quantity}</${field}><${field}UOM>EA</${field}UOM></${name}>`

function order(purpose: string, quantity = 6, partner = 'LAKESTORE'): Made {
  return {
    document: 'Orders',
    text: xmlOf(
      'Orders',
      `<Header><OrderHeader>${partnerId(partner)}<PurchaseOrderNumber>PO7001</PurchaseOrderNumber><TsetPurposeCode>${purpose}</TsetPurposeCode></OrderHeader></Header>
       <LineItem>${line('OrderLine', 'OrderQty', quantity)}</LineItem>`,
    ),
  }
}

interface Options {
  quantity?: number
  serial?: string
  type?: string
  partner?: string
  ordered?: number
  lines?: string
}

const repeated = (ordered: number | undefined) =>
  ordered === undefined ? '' : `<OrderQty>${ordered}</OrderQty><OrderQtyUOM>EA</OrderQtyUOM>`

function shipment(purpose: string, number: string, { quantity = 6, serial, ordered }: Options = {}): Made {
  const pack = serial === undefined ? '' : `<Pack><ShippingSerialID>${serial}</ShippingSerialID></Pack>`
  return {
    document: 'Shipments',
    text: xmlOf(
      'Shipments',
      `<Header><ShipmentHeader>${partnerId('LAKESTORE')}<ShipmentIdentification>${number}</ShipmentIdentification><TsetPurposeCode>${purpose}</TsetPurposeCode></ShipmentHeader></Header>
       <OrderLevel><OrderHeader><PurchaseOrderNumber>PO7001</PurchaseOrderNumber></OrderHeader>
       <PackLevel>${pack}<ItemLevel>${line('ShipmentLine', 'ShipQty', quantity, repeated(ordered))}</ItemLevel></PackLevel></OrderLevel>`,
    ),
  }
}

function invoice(type: string, number: string, options: Options & { purpose?: string } = {}): Made {
  const { quantity = 6, partner = 'LAKESTORE', ordered, purpose = '00' } = options
  const lines =
    options.lines ?? `<LineItem>${line('InvoiceLine', 'InvoiceQty', quantity, repeated(ordered))}</LineItem>`
  return {
    document: 'Invoices',
    text: xmlOf(
      'Invoices',
      `<Header><InvoiceHeader>${partnerId(partner)}<InvoiceNumber>${number}</InvoiceNumber><PurchaseOrderNumber>PO7001</PurchaseOrderNumber><InvoiceTypeCode>${type}</InvoiceTypeCode><TsetPurposeCode>${purpose}</TsetPurposeCode></InvoiceHeader></Header>
       ${lines}`,
    ),
  }
}

function answer(status: string, quantity: number, ordered = 6): Made {
  return {
    document: 'OrderAcks',
    text: xmlOf(
      'OrderAcks',
      `<Header><OrderHeader>${partnerId('LAKESTORE')}<PurchaseOrderNumber>PO7001</PurchaseOrderNumber></OrderHeader></Header>
       <LineItem>${line('OrderLine', 'OrderQty', ordered)}<LineItemAcknowledgement><ItemStatusCode>${status}</ItemStatusCode><ItemScheduleQty>${quantity}</ItemScheduleQty><ItemScheduleUOM>EA</ItemScheduleUOM></LineItemAcknowledgement></LineItem>`,
    ),
  }
}

interface ChangeOptions {
  quantity?: number
  code?: string
  sequence?: number
  ofHeader?: string
  ofLine?: string
}

function change({ quantity = 6, code = 'QI', sequence = 1, ofHeader = '', ofLine = '' }: ChangeOptions): Made {
  const values = line('OrderLine', 'OrderQty', quantity, `<LineChangeCode>${code}</LineChangeCode>`)
  return {
    document: 'OrderChanges',
    text: xmlOf(
      'OrderChanges',
      `<Header><OrderHeader>${partnerId('LAKESTORE')}<PurchaseOrderNumber>PO7001</PurchaseOrderNumber></OrderHeader>${ofHeader}</Header>
       <LineItem>${values.replace('<LineSequenceNumber>1<', `<LineSequenceNumber>${sequence}<`)}${ofLine}</LineItem>`,
    ),
  }
}

async function opened(made: readonly Made[]): Promise<ComparedDocument[]> {
  const documents = []
  for (const { document, text } of made) {
    const rules = rulesFor(document)
    documents.push({ document: (await read(text, { document, name: 'file', rules })).document, rules })
  }
  return documents
}

async function briefsOf(made: readonly Made[]): Promise<string[]> {
  const findings = (await compareDocuments(await opened(made), freeYielder())).flat()
  return findings.map(({ level, message }) => `${level} ${message}`).toSorted()
}

/** The findings of documents that are open together, which are the same in the reverse order of the files. */
async function found(...made: Made[]): Promise<string[]> {
  const briefs = await briefsOf(made)
  expect(await briefsOf(made.toReversed())).toEqual(briefs)
  return briefs
}

const shipped = (quantity: number, ordered = 6) =>
  `error With this ShipQty, ${quantity} of line 1 are shipped; the order 'PO7001' has ${ordered}.`
const billed = (quantity: number, ordered = 6) =>
  `error With this InvoiceQty, ${quantity} of line 1 are billed; the order 'PO7001' has ${ordered}.`
const unshipped = (quantity: number, sent: number) =>
  `warning With this InvoiceQty, ${quantity} of line 1 are billed; ${sent} are shipped in the shipments beside it.`
const serial = '00106141410000000019'

describe('documents that do not count beside others', () => {
  test.each<[title: string, made: Made[]]>([
    ['a cancelled shipment', [shipment('00', 'S1'), shipment('01', 'S1'), shipment('00', 'S2')]],
    [
      'a cancelled shipment whose cartons leave under a new number',
      [shipment('00', 'S1', { serial }), shipment('01', 'S1', { serial }), shipment('00', 'S2', { serial })],
    ],
    ['a replaced shipment', [shipment('00', 'S1', { quantity: 2 }), shipment('05', 'S1'), invoice('DR', 'I1')]],
    ['a replaced shipment, with its cartons', [shipment('00', 'S1', { serial }), shipment('05', 'S1', { serial })]],
    ['a copy of a shipment', [shipment('00', 'S1', { serial }), shipment('07', 'S1', { serial, quantity: 5 })]],
    ['an invoice that is paid back', [invoice('DR', 'I1'), invoice('CR', 'C1'), invoice('DR', 'I2')]],
    [
      'an invoice that is paid back in one amount',
      [invoice('DR', 'I1'), invoice('CR', 'C1', { lines: '' }), invoice('DR', 'I2')],
    ],
    ['a replaced invoice', [invoice('DR', 'I1', { quantity: 9 }), invoice('DR', 'I1', { purpose: '05' })]],
    [
      'an invoice that a correction of its number replaces',
      [invoice('DR', 'I1', { quantity: 9 }), invoice('U5', 'I1')],
    ],
  ])('such as %s', async (_, made) => {
    expect(await found(order('00'), ...made)).toEqual([])
  })
})

describe('where it cannot be told which document is valid, nothing is said', () => {
  test.each<[title: string, made: Made[]]>([
    ['a correction with a new number', [invoice('DR', 'I1'), invoice('U5', 'I1R')]],
    ['two corrections', [invoice('DR', 'I1'), invoice('U5', 'I2'), invoice('U5', 'I3')]],
    ['a replacement with a new number', [shipment('00', 'S1', { serial }), shipment('05', 'S1R', { serial })]],
    ['a confirmation', [shipment('00', 'S1'), shipment('06', 'S2')]],
    ['a purpose that is not in the list', [shipment('00', 'S1'), shipment('99', 'S2')]],
    ['two first sendings that differ', [shipment('00', 'S1'), shipment('00', 'S1', { quantity: 8 })]],
    [
      'two replacements that differ',
      [shipment('00', 'S1'), shipment('05', 'S1', { quantity: 5 }), shipment('05', 'S1', { quantity: 8 })],
    ],
    ['one that was both replaced and cancelled', [shipment('05', 'S1', { quantity: 8 }), shipment('01', 'S1')]],
    [
      'what was billed of goods that may have shipped',
      [shipment('00', 'S1', { quantity: 3 }), shipment('00', 'S1', { quantity: 5 }), invoice('DR', 'I1')],
    ],
    ['an order that was sent twice and differs', [order('00', 4), shipment('00', 'S1', { quantity: 9, ordered: 9 })]],
    ['an order that was cancelled', [order('01'), shipment('00', 'S1', { quantity: 9, ordered: 9 })]],
    ['an answer beside an order that was replaced', [order('05', 9), answer('IA', 6)]],
  ])('such as %s', async (_, made) => {
    expect(await found(order('00'), ...made)).toEqual([])
  })
})

describe('what is too much for certain is found', () => {
  test.each<[title: string, made: Made[], expected: string[]]>([
    ['two shipments', [shipment('00', 'S1'), shipment('00', 'S2')], [shipped(12)]],
    ['the last shipment', [shipment('00', 'S1'), shipment('20', 'S2')], [shipped(12)]],
    ['a replacement', [shipment('00', 'S1', { quantity: 4 }), shipment('05', 'S1', { quantity: 8 })], [shipped(8)]],
    [
      'a file that is open twice',
      [shipment('00', 'S1', { quantity: 8 }), shipment('00', 'S1', { quantity: 8 })],
      [shipped(8)],
    ],
    [
      'an invoice with the number of a pro forma one',
      [invoice('PRO', 'I1'), invoice('DR', 'I1', { quantity: 8 })],
      [billed(8)],
    ],
    ['a correction', [invoice('DR', 'I1'), invoice('U5', 'I2', { quantity: 8 })], [billed(8)]],
    ['a purpose that is not in the list', [shipment('99', 'S1', { quantity: 8 })], [shipped(8)]],
    [
      'more than was paid back',
      [invoice('DR', 'I1'), invoice('CR', 'C1', { quantity: 2 }), invoice('DR', 'I2')],
      [billed(10)],
    ],
    [
      'more than is shipped',
      [
        shipment('00', 'S1', { quantity: 3 }),
        shipment('01', 'S1'),
        shipment('00', 'S2', { quantity: 4 }),
        invoice('DR', 'I1'),
      ],
      [unshipped(6, 4)],
    ],
    [
      'more than an answer accepts',
      [answer('IQ', 8), shipment('00', 'S1', { quantity: 9 })],
      [shipped(9).replace('.', ', and 8 are accepted.')],
    ],
  ])('in %s', async (_, made, expected) => {
    expect(await found(order('00'), ...made)).toEqual(expected)
  })

  test('not when an answer accepts it', async () => {
    expect(await found(order('00'), answer('IQ', 8), shipment('00', 'S1', { quantity: 8 }))).toEqual([])
  })
})

test('an order that was replaced counts as it is now', async () => {
  const orders = [order('00'), order('05', 9)]
  expect(await found(...orders, shipment('00', 'S1', { quantity: 9, ordered: 9 }))).toEqual([])
  expect(await found(...orders, shipment('00', 'S1', { quantity: 10, ordered: 6 }))).toEqual([
    "error OrderQty is 6; the same line of the order 'PO7001' has 9.",
    shipped(10, 9),
  ])
})

test('orders of two partners with the same number are two orders', async () => {
  const orders = [order('00'), order('00', 90, 'HILLSTORE')]
  expect(
    await found(...orders, invoice('DR', 'I1'), invoice('DR', 'I2', { quantity: 90, partner: 'HILLSTORE' })),
  ).toEqual([])
})

test('an invoice of a third partner belongs to none of two orders', async () => {
  const orders = [order('00'), order('00', 90, 'HILLSTORE')]
  expect(await found(...orders, invoice('DR', 'I1', { quantity: 95, partner: 'THIRD' }))).toEqual([])
})

test('an invoice of a misspelled partner belongs to the release of the only partner', async () => {
  const orders = [withRelease('1', order('00')), withRelease('2', order('00', 90))]
  expect(await found(...orders, withRelease('2', invoice('DR', 'I1', { quantity: 90, partner: 'LAKESTROE' })))).toEqual(
    ["error TradingPartnerId is 'LAKESTROE'; the order 'PO7001' has 'LAKESTORE'."],
  )
})

describe('what changes an order counts whatever the order of the files', () => {
  const shipOn = (day: string, made: Made): Made => ({
    document: made.document,
    text: made.text.replace('<TsetPurposeCode>', `<ShipDate>${day}</ShipDate><TsetPurposeCode>`),
  })
  const dates = (day: string) => `<Dates><DateTimeQualifier>038</DateTimeQualifier><Date>${day}</Date></Dates>`

  test('such as a quantity that an answer accepts and a change exceeds', async () => {
    const made = [order('00'), change({ quantity: 10 }), answer('IQ', 8), shipment('00', 'S1', { quantity: 12 })]
    expect(await found(...made)).toEqual([shipped(12, 10)])
  })

  test('such as a line that one change adds and another one changes', async () => {
    const second = (code: string, quantity: number) => change({ quantity, code, sequence: 2 })
    const sent = shipment('00', 'S1', { quantity: 8 })
    const ofSecond = { ...sent, text: sent.text.replace('<LineSequenceNumber>1<', '<LineSequenceNumber>2<') }
    expect(await found(order('00'), second('AI', 4), second('QI', 8), ofSecond)).toEqual([])
  })

  test('such as the dates of a line and those of a header', async () => {
    const [ofLine, ofHeader] = [dates('2026-03-28'), dates('2026-03-20')]
    const changes = [change({ ofLine }), change({ ofHeader })]
    expect(await found(order('00'), ...changes, shipOn('2026-03-28', shipment('00', 'S1')))).toEqual([])
    expect(await found(order('00'), ...changes, shipOn('2026-03-29', shipment('00', 'S1')))).toEqual([
      "warning ShipDate is 2026-03-29; the order 'PO7001' wants the goods to leave until 2026-03-28. Retailers charge for goods that leave outside of the window.",
    ])
  })
})

test('the work for orders of one number and their invoices grows with their number', async () => {
  const readsOf = async (count: number) => {
    const releases = Array.from({ length: count }, (_, at) => String(at))
    const documents = await opened([
      ...releases.map((release) => withRelease(release, order('00'))),
      ...releases.map((release) => withRelease(release, invoice('DR', `I${release}`))),
    ])
    let reads = 0
    for (const { document } of documents) {
      for (const header of document.records[0]?.children[0]?.children ?? []) {
        const { children } = header
        Object.defineProperty(header, 'children', {
          get: () => {
            reads += 1
            return children
          },
        })
      }
    }
    expect((await compareDocuments(documents, freeYielder())).flat()).toEqual([])
    return reads
  }
  expect((await readsOf(40)) / (await readsOf(20))).toBeCloseTo(2, 1)
})

test('an invoice of another partner with the same number is another invoice', async () => {
  const cancelled = invoice('DR', 'I1', { partner: 'HILLSTORE', purpose: '01' })
  expect(await found(order('00'), invoice('DR', 'I1', { quantity: 8 }), cancelled)).toEqual([billed(8)])
})

function withRelease(release: string, { document, text }: Made): Made {
  return {
    document,
    text: text.replace('</PurchaseOrderNumber>', `</PurchaseOrderNumber><ReleaseNumber>${release}</ReleaseNumber>`),
  }
}

test('releases of one order are orders of their own', async () => {
  const orders = [withRelease('1', order('00')), withRelease('2', order('00', 90))]
  const invoices = [invoice('DR', 'I1'), invoice('DR', 'I2', { quantity: 90 })] as const
  expect(await found(...orders, withRelease('1', invoices[0]), withRelease('2', invoices[1]))).toEqual([])
  expect(await found(...orders, withRelease('1', invoices[1]))).toEqual([billed(90)])
  expect(await found(...orders, ...invoices)).toEqual([])
})

test('a part of a shipment in another unit may be what is billed', async () => {
  const cases = shipment('00', 'S1', { quantity: 1 })
  const inCases = { ...cases, text: cases.text.replace('<ShipQtyUOM>EA', '<ShipQtyUOM>CA') }
  expect(await found(order('00'), inCases, shipment('00', 'S2', { quantity: 1 }), invoice('DR', 'I1'))).toEqual([])
})
