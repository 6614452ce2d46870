import { describe, expect, test } from 'vitest'
import { checkRelations } from '@/engines/rsx/domain/check-relations'
import { formatDecimal } from '@/engines/rsx/domain/decimal'
import type { DocumentNode, ReadDocument } from '@/engines/rsx/document-tree'
import { countingYielder, freeYielder } from '../yielders'
import { read } from '../read/support'
import { briefOf, exampleOf, findingsIn, plant, relationsIn, rulesFor, written, xmlOf } from './support'

const bulk = written(exampleOf('PO104417-1-v7.7-BulkImport'))
const line = (fields: string) => `<LineItem><OrderLine><EAN>40170725</EAN>${fields}</OrderLine></LineItem>`
const priced = (quantity: string, price: string, total: string, more = '') =>
  xmlOf(
    'Orders',
    line(
      `<OrderQty>${quantity}</OrderQty><OrderQtyUOM>EA</OrderQtyUOM><PurchasePrice>${price}</PurchasePrice>${more}<ExtendedItemTotal>${total}</ExtendedItemTotal>`,
    ),
  )

async function briefsIn(text: string, document = 'Orders'): Promise<string[]> {
  return (await findingsIn(text, document)).map(briefOf)
}

test('relations are silent on an empty group of JSON, which has a finding of its own', async () => {
  const invoice = written(exampleOf('IN104417-1-v7.7-BulkImport'), 'JSON')
  const empty = invoice.replace(/"Taxes": \[[^\]]*\]/, '"Taxes": [{}]')
  expect(await briefsIn(empty, 'Invoices')).not.toContainEqual(expect.stringContaining('exactly-one'))
})

describe('relations are silent', () => {
  test.each([
    ['without the elements', xmlOf('Orders', line(''))],
    ['on values that are not numbers', priced('many', '20.00', '1.00')],
    ['on totals rounded up', priced('3', '0.335', '1.01')],
    ['on totals rounded down', priced('3', '0.335', '1.00')],
    ['on sums that binary floats get wrong', priced('3', '0.1', '0.30')],
    ['on a price for a dozen', priced('30', '4.00', '10.00', '<PurchasePriceBasis>PD</PurchasePriceBasis>')],
    ['on a price for another unit', priced('30', '4.00', '10.00', '<PurchasePriceBasis>PP</PurchasePriceBasis>')],
    [
      'on a total without a line whose price is known',
      xmlOf(
        'Orders',
        `${line('<OrderQty>1</OrderQty><OrderQtyUOM>EA</OrderQtyUOM>')}<Summary><TotalAmount>9.00</TotalAmount></Summary>`,
      ),
    ],
    [
      'on dates that are none',
      xmlOf(
        'Orders',
        '<Header><Dates><DateTimeQualifier>037</DateTimeQualifier><Date>20/03/2026</Date></Dates><Dates><DateTimeQualifier>038</DateTimeQualifier><Date>2026-01-01</Date></Dates></Header>',
      ),
    ],
    [
      'on the order of dates of which one does not exist',
      xmlOf(
        'Orders',
        '<Header><Dates><DateTimeQualifier>037</DateTimeQualifier><Date>2026-03-20</Date></Dates><Dates><DateTimeQualifier>038</DateTimeQualifier><Date>2026-02-30</Date></Dates></Header>',
      ),
    ],
    [
      'on a code beside an element with a mistyped name',
      plant(bulk, '<Date>2026-03-24</Date>', '<Dat>2026-03-24</Dat>'),
    ],
    [
      'on a total without places',
      xmlOf(
        'Orders',
        '<LineItem><QuantitiesSchedulesLocations><TotalQty>36</TotalQty><TotalQtyUOM>EA</TotalQtyUOM></QuantitiesSchedulesLocations></LineItem>',
      ),
    ],
    [
      'on what else is in a wrapper of lines',
      xmlOf(
        'Orders',
        `<LineItems><Other/>${line('')}</LineItems><Summary><TotalLineItemNumber>1</TotalLineItemNumber></Summary>`,
      ),
    ],
    ['on an element without content', plant(bulk, '<Date>2026-03-24</Date>', '<Date/>')],
    ['on a length that the schema refuses', plant(bulk, '10812345600015', '108123456000')],
  ])('and report nothing %s', async (_, text) => {
    expect(await briefsIn(text)).toEqual([])
  })

  test('on what follows the end of a file that cannot be read to its end', async () => {
    const text = bulk.slice(0, bulk.indexOf('<Date>2026-03-24'))
    const { document } = await read(text, { rules: rulesFor('Orders') })
    expect(document.isComplete).toBe(false)
    expect(await relationsIn(document, rulesFor('Orders'))).toEqual([])
  })

  test('on a document that the domain does not know', async () => {
    const { document } = await read(bulk, { rules: rulesFor('Orders') })
    expect(await relationsIn(document, { ...rulesFor('Orders'), document: 'Recalls' })).toEqual([])
  })

  test('on an order line that is in several cartons', async () => {
    expect(await briefsIn(written(exampleOf('SH104417-1-v7.7-BulkImport')), 'Shipments')).toEqual([])
  })
})

describe('windows of one kind in one group', () => {
  const windows = (...days: [code: string, day: string][]) =>
    xmlOf(
      'Orders',
      `<Header>${days.map(([code, day]) => `<Dates><DateTimeQualifier>${code}</DateTimeQualifier><Date>${day}</Date></Dates>`).join('')}</Header>`,
    )

  test('are those of several deliveries, in any order', async () => {
    const [from, to, nextFrom, nextTo]: [string, string][] = [
      ['064', '2026-03-10'],
      ['063', '2026-03-12'],
      ['064', '2026-04-07'],
      ['063', '2026-04-09'],
    ]
    for (const order of [
      [from, to, nextFrom, nextTo],
      [nextFrom, from, nextTo, to],
      [to, nextTo, nextFrom, from],
      [from, nextFrom, to],
    ] as [string, string][][]) {
      expect(await briefsIn(windows(...order))).toEqual([])
    }
  })

  test.each<[days: [code: string, day: string][], reversed: string[]]>([
    [
      [
        ['064', '2026-04-10'],
        ['063', '2026-04-01'],
        ['064', '2026-04-12'],
        ['063', '2026-04-05'],
      ],
      ['Dates[2]/Date: 2026-04-01', 'Dates[4]/Date: 2026-04-05'],
    ],
    [
      [
        ['037', '2026-03-07'],
        ['038', '2026-03-03'],
        ['037', '2026-04-07'],
        ['038', '2026-04-03'],
      ],
      ['Dates[2]/Date: 2026-03-03', 'Dates[4]/Date: 2026-04-03'],
    ],
    [
      [
        ['037', '2026-03-07'],
        ['037', '2026-03-09'],
        ['038', '2026-03-03'],
      ],
      ['Dates[3]/Date: 2026-03-03'],
    ],
    [
      [
        ['037', '2026-03-07'],
        ['038', '2026-03-01'],
        ['038', '2026-03-03'],
      ],
      ['Dates[3]/Date: 2026-03-03'],
    ],
  ])('are reversed when no order of their dates makes windows of them: %j', async (days, reversed) => {
    expect(await briefsIn(windows(...days))).toEqual(reversed.map((brief) => `reversed-dates error Header/${brief}`))
  })

  test('may have an end without a start', async () => {
    const text = windows(['037', '2026-03-07'], ['038', '2026-03-10'], ['038', '2026-03-03'])
    expect(await briefsIn(text)).toEqual([])
  })
})

test('each rounded line allows a cent, and no more', async () => {
  const lines = line('<OrderQty>3</OrderQty><PurchasePrice>0.335</PurchasePrice>').repeat(2)
  const order = (total: string) => xmlOf('Orders', `${lines}<Summary><TotalAmount>${total}</TotalAmount></Summary>`)
  const units = 'qualifier-without-value warning'
  const qty = [1, 2].map((at) => `${units} LineItem[${at}]/OrderLine/OrderQty: 3`)
  expect(await briefsIn(order('2.03'))).toEqual(qty)
  expect(await briefsIn(order('2.04'))).toEqual([...qty, 'sum-of-lines error Summary/TotalAmount: 2.04'])
})

function node(name: string, content: string | DocumentNode[]): DocumentNode {
  const span = { start: 0, end: 0 }
  const isValue = typeof content === 'string'
  const made: DocumentNode = {
    name,
    parent: undefined,
    children: isValue ? [] : content,
    text: isValue ? content : undefined,
    span,
    content: span,
  }
  for (const child of made.children) child.parent = made
  return made
}

/** A document of one order, without the time to read it. */
function documentOf(groups: DocumentNode[]): ReadDocument {
  return {
    format: 'XML',
    text: '',
    records: [node('Order', groups)],
    namespace: undefined,
    isComplete: true,
    placeOf: () => ({ span: { start: 0, end: 0 }, line: 1, column: 1, label: '', path: '' }),
    carriedPaths: undefined,
  }
}

function largeOrder(lineCount: number): ReadDocument {
  const lines = Array.from({ length: lineCount }, (_, at) =>
    node('LineItem', [
      node('OrderLine', [
        node('LineSequenceNumber', String(at)),
        node('EAN', '40170725'),
        node('OrderQty', '3'),
        node('OrderQtyUOM', 'EA'),
        node('PurchasePrice', '0.10'),
        node('ExtendedItemTotal', '0.30'),
      ]),
    ]),
  )
  const summary = node('Summary', [
    node('TotalAmount', formatDecimal({ units: BigInt(lineCount * 3), scale: 1 })),
    node('TotalLineItemNumber', String(lineCount)),
  ])
  return documentOf([...lines, summary])
}

/** Counts how often a child of any group is read from now on. */
function countReads({ records }: ReadDocument): () => number {
  let reads = 0
  const open = [...records]
  for (let next = open.pop(); next; next = open.pop()) {
    open.push(...next.children)
    next.children = new Proxy(next.children, {
      get(children, key, receiver) {
        if (typeof key === 'string' && /^\d/.test(key)) reads += 1
        return Reflect.get(children, key, receiver) as unknown
      },
    })
  }
  return () => reads
}

/** How often the check of a document reads a child. */
async function readsOf(document: ReadDocument): Promise<number> {
  const reads = countReads(document)
  await checkRelations(document, rulesFor('Orders'), freeYielder())
  return reads()
}

test('an order with twice as many lines takes twice as many steps', async () => {
  const [some, twice] = [await readsOf(largeOrder(200)), await readsOf(largeOrder(400))]
  expect(some).toBeGreaterThan(200)
  expect(twice).toBeLessThan(some * 2.01)
})

const datesWithoutDate = (count: number) =>
  documentOf([
    node(
      'Header',
      Array.from({ length: count }, () => node('Dates', [node('DateTimeQualifier', '002')])),
    ),
  ])

test('each of many dates without a date in one group takes no more steps than one', async () => {
  const [some, twice] = [await readsOf(datesWithoutDate(200)), await readsOf(datesWithoutDate(400))]
  expect(some).toBeGreaterThan(200)
  expect(twice).toBeLessThan(some * 2.01)
})

test('of 2,500 errors, 2,000 are described and all are counted', async () => {
  const { findings, levels } = await checkRelations(datesWithoutDate(2500), rulesFor('Orders'), freeYielder())
  expect(findings).toHaveLength(2000)
  expect(levels).toEqual({ error: 2500, warning: 1, note: 0, unknown: 0 })
})

test('an error in every line is reported', async () => {
  const document = largeOrder(1500)
  for (const group of document.records[0]?.children ?? []) {
    const total = group.children[0]?.children.at(-1)
    if (total) total.text = '0.31'
  }
  const codes = (await relationsIn(document, rulesFor('Orders'))).map(({ code }) => code)
  expect(codes).toEqual(Array.from({ length: 1500 }, () => 'line-total'))
})

test('pauses inside a group with many children', async () => {
  const yielder = countingYielder()
  await checkRelations(largeOrder(5000), rulesFor('Orders'), yielder)
  expect(yielder.progress.length).toBeGreaterThan(100)
})
