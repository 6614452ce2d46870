import { describe, expect, test } from 'vitest'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import { createYielder } from '@/lib/yielder'
import { matchDocuments } from '@/engines/rsx/compare/match-documents'
import { exampleOf, exampleWith } from '../domain/support'
import { formats } from '../planted/cells'
import { countingYielder } from '../yielders'
import { comparedSides, comparedTexts, differencesOf, fileOf, sideOf, type Content } from './compare-texts'

const order = 'PO104415-1-v7.7-CrossDock'
const shipment = 'SH104417-1-v7.7-BulkImport_TareLevel'
const stems = [order, 'PR104415-1-v7.7-CrossDock', shipment, 'IN104417-1-v7.7-BulkImport']

async function between(from: Content, to: Content, formatsOfBoth: readonly [DocumentFormat, DocumentFormat]) {
  const [a, b] = formatsOfBoth
  return comparedTexts(from.document, fileOf(from, a), fileOf(to, b, 'b'))
}

/** The differences of the order, or another example, after changes. */
async function changed(changes: Record<string, unknown>, stem = order, to: DocumentFormat = 'XML') {
  return differencesOf(await between(exampleOf(stem), exampleWith(stem, changes), ['XML', to]))
}

/** Members of an example at a path, to be written in another order or number. */
function listIn(stem: string, path: string): unknown[] {
  const found = path
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], exampleOf(stem).record)
  return structuredClone(found) as unknown[]
}

describe('equal content is no difference', () => {
  const pairs = stems.flatMap((stem) => formats.flatMap((from) => formats.map((to) => ({ stem, from, to }))))
  test.each(pairs)('$stem: $from beside $to', async ({ stem, from, to }) => {
    const content = exampleOf(stem)
    const compared = await between(content, content, [from, to])
    expect(differencesOf(compared)).toEqual([])
    expect(compared.summary.sentence).toMatch(/^No difference/)
  })
})

describe('what belongs together is matched', () => {
  test('lines by their number, whatever their order', async () => {
    const lines = listIn(order, 'LineItem').toReversed()
    expect(await changed({ LineItem: lines })).toEqual([])
  })
  test('lines by their item, when the number is another', async () => {
    expect(await changed({ 'LineItem.0.OrderLine.LineSequenceNumber': '10' })).toEqual([
      'differs LineItem 1/OrderLine/LineSequenceNumber: 1 → 10',
    ])
  })
  test('a line that is missing is one row, and the lines after it are not shifted', async () => {
    const [, ...lines] = listIn(order, 'LineItem')
    const rows = await changed({ LineItem: lines })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(/^only-from LineItem 1: 1 · NGO-4471/)
  })
  test('dates and addresses by their qualifier', async () => {
    const [first, ...dates] = listIn(order, 'Header.Dates')
    expect(await changed({ 'Header.Dates': [...dates, first], 'Header.Address.1.City': 'Reno' })).toEqual([
      'differs Header/Address ST/City: Duluth → Reno',
    ])
  })
  test('a group whose qualifier is another is one row', async () => {
    expect(await changed({ 'Header.Dates.1.DateTimeQualifier': '001' })).toEqual([
      'differs Header/Dates 038/DateTimeQualifier: 038 → 001',
    ])
  })
  test('packs by their serial number, although it is written without its identifier', async () => {
    const path = 'OrderLevel.0.PackLevel.0.PackLevel'
    const packs = listIn(shipment, path).toReversed()
    const [pack] = packs as { Pack: { ShippingSerialID: string } }[]
    if (!pack) throw new Error('no pack')
    const before = pack.Pack.ShippingSerialID
    pack.Pack.ShippingSerialID = before.slice(2)
    expect(await changed({ [path]: packs }, shipment)).toEqual([
      expect.stringMatching(new RegExp(`^written .*Pack/ShippingSerialID: ${before} → ${before.slice(2)}$`)),
    ])
  })
  test('stores by their number: one of many is missing', async () => {
    const path = 'LineItem.0.QuantitiesSchedulesLocations.0.LocationQuantity'
    const [, ...stores] = listIn(order, path)
    expect(await changed({ [path]: stores })).toEqual([
      expect.stringMatching(/^only-from .*LocationQuantity: 0114 · 24 → –$/),
    ])
  })
})

describe('values are compared as what they are', () => {
  test.each([
    ['a number with another number of decimals', { 'LineItem.0.OrderLine.PurchasePrice': 20 }, []],
    [
      'a number with zeros before it is written differently',
      { 'LineItem.0.OrderLine.LineSequenceNumber': '0001' },
      ['written LineItem 1/OrderLine/LineSequenceNumber: 1 → 0001'],
    ],
    [
      'a code in small letters differs',
      { 'LineItem.0.OrderLine.OrderQtyUOM': 'ea' },
      ['differs LineItem 1/OrderLine/OrderQtyUOM: EA → ea'],
    ],
    [
      'a date in another form is written differently',
      { 'Header.OrderHeader.PurchaseOrderDate': '2026/03/02' },
      ['written Header/OrderHeader/PurchaseOrderDate: 2026-03-02 → 2026/03/02'],
    ],
    [
      'an empty value beside an absent one is written differently',
      { 'Header.OrderHeader.ReleaseNumber': '' },
      ['written Header/OrderHeader/ReleaseNumber: – → '],
    ],
  ])('%s', async (_, changes, rows) => {
    expect(await changed(changes)).toEqual(rows)
  })
  test('an empty value is absent in another format', async () => {
    expect(await changed({ 'Header.OrderHeader.ReleaseNumber': '' }, order, 'JSON')).toEqual([])
  })
})

test('a value that a flat file cannot carry is named, and not said to be missing', async () => {
  const plain = exampleOf(order)
  const more = exampleWith(order, { 'Header.References.0.ReferenceIDs': [{ ReferenceQual: 'IA', ReferenceID: '77' }] })
  const compared = await between(more, plain, ['XML', 'CSV'])
  expect(differencesOf(compared)).toEqual([])
  expect(compared.summary.sentence).toContain('in what both formats can carry')
  expect(compared.summary.notes.join()).toMatch(/^Not compared: Header\/References\/ReferenceIDs/)
})

test('a document that could not be read to its end is named, and gives no rows and no verdict', async () => {
  const good = fileOf(exampleOf(order), 'XML')
  const cut = { name: 'cut.xml', text: good.text.slice(0, good.text.length / 2) }
  const { reply, comparer } = await comparedSides(await sideOf('Orders', good), await sideOf('Orders', cut))
  expect(reply).toEqual({ unread: [{ side: 'to', name: 'cut.xml', reason: expect.stringMatching(/^Line \d+/) }] })
  expect(() => comparer.rows({ isAll: false, text: '', count: 1 })).toThrow('not compared')
})

test('the work can be aborted, and reports its progress', async () => {
  const side = await sideOf('Orders', fileOf(exampleOf(order), 'XML'))
  const document = side.reading?.document
  if (!document) throw new Error('not read')
  const counting = countingYielder()
  await matchDocuments({ document, rules: side.rules }, { document, rules: side.rules }, counting)
  expect(counting.progress).toEqual(counting.progress.toSorted((a, b) => a - b))
  const aborted = createYielder(AbortSignal.abort(new Error('cancelled')), () => undefined)
  const matching = matchDocuments(
    { document, rules: side.rules },
    { document, rules: side.rules },
    { ...aborted, isYieldDue: () => true },
  )
  await expect(matching).rejects.toThrow('cancelled')
})
