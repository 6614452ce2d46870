import { describe, expect, test } from 'vitest'
import type { DesignRule } from '@/engines/rsx/rule-model'
import { createTree, writeTree, type Tree } from '../oracles/trees'
import { designNode as node, withDesign } from './design-rules'
import { compiledRules } from './compiled-rules'
import { platformSchema } from './platform-rules'
import { check, csvOf, linesOf, orderWith, plant, xmlOf } from './support'

const north = 'Northgate Outfitters'
const harbor = 'Harbor & Pine'
const order = xmlOf('Orders')

/** Checks an order for two retailers by a design of its header. */
async function headerLines(file: string, children: DesignRule[], retailers = [north, harbor]): Promise<string[]> {
  return linesOf(file, { retailers, rules: await withDesign('Orders', [node('Header', {}, children)]) })
}

describe('what a retailer requires is empty', () => {
  test('a value is a finding of the retailer, beside what the network says to everybody', async () => {
    const design = [node('OrderHeader', {}, [node('PrimaryPOTypeDescription', { by: [north] })])]
    const empty = xmlOf('Orders', orderWith('Header/OrderHeader/PrimaryPOTypeDescription', ''))
    expect(await headerLines(empty, design)).toEqual([
      expect.stringMatching(/^empty-element warning Line 10, column 9: /),
      'retailer-field error (Northgate Outfitters) Line 10, column 9: OrderHeader has an empty PrimaryPOTypeDescription. Northgate Outfitters requires it. → Give PrimaryPOTypeDescription its content.',
    ])
    expect(await headerLines(empty, design, [harbor])).toEqual([
      expect.stringMatching(/^empty-element warning Line 10, column 9: PrimaryPOTypeDescription is empty\./),
    ])
  })

  test('a value beside one with a name like it is said to be empty', async () => {
    const design = [node('OrderHeader', {}, [node('PrimaryPOTypeDescription', { by: [north] })])]
    const empty = xmlOf('Orders', orderWith('Header/OrderHeader/PrimaryPOTypeDescription', ''))
    const both = plant(empty, '<OrderHeader>', '<OrderHeader><PrimaryPOTypeDescriptio>x</PrimaryPOTypeDescriptio>')
    expect(await headerLines(both, design)).toEqual([
      expect.stringMatching(/^unknown-element error/),
      expect.stringMatching(/^empty-element warning/),
    ])
  })

  test('a group is one, too', async () => {
    const empty = plant(order, '</Header>', '<Notes/></Header>')
    expect(await headerLines(empty, [node('Notes', { by: [north], repeats: true })])).toEqual([
      expect.stringMatching(/^empty-element warning Line 79, column 5: /),
      'retailer-field error (Northgate Outfitters) Line 79, column 5: Header has an empty Notes. Northgate Outfitters requires it. → Give Notes its content.',
    ])
  })

  test('one of several groups is an empty element, and nothing is missing', async () => {
    const empty = plant(order, '    <Dates>', '    <Dates/>\n    <Dates>')
    expect(await headerLines(empty, [node('Dates', { by: [north], repeats: true })])).toEqual([
      expect.stringMatching(/^empty-element warning Line 24/),
    ])
  })
})

describe('the code of a group', () => {
  const codes = { '001': [north] }

  test('is missing behind the last group of its name', async () => {
    expect(
      await headerLines(order, [node('Dates', { repeats: true }, [node('DateTimeQualifier', { codes })])]),
    ).toEqual([
      'retailer-code error (Northgate Outfitters) Line 35, column 15: Header has no Dates with DateTimeQualifier 001 (Meaning 001). Northgate Outfitters requires it. → Add a Dates group after line 35.',
    ])
  })

  test('need not be in its first field', async () => {
    const media = (code: string) => [
      node('CarrierInformation', { repeats: true }, [node('CarrierTransMethodCode', { codes: { [code]: [north] } })]),
    ]
    const second = plant(order, '<CarrierTransMethodCode>', '<StatusCode>CM</StatusCode><CarrierTransMethodCode>')
    expect(await headerLines(second, media('M'))).toEqual([])
    expect(await headerLines(second, media('A'))).toEqual([
      expect.stringContaining('CarrierTransMethodCode A (Meaning A). Northgate Outfitters requires it.'),
    ])
  })

  test('cannot be told where a flat layout has no place for it', async () => {
    const design = [node('PaymentTerms', { repeats: true }, [node('PaymentMethodCode', { codes: { C: [north] } })])]
    expect(await headerLines(order, design)).toEqual([])
    expect(await headerLines(csvOf('Orders'), design)).toEqual([])
    const two = { C: [north], D: [north] }
    const several = [node('PaymentTerms', { repeats: true }, [node('PaymentMethodCode', { codes: two })])]
    expect(await headerLines(order, several)).toEqual([
      expect.stringContaining('PaymentMethodCode D (Meaning D). Northgate Outfitters requires it.'),
    ])
    const { result } = await check(csvOf('Orders'), {
      retailers: [north],
      rules: await withDesign('Orders', [node('Header', {}, several)]),
    })
    expect(result.findings.map(({ level, expected, message }) => [level, expected, message])).toEqual([
      [
        'unknown',
        'Header/PaymentTerms/PaymentMethodCode',
        'The CSV layout cannot carry 1 place that a chosen retailer requires, such as Header/PaymentTerms/PaymentMethodCode.',
      ],
    ])
  })
})

test('what the schema requires cannot be told where a flat layout has no place for it', async () => {
  const rules = await compiledRules('Orders')
  const path = 'Header/OrderHeader/PurchaseOrderNumber'
  const without = { ...rules, csvLayout: rules.csvLayout?.filter((column) => column.path !== path) }
  const { result } = await check(csvOf('Orders'), { rules: without })
  expect(result.findings.map(({ code, level, expected, message }) => [code, level, expected, message])).toEqual([
    [
      'required-missing',
      'unknown',
      path,
      `The CSV layout cannot carry 1 place that the schema requires, such as ${path}.`,
    ],
  ])
})

test('of contradicting retailers, each refuses the code that does not satisfy it', async () => {
  const codes = { SA: [north], KN: [harbor] }
  const design = [node('OrderHeader', {}, [node('PrimaryPOTypeCode', { by: [north, harbor], codes })])]
  const lines = (code: string) =>
    headerLines(xmlOf('Orders', orderWith('Header/OrderHeader/PrimaryPOTypeCode', code)), design)
  expect(await lines('SA')).toEqual([
    expect.stringMatching(/^contradiction note/),
    expect.stringContaining('is SA (Ordinary single order). Harbor & Pine requires KN (Meaning KN).'),
  ])
  expect(await lines('RE')).toEqual([
    expect.stringMatching(/^contradiction note/),
    expect.stringContaining('is RE (Replenishment order). Northgate Outfitters requires SA (Meaning SA).'),
    expect.stringContaining('is RE (Replenishment order). Harbor & Pine requires KN (Meaning KN).'),
  ])
})

test('findings are counted for the network and for each retailer', async () => {
  const design = [
    node('OrderHeader', {}, [node('ReleaseNumber', { by: [north, harbor] }), node('JobNumber', { by: [north] })]),
  ]
  const rules = await withDesign('Orders', [node('Header', {}, design)])
  const file = plant(order, '>PO104415-1<', '><')
  const { result } = await check(file, { retailers: [north, harbor], rules })
  expect([...result.counts].map(([retailer, { error }]) => [retailer, error])).toEqual([
    [undefined, 1],
    [harbor, 1],
    [north, 2],
  ])
})

describe('in levels that nest in themselves', () => {
  const tree = (name: string, ...content: (string | Tree)[]): Tree =>
    createTree(name, typeof content[0] === 'string' ? content[0] : (content as Tree[]))
  const items = tree('ItemLevel', tree('ShipmentLine', tree('ShipQty', '1')))
  const note = (code: string) => tree('Notes', tree('NoteCode', code))
  const pack = (type: string, ...more: Tree[]) => tree('PackLevel', tree('Pack', tree('PackLevelType', type)), ...more)
  const shipment = (...packs: Tree[]) =>
    writeTree(
      platformSchema('Shipments'),
      tree(
        'Shipment',
        tree('Header', tree('ShipmentHeader', tree('TradingPartnerId', 'NGO'), tree('ShipmentIdentification', 'S1'))),
        tree('OrderLevel', ...packs),
      ),
    )
  const lines = async (file: string, packDesign: DesignRule[], retailers = [north, harbor]) =>
    linesOf(file, {
      document: 'Shipments',
      retailers,
      rules: await withDesign('Shipments', [
        node('Header'),
        node('OrderLevel', { repeats: true }, [
          node('PackLevel', { repeats: true }, [...packDesign, node('PackLevel', { repeats: true })]),
        ]),
      ]),
    })

  test('the codes of one retailer do not satisfy another', async () => {
    const type = (codes: Record<string, string[]>) => [node('Pack', {}, [node('PackLevelType', { codes })])]
    const file = shipment(pack('T', pack('T', items)))
    const both = type({ P: [north], T: [harbor], L: [north, harbor] })
    expect(await lines(file, both)).toEqual([
      expect.stringMatching(/^retailer-code error \(Northgate Outfitters\) Line 12/),
    ])
    expect(await lines(shipment(pack('T', pack('P', items))), both)).toEqual([])
  })

  test('a code among groups may be at any depth', async () => {
    const notes = [node('Notes', { repeats: true }, [node('NoteCode', { codes: { GEN: [north] } })])]
    expect(await lines(shipment(pack('T', note('SHP'), pack('P', note('GEN'), items))), notes)).toEqual([])
    expect(await lines(shipment(pack('T', note('SHP'), pack('P', note('SHP'), items))), notes)).toEqual([
      expect.stringContaining('PackLevel has no Notes with NoteCode GEN (Meaning GEN).'),
    ])
  })

  test('what one group of a level has does not satisfy another of the same level', async () => {
    const other = tree('ItemLevel', tree('ShipmentLine', tree('ShipQty', '1')), note('GEN'))
    const design = [node('ItemLevel', { repeats: true }, [node('Notes', { by: [north], repeats: true })])]
    expect(await lines(shipment(pack('T', items, other)), design)).toEqual([
      expect.stringContaining('ItemLevel has no Notes.'),
    ])
  })

  test('unknown elements are passed by', async () => {
    const design = [node('ItemLevel', { by: [north], repeats: true })]
    expect(await lines(shipment(pack('T', pack('P', items), tree('Zzzyx', 'x'))), design)).toEqual([
      expect.stringMatching(/^unknown-element error/),
    ])
  })

  test('what cannot be told names all retailers, and the page of the group', async () => {
    const inner = node('PackLevel', { repeats: true, by: [north, harbor] })
    const design = node('PackLevel', { repeats: true }, [node('Pack'), inner])
    const rules = await withDesign('Shipments', [node('Header'), node('OrderLevel', { repeats: true }, [design])])
    const file = shipment(pack('T', pack('P', items)))
    const { result } = await check(file, { document: 'Shipments', retailers: [north, harbor], rules })
    expect(result.findings.map(({ message, reference }) => [message, reference])).toEqual([
      [
        'The designs do not show what is in a PackLevel that is in another. What retailers require there cannot be told.',
        { kind: 'field', field: 'PackLevel' },
      ],
    ])
  })
})
