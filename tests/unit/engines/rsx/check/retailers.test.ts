import { describe, expect, it } from 'vitest'
import type { DesignRule } from '@/engines/rsx/rule-model'
import { createTree, writeTree, type Tree } from '../oracles/trees'
import { designNode as node, withDesign } from './design-rules'
import { platformSchema } from './platform-rules'
import { compiledRules } from './compiled-rules'
import { linesOf, orderWith, plant, csvOf, jsonOf, positionalOf, xmlOf } from './support'

const north = 'Northgate Outfitters'
const harbor = 'Harbor & Pine'
const order = xmlOf('Orders')
const json = jsonOf('Orders')

/** Checks an order for retailers by a design of its header. */
async function headerLines(file: string, children: DesignRule[], retailers = [north, harbor]): Promise<string[]> {
  return linesOf(file, { retailers, rules: await withDesign('Orders', [node('Header', {}, children)]) })
}

const headerField = (name: string, facts: Parameters<typeof node>[1]) => [node('OrderHeader', {}, [node(name, facts)])]

describe('retailer-field', () => {
  const design = headerField('ReleaseNumber', { by: [harbor, north, 'Other'] })
  it('is one finding with the chosen retailers, where the field should be inserted', async () => {
    expect(await headerLines(order, design)).toMatchInlineSnapshot(`
      [
        "retailer-field error (Harbor & Pine, Northgate Outfitters) Line 9, column 50: OrderHeader has no ReleaseNumber. Harbor & Pine and Northgate Outfitters require it. → Add a ReleaseNumber element after line 9.",
      ]
    `)
    expect(await headerLines(json, design, [north])).toMatchInlineSnapshot(`
      [
        "retailer-field error (Northgate Outfitters) Line 7, column 32: OrderHeader has no ReleaseNumber. Northgate Outfitters requires it. → Add a ReleaseNumber element after line 7.",
      ]
    `)
    expect(await headerLines(csvOf('Orders'), design)).toMatchInlineSnapshot(`
      [
        "retailer-field error (Harbor & Pine, Northgate Outfitters) Row 2: OrderHeader has no ReleaseNumber. Harbor & Pine and Northgate Outfitters require it. → Add a ReleaseNumber element.",
      ]
    `)
    expect(await headerLines(positionalOf('Orders'), design)).toMatchInlineSnapshot(`
      [
        "retailer-field error (Harbor & Pine, Northgate Outfitters) Record OH, line 1: OrderHeader has no ReleaseNumber. Harbor & Pine and Northgate Outfitters require it. → Add a ReleaseNumber element.",
      ]
    `)
    expect(await headerLines(order, design, [])).toEqual([])
    expect(await headerLines(order, design, ['Somebody'])).toEqual([])
  })
  it('is satisfied by a value, and not by an empty one', async () => {
    expect(await headerLines(xmlOf('Orders', orderWith('Header/OrderHeader/ReleaseNumber', '7')), design)).toEqual([])
    const empty = xmlOf('Orders', orderWith('Header/OrderHeader/ReleaseNumber', ''))
    expect(await headerLines(empty, design)).toMatchInlineSnapshot(`
      [
        "empty-element error Line 10, column 9: ReleaseNumber is empty. → Give ReleaseNumber a value, or leave it out where no retailer requires it.",
        "retailer-field error (Harbor & Pine, Northgate Outfitters) Line 10, column 9: OrderHeader has an empty ReleaseNumber. Harbor & Pine and Northgate Outfitters require it. → Give ReleaseNumber its content.",
      ]
    `)
  })
  it('is one finding for an absent group, and none for a field of an optional group', async () => {
    const fields = [
      node('NoteCode', { by: [north], codes: { GEN: [north], SHP: [north] } }),
      node('Note', { by: [north] }),
    ]
    expect(await headerLines(order, [node('Notes', { by: [north], repeats: true }, fields)])).toMatchInlineSnapshot(`
      [
        "retailer-field error (Northgate Outfitters) Line 78, column 20: Header has no Notes. Northgate Outfitters requires it, with NoteCode GEN and SHP and Note. → Add a Notes group after line 78.",
      ]
    `)
    expect(await headerLines(order, [node('Notes', { repeats: true }, fields)])).toEqual([])
  })
  it('is asked of every occurrence', async () => {
    const design2 = [node('Address', { repeats: true }, [node('Address2', { by: [north] })])]
    expect(await headerLines(order, design2)).toHaveLength(2)
  })
  it('is not said of what the schema requires, nor of what is misspelt', async () => {
    const number = headerField('PurchaseOrderNumber', { by: [north] })
    expect(await headerLines(plant(order, / *<PurchaseOrderNumber>.*\n/, ''), number)).toEqual([
      expect.stringMatching(/^required-missing error Line/),
    ])
    const vendor = headerField('Vendor', { by: [north] })
    const misspelt = plant(plant(order, '<Vendor>', '<Vender>'), '</Vendor>', '</Vender>')
    expect(await headerLines(misspelt, vendor)).toEqual([expect.stringMatching(/^unknown-element error Line/)])
  })
  it('is not said of what is in the wrong place', async () => {
    const line = / *<Vendor>.*\n/.exec(order)?.[0] ?? ''
    const moved = plant(plant(order, line, ''), '        <OrderQty>', `${line}        <OrderQty>`)
    expect(await headerLines(moved, headerField('Vendor', { by: [north] }))).toEqual([
      expect.stringMatching(/^wrong-place error Line/),
    ])
    const address = / *<Address>(?:(?!<\/Address>)[^])*>ST<[^]*?<\/Address>\n/.exec(order)?.[0] ?? ''
    const group = plant(plant(order, address, ''), '        <OrderQty>', `${address}        <OrderQty>`)
    const codes = { by: [north], codes: { ST: [north], BT: [north] } }
    const addresses = [node('Address', { by: [north], repeats: true }, [node('AddressTypeCode', codes)])]
    expect(await headerLines(group, addresses)).toEqual([expect.stringMatching(/^wrong-place error Line/)])
  })
  it('cannot be told where a flat layout has no place for it, which is said once', async () => {
    const design3 = headerField('ContractType', { by: [north] })
    design3.push(node('MonetaryAmounts', { by: [harbor], repeats: true }))
    expect(await headerLines(csvOf('Orders'), design3)).toMatchInlineSnapshot(`
      [
        "retailer-field unknown (Harbor & Pine) Row 1, column 1: The CSV layout cannot carry 1 place that a chosen retailer requires, such as Header/MonetaryAmounts. → Cannot tell: send XML or JSON.",
        "retailer-field unknown (Northgate Outfitters) Row 1, column 1: The CSV layout cannot carry 1 place that a chosen retailer requires, such as Header/OrderHeader/ContractType. → Cannot tell: send XML or JSON.",
      ]
    `)
    expect(await headerLines(order, design3)).toHaveLength(2)
  })
})

describe('retailer-code', () => {
  it('is placed behind the groups among which it is missing', async () => {
    const design = (code: string) => [
      node('Address', { repeats: true }, [
        node('AddressTypeCode', { by: [north], codes: { [code]: [north, harbor] } }),
      ]),
    ]
    expect(await headerLines(order, design('ST'))).toEqual([])
    expect(await headerLines(order, design('SF'))).toMatchInlineSnapshot(`
      [
        "retailer-code error (Harbor & Pine, Northgate Outfitters) Line 63, column 17: Header has no Address with AddressTypeCode SF (Meaning SF). Harbor & Pine and Northgate Outfitters require it. → Add an Address group after line 63.",
      ]
    `)
    expect(await headerLines(json, design('SF'))).toMatchInlineSnapshot(`
      [
        "retailer-code error (Harbor & Pine, Northgate Outfitters) Line 68, column 8: Header has no Address with AddressTypeCode SF (Meaning SF). Harbor & Pine and Northgate Outfitters require it. → Add an Address group after line 68.",
      ]
    `)
    expect(await headerLines(csvOf('Orders'), design('SF'))).toMatchInlineSnapshot(`
      [
        "retailer-code error (Harbor & Pine, Northgate Outfitters) Row 9: Header has no Address with AddressTypeCode SF (Meaning SF). Harbor & Pine and Northgate Outfitters require it. → Add an Address group.",
      ]
    `)
    expect(await headerLines(positionalOf('Orders'), design('SF'))).toMatchInlineSnapshot(`
      [
        "retailer-code error (Harbor & Pine, Northgate Outfitters) Record OA, line 8: Header has no Address with AddressTypeCode SF (Meaning SF). Harbor & Pine and Northgate Outfitters require it. → Add an Address group.",
      ]
    `)
  })
  it('wants every code at a place that repeats', async () => {
    const codes = { '037': [north], '001': [north], '010': [harbor] }
    const design = [node('Dates', { repeats: true }, [node('DateTimeQualifier', { codes })])]
    expect(await headerLines(order, design)).toEqual([
      expect.stringContaining(
        'Header has no Dates with DateTimeQualifier 001 (Meaning 001). Northgate Outfitters requires it.',
      ),
      expect.stringContaining(
        'Header has no Dates with DateTimeQualifier 010 (Meaning 010). Harbor & Pine requires it.',
      ),
    ])
  })
  it('takes several codes as alternatives at a place that cannot repeat', async () => {
    const design = (codes: Record<string, string[]>) => headerField('PrimaryPOTypeCode', { codes })
    expect(await headerLines(order, design({ SA: [north], KN: [north] }))).toEqual([])
    expect(await headerLines(order, design({ SA: [north], RE: [north, harbor] }))).toMatchInlineSnapshot(`
      [
        "retailer-code error (Northgate Outfitters) Line 9, column 28: PrimaryPOTypeCode is KN (Cross-dock order). Northgate Outfitters requires SA (Meaning SA) or RE (Meaning RE). → Write SA or RE if that is what you mean.",
        "retailer-code error (Harbor & Pine) Line 9, column 28: PrimaryPOTypeCode is KN (Cross-dock order). Harbor & Pine requires RE (Meaning RE). → Write RE if that is what you mean.",
      ]
    `)
  })
  it('is not said of a code that is wrong in itself', async () => {
    const design = [
      node('Address', { repeats: true }, [node('AddressTypeCode', { by: [north], codes: { ST: [north] } })]),
    ]
    const wrong = plant(order, '<AddressTypeCode>ST<', '<AddressTypeCode>Q?<')
    expect(await headerLines(wrong, design)).toEqual([expect.stringMatching(/^unknown-code error Line/)])
    const lower = plant(order, '<AddressTypeCode>ST<', '<AddressTypeCode>st<')
    expect(await headerLines(lower, design)).toEqual([expect.stringMatching(/^case-or-padding error Line/)])
    const absent = plant(order, /.*<AddressTypeCode>ST<.*\n/, '')
    expect(await headerLines(absent, design)).toEqual([expect.stringMatching(/^retailer-field error \(North/)])
  })
})

describe('retailer-length', () => {
  const vendor = (min: number[], max: number[]) => headerField('Vendor', { lengths: { min, max } })

  it('warns without names, of what some or all retailers refuse', async () => {
    expect(await headerLines(order, vendor([1], [6, 20]))).toEqual([])
    expect(await headerLines(order, vendor([1], [4, 20]))).toMatchInlineSnapshot(`
      [
        "retailer-length warning Line 14, column 17: Vendor is 'V77410' (6 characters). Some retailers allow at most 4; the designs do not say which. This is said once for Vendor.",
      ]
    `)
    expect(await headerLines(order, vendor([1], [4]))).toMatchInlineSnapshot(`
      [
        "retailer-length warning Line 14, column 17: Vendor is 'V77410' (6 characters). All retailers allow at most 4.",
      ]
    `)
    expect(await headerLines(order, vendor([7], [20]))).toMatchInlineSnapshot(`
      [
        "retailer-length warning Line 14, column 17: Vendor is 'V77410' (6 characters). All retailers require at least 7.",
      ]
    `)
    expect(await headerLines(order, vendor([2, 8], [20]))).toMatchInlineSnapshot(`
      [
        "retailer-length note Line 14, column 17: Vendor is 'V77410' (6 characters). Some retailers require at least 8; the designs do not say which. This is said once for Vendor.",
      ]
    `)
    expect(await headerLines(order, vendor([1], [4, 20]), [])).toEqual([])
  })
  it('warns where the lengths of retailers contradict each other, whoever is chosen', async () => {
    const { retailers } = await compiledRules('Orders')
    const design = vendor([1, 10], [4, 20])
    const lines = await headerLines(order, design)
    expect(lines).toMatchInlineSnapshot(`
      [
        "retailer-length warning Line 14, column 17: Vendor is 'V77410' (6 characters). Some retailers allow at most 4, others require at least 10; the designs do not say which. This is said once for Vendor.",
      ]
    `)
    expect(await headerLines(order, design, [north])).toEqual(lines)
    expect(await headerLines(order, design, [...retailers])).toEqual(lines)
  })
  it('is said once for a field that only some refuse, and of each value that all refuse', async () => {
    const postalCode = (min: number[], max: number[]) => {
      const field = node('PostalCode', { lengths: { min, max } })
      return [node('Address', { repeats: true }, [field])]
    }
    expect(order.match(/<PostalCode>/g)?.length).toBeGreaterThan(1)
    expect(await headerLines(order, postalCode([3, 6], [15]))).toHaveLength(1)
    expect(await headerLines(order, postalCode([6], [15]))).toHaveLength(order.match(/<PostalCode>/g)?.length ?? 0)
  })
  it('shows the value and its number of characters', async () => {
    const long = xmlOf('Orders', orderWith('Header/OrderHeader/Vendor', `V${'7'.repeat(28)}X`))
    expect(await headerLines(long, vendor([1], [20]))).toEqual([
      expect.stringMatching(/Vendor is 'V7+X' \(30 characters\)\. All retailers allow at most 20\.$/),
    ])
  })
})

describe('formats of the design', () => {
  it('warns of a time that the designs write in another way', async () => {
    const design = [node('Dates', { repeats: true }, [node('Time', { format: 'HH:mm:ss' })])]
    expect(await headerLines(xmlOf('Orders', orderWith('Header/Dates/Time', '14:30:00')), design)).toEqual([])
    expect(await headerLines(xmlOf('Orders', orderWith('Header/Dates/Time', '14:30:00Z')), design))
      .toMatchInlineSnapshot(`
        [
          "time-or-zone warning Line 27, column 15: Time is '14:30:00Z'. The designs of the retailers show HH:mm:ss. → Write it as HH:mm:ss.",
        ]
      `)
    const unknown = [node('Dates', { repeats: true }, [node('Time', { format: 'local time' })])]
    expect(await headerLines(xmlOf('Orders', orderWith('Header/Dates/Time', '14:30:00Z')), unknown)).toEqual([])
  })
})

describe('not-in-design', () => {
  it('is noted once for groups that no design shows', async () => {
    const rules = await withDesign('Orders', [
      node('Header', {}, [node('Dates', { isHidden: true, repeats: true }), node('OrderHeader')]),
      node('LineItem', { repeats: true, isHidden: true }),
    ])
    const lines = await linesOf(order, { retailers: [north], rules })
    expect(lines).toMatchInlineSnapshot(`
      [
        "not-in-design note Line 24, column 7: No design shows Dates here. Retailers may ignore it. → It may stay. Ask your retailers whether they read it.",
        "not-in-design note Line 80, column 5: No design shows LineItem here. Retailers may ignore it. → It may stay. Ask your retailers whether they read it.",
      ]
    `)
  })
})

describe('contradiction', () => {
  it('is said once when no code satisfies all, at the value or at the record', async () => {
    const codes = { SA: [north], KN: [harbor] }
    const design = headerField('PrimaryPOTypeCode', { by: [north, harbor], codes })
    expect(await headerLines(order, design)).toMatchInlineSnapshot(`
      [
        "contradiction note (Harbor & Pine, Northgate Outfitters) Line 9, column 28: PrimaryPOTypeCode cannot satisfy all chosen retailers: Northgate Outfitters requires SA; Harbor & Pine requires KN. → Send each of them a document of its own.",
        "retailer-code error (Northgate Outfitters) Line 9, column 28: PrimaryPOTypeCode is KN (Cross-dock order). Northgate Outfitters requires SA (Meaning SA). → Write SA if that is what you mean.",
      ]
    `)
    expect(await headerLines(order, design, [harbor])).toEqual([])
    const absent = plant(order, /.*<PrimaryPOTypeCode>.*\n/, '')
    expect(await headerLines(absent, design)).toMatchInlineSnapshot(`
      [
        "contradiction note (Harbor & Pine, Northgate Outfitters) Line 3, column 3: PrimaryPOTypeCode cannot satisfy all chosen retailers: Northgate Outfitters requires SA; Harbor & Pine requires KN. → Send each of them a document of its own.",
        "retailer-field error (Harbor & Pine, Northgate Outfitters) Line 8, column 46: OrderHeader has no PrimaryPOTypeCode. Harbor & Pine and Northgate Outfitters require it. → Add a PrimaryPOTypeCode element after line 8.",
      ]
    `)
    const optional = headerField('PrimaryPOTypeCode', { codes })
    expect(await headerLines(absent, optional)).toEqual([])
  })
})

describe('levels that nest in themselves', () => {
  const tree = (name: string, ...content: (string | Tree)[]): Tree =>
    createTree(name, typeof content[0] === 'string' ? content[0] : (content as Tree[]))
  const pack = (type: string, ...more: Tree[]) => tree('PackLevel', tree('Pack', tree('PackLevelType', type)), ...more)
  const items = tree('ItemLevel', tree('ShipmentLine', tree('ShipQty', '1')))
  const shipment = (...packs: Tree[]) =>
    writeTree(
      platformSchema('Shipments'),
      tree(
        'Shipment',
        tree('Header', tree('ShipmentHeader', tree('TradingPartnerId', 'NGO'), tree('ShipmentIdentification', 'S1'))),
        tree('OrderLevel', ...packs),
      ),
    )
  const packDesign = (facts: Parameters<typeof node>[1]) =>
    node('PackLevel', { by: [north], repeats: true }, [
      node('Pack', {}, [node('PackLevelType', facts)]),
      node('ItemLevel', { by: [north], repeats: true }),
      node('PackLevel', { repeats: true }),
    ])
  const lines = async (file: string, facts: Parameters<typeof node>[1] = {}) =>
    linesOf(file, {
      document: 'Shipments',
      retailers: [north],
      rules: await withDesign('Shipments', [
        node('Header'),
        node('OrderLevel', { repeats: true }, [packDesign(facts)]),
      ]),
    })

  it('meet a requirement at any depth', async () => {
    expect(await lines(shipment(pack('P', items)))).toEqual([])
    expect(await lines(shipment(pack('T', pack('P', items), pack('P'))))).toEqual([])
    expect(await lines(shipment(pack('T', pack('P'))))).toMatchInlineSnapshot(`
      [
        "retailer-field error (Northgate Outfitters) Line 13, column 8: PackLevel has no ItemLevel. Northgate Outfitters requires it. → Add an ItemLevel group after line 13.",
      ]
    `)
  })
  it('have a code at any depth', async () => {
    const facts = { codes: { P: [north] } }
    expect(await lines(shipment(pack('T', pack('P', items))), facts)).toEqual([])
    expect(await lines(shipment(pack('T', items)), facts)).toMatchInlineSnapshot(`
      [
        "retailer-code error (Northgate Outfitters) Line 12, column 16: PackLevelType is T (Pallet (tare)). Northgate Outfitters requires P (Meaning P). → Write P if that is what you mean.",
      ]
    `)
  })
  it('cannot be told where the design omits what is in them', async () => {
    const inner = node('PackLevel', { repeats: true, by: [north] })
    const design = node('PackLevel', { repeats: true }, [node('Pack'), inner])
    const rules = await withDesign('Shipments', [node('Header'), node('OrderLevel', { repeats: true }, [design])])
    const file = shipment(pack('T', pack('P', items), pack('P', items)))
    expect(await linesOf(file, { document: 'Shipments', retailers: [north], rules })).toMatchInlineSnapshot(`
      [
        "retailer-field unknown (Northgate Outfitters) Line 14, column 1: The designs do not show what is in a PackLevel that is in another. What retailers require there cannot be told. → Look it up in the requirements of the retailer.",
      ]
    `)
  })
})
