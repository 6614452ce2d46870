import { expect, it } from 'vitest'
import { samplesNamed } from '@/engines/rsx/generate/sample-tree'
import type { DesignRule, ElementRule, RuleModel } from '@/engines/rsx/rule-model'
import { designNode } from '../check/design-rules'
import { platformRules } from '../check/platform-rules'
import { outlineOf, sampleOf, textsAt } from './outline'
import { element, group, listsOf, rulesWith, value } from './small-rules'

const minimal = { size: 'minimal' } as const

/** Rules with a design of these nodes, for a document without a model of its own. */
function designed(elements: ElementRule[], nodes: DesignRule[], more: Partial<RuleModel> = {}): RuleModel {
  return rulesWith(elements, { design: designNode('Odd', {}, nodes), retailers: ['Acme', 'Birch', 'Cedar'], ...more })
}

/** A minimal sample for these retailers. */
function askedBy(retailers: string[], rules: RuleModel, choices: Record<string, string> = {}) {
  return sampleOf(rules, { ...minimal, retailers, choices: new Map(Object.entries(choices)) })
}

it('adds what the schema requires, ten times at the most, and no optional group that would stay empty', () => {
  const full = group('Full', [value('Text', {}, 1)])
  const blank = group('Blank', [value('None', { codeList: 'none' }, 1)])
  const rules = rulesWith(
    [
      value('Twice', {}, 2, 5),
      value('Often', {}, 1000, Infinity),
      value('Optional', {}, 0),
      element('Full', full, 3, Infinity),
      element('OptionalGroup', full, 0),
      element('Blank', blank, 1),
    ],
    { codeLists: listsOf({ none: [] }) },
  )
  expect(outlineOf(sampleOf(rules, minimal))).toEqual([
    `: Twice Twice ${'Often '.repeat(10).trimEnd()}`,
    '3 × Full: Text',
  ])
  expect(sampleOf(rules, minimal).record.children.at(-1)?.name).toBe('Blank')
})

it('adds what the chosen retailers require, and says who', () => {
  const info = group('Info', [value('Text', {}, 0), value('Other', {}, 0)])
  const rules = designed(
    [value('Number', {}, 0), element('Info', info, 0), element('More', info, 0)],
    [
      designNode('Number', { by: ['Birch', 'Acme'] }),
      designNode('Info', { by: ['Acme'] }, [
        designNode('Text', { by: ['Acme'] }),
        designNode('Other', { by: ['Cedar'] }),
      ]),
      designNode('More', { by: ['Acme'] }),
    ],
  )
  const sample = askedBy(['Acme', 'Birch'], rules)
  expect(outlineOf(sample)).toEqual([': Number', 'Info: Text'])
  expect([...sample.reasons]).toEqual([
    ['Number', ['Acme', 'Birch']],
    ['Info/Text', ['Acme']],
  ])
  expect(outlineOf(askedBy(['Cedar'], rules))).toEqual([])
  expect(outlineOf(askedBy([], rules))).toEqual([])
})

it('gives each code of the retailers an occurrence of its own, as far as the schema allows', () => {
  const date = group('Date', [value('Qualifier', { codeList: 'dates' }, 0), value('Day', { type: 'date' })])
  const rulesFor = (max: number) =>
    designed(
      [element('Date', date, 1, max)],
      [
        designNode('Date', { by: ['Acme'], repeats: true }, [
          designNode('Qualifier', {
            by: ['Acme'],
            codes: { A: ['Acme'], B: ['Acme', 'Birch'], C: ['Birch'], D: ['Cedar'] },
          }),
        ]),
      ],
      { codeLists: listsOf({ dates: ['Z', 'D', 'C', 'B', 'A'] }) },
    )
  const codes = (max: number, retailers: string[]) => textsAt(askedBy(retailers, rulesFor(max)), 'Date/Qualifier')
  expect(codes(9, ['Acme'])).toEqual(['A', 'B'])
  expect(codes(9, ['Acme', 'Birch'])).toEqual(['A', 'B', 'C'])
  expect(codes(2, ['Acme', 'Birch'])).toEqual(['A', 'B'])
  expect(textsAt(askedBy(['Acme', 'Birch'], rulesFor(9)), 'Date/Day')).toHaveLength(3)
  const { reasons } = askedBy(['Acme', 'Birch'], rulesFor(9))
  expect([reasons.get('Date[2]/Qualifier'), reasons.get('Date[3]/Qualifier')]).toEqual([['Acme', 'Birch'], ['Birch']])
})

it('adds no codes to a group that nobody requires', () => {
  const date = group('Date', [value('Qualifier', {}, 0)])
  const rules = designed(
    [element('Date', date, 0, Infinity)],
    [designNode('Date', { repeats: true }, [designNode('Qualifier', { codes: { A: ['Acme'] } })])],
  )
  expect(outlineOf(askedBy(['Acme'], rules))).toEqual([])
})

it('repeats a value for each code that retailers require of it', () => {
  const rulesFor = (max: number) =>
    designed(
      [value('Terms', { codeList: 'terms' }, 1, max)],
      [designNode('Terms', { repeats: true, codes: { A: ['Acme'], B: ['Birch'] } })],
      { codeLists: listsOf({ terms: ['Z', 'B', 'A'] }) },
    )
  expect(textsAt(askedBy(['Acme', 'Birch'], rulesFor(5)), 'Terms')).toEqual(['A', 'B'])
  expect(textsAt(askedBy(['Acme', 'Birch'], rulesFor(1)), 'Terms')).toEqual(['A'])
  expect(textsAt(askedBy([], rulesFor(5)), 'Terms')).toEqual(['Z'])
})

it('puts cartons on pallets for a retailer, and asks nothing of a pallet that its cartons meet', () => {
  const details = designNode('PhysicalDetails', { by: ['Acme'], repeats: true }, [
    designNode('PackValue', { by: ['Acme'] }),
    designNode('PackQualifier', { codes: { OU: ['Acme'] } }),
  ])
  const cartons = designNode('PackLevel', { repeats: true }, [details])
  const design = designNode('Shipment', {}, [
    designNode('Header', {}, [
      designNode('ShipmentHeader', {}, [designNode('ASNStructureCode', { codes: { SOTPI: ['Acme'] } })]),
    ]),
    designNode('OrderLevel', { repeats: true }, [designNode('PackLevel', { repeats: true }, [details, cartons])]),
  ])
  const rules = { ...platformRules('Shipments'), design }
  const sample = sampleOf(rules, { ...minimal, model: 'BulkImport', retailers: ['Acme'] })
  expect(textsAt(sample, 'Header/ShipmentHeader/ASNStructureCode')).toEqual(['SOTPI'])
  const packs = outlineOf(sample).filter((line) => line.includes('PackLevel') && !line.includes('ItemLevel'))
  expect(packs).toEqual([
    'OrderLevel/PackLevel/Pack: PackLevelType ShippingSerialID',
    'OrderLevel/PackLevel/PalletInformation: PalletQualifier PalletValue PalletTypeCode PalletTiers PalletBlocks',
    '6 × OrderLevel/PackLevel/PackLevel/Pack: PackLevelType ShippingSerialID',
    '6 × OrderLevel/PackLevel/PackLevel/PhysicalDetails: PackQualifier PackValue',
  ])
  expect(textsAt(sample, 'OrderLevel/PackLevel/PalletInformation/PalletValue')).toEqual(['6'])
  expect(textsAt(sample, 'OrderLevel/PackLevel/PalletInformation/PalletTiers')).toEqual(['2'])
  const alone = sampleOf(rules, { ...minimal, model: 'BulkImport' })
  expect(outlineOf(alone).filter((line) => line.includes('PackLevel/PackLevel'))).toEqual([])
  const many = sampleOf(rules, { model: 'BulkImport', retailers: ['Acme'] })
  const stacks = textsAt(many, 'OrderLevel/PackLevel/PalletInformation/PalletValue').map(Number)
  expect(stacks.slice(0, -1).every((count) => count === 8)).toBe(true)
  expect(stacks.reduce((sum, count) => sum + count)).toBe(
    textsAt(many, 'OrderLevel/PackLevel/PackLevel/Pack/ShippingSerialID').length,
  )
})

const codeRules = (codes: Record<string, string[]>, list = ['A', 'B', 'C']) =>
  designed(
    [element('Header', group('Header', [value('Type', { codeList: 'types' })]))],
    [designNode('Header', {}, [designNode('Type', { codes })])],
    { codeLists: listsOf({ types: list }) },
  )

it('takes, where a code cannot repeat, the one that all retailers accept', () => {
  const rules = codeRules({ C: ['Acme'], B: ['Acme', 'Birch'], A: ['Cedar'] })
  const agreed = askedBy(['Acme', 'Birch'], rules)
  expect(textsAt(agreed, 'Header/Type')).toEqual(['B'])
  expect(agreed.contradictions).toEqual([])
  expect(agreed.reasons.get('Header/Type')).toEqual(['Acme', 'Birch'])
  expect(textsAt(askedBy(['Acme'], rules), 'Header/Type')).toEqual(['C'])
  expect(textsAt(askedBy([], rules), 'Header/Type')).toEqual(['A'])
})

it('offers the codes of retailers that contradict each other, in the order of their names', () => {
  const rules = codeRules({ C: ['Birch'], B: ['Birch'], A: ['Acme'], X: ['Acme'] })
  const contradiction = {
    document: 'Odds',
    path: 'Header/Type',
    choices: [
      { retailer: 'Acme', codes: ['A', 'X'] },
      { retailer: 'Birch', codes: ['C', 'B'] },
    ],
    offered: ['C', 'B', 'A'],
  }
  const chosenWith = (choices?: Record<string, string>) => {
    const sample = askedBy(['Birch', 'Acme'], rules, choices)
    const [first, ...others] = sample.contradictions
    expect(others).toEqual([])
    expect(first).toEqual({ ...contradiction, chosen: textsAt(sample, 'Header/Type')[0] })
    return first?.chosen
  }
  expect(chosenWith()).toBe('C')
  expect(chosenWith({ 'Odds/Header/Type': 'A' })).toBe('A')
  expect(chosenWith({ 'Odds/Header/Type': 'X' })).toBe('C')
  expect(chosenWith({ 'Orders/Header/Type': 'A' })).toBe('C')
})

it('makes a value by the schema alone where no code of the retailers is in its list', () => {
  const sample = askedBy(['Acme', 'Birch'], codeRules({ X: ['Acme'], Y: ['Birch'] }))
  expect(textsAt(sample, 'Header/Type')).toEqual(['A'])
  expect(sample.contradictions).toEqual([])
})

it('fills every element of the schema once, below the record too', () => {
  const inner = group('Inner', [value('Text', {}, 0, 9)])
  const goods = group('Goods', [value('Sku', {}, 0)])
  const rules = rulesWith(
    [
      value('First', {}, 0),
      element('Inner', inner, 0, Infinity),
      element('LineItem', goods, 0, Infinity),
      element('Meta', inner, 0),
      element('Contacts', group('Contacts', [value('ContactName', {}, 0)]), 0, 9),
      element('Blank', group('Blank', [value('None', { codeList: 'none' }, 0)]), 0),
    ],
    { codeLists: listsOf({ none: [] }) },
  )
  const all = sampleOf(rules, { size: 'everything' })
  expect(outlineOf(all)).toEqual([': First', 'Inner: Text', 'LineItem: Sku', 'Meta: Text', 'Contacts: ContactName'])
  expect(all.record.children.map(({ name }) => name)).toEqual(['First', 'Inner', 'LineItem', 'Meta', 'Contacts'])
  expect(new Set(all.reasons.values())).toEqual(new Set(['size']))
  // A typical document leaves out what goes with others.
  expect(outlineOf(sampleOf(rules, { size: 'typical' }))).toEqual([': First', 'Inner: Text', 'LineItem: Sku'])
  expect(outlineOf(sampleOf(rules, minimal))).toEqual([])
})

it('adds to a code its value, and to a value its code', () => {
  const rules = rulesWith(
    [
      element(
        'Dates',
        group('Dates', [
          value('DateTimeQualifier', { codeList: 'dates' }),
          value('Date', { type: 'date' }, 0),
          value('Time', { type: 'time' }, 0),
        ]),
      ),
      element(
        'References',
        group('References', [value('ReferenceQual', { codeList: 'dates' }, 0), value('ReferenceID')]),
      ),
      element('Notes', group('Notes', [value('NoteCode', { codeList: 'dates' }, 0), value('Note')])),
    ],
    { document: 'ProductActivities', codeLists: listsOf({ dates: ['002'] }) },
  )
  expect(outlineOf(sampleOf(rules, minimal))).toEqual([
    'Dates: DateTimeQualifier Date',
    'References: ReferenceQual ReferenceID',
    'Notes: Note',
  ])
})

it('adds one of the alternatives of a group', () => {
  const choice = (extra: ElementRule[]) =>
    rulesWith(
      [
        element(
          'ChargesAllowances',
          group('ChargesAllowances', [value('AllowChrgIndicator', { codeList: 'ind' }), ...extra]),
        ),
      ],
      {
        document: 'ProductActivities',
        codeLists: listsOf({ ind: extra.length > 2 ? ['N'] : ['C'] }),
      },
    )
  const rate = value('AllowChrgRate', { type: 'decimal' }, 0)
  const percent = value('AllowChrgPercent', { type: 'decimal' }, 0)
  const other = value('Other', {}, 0)
  expect(outlineOf(sampleOf(choice([rate]), minimal))).toEqual(['ChargesAllowances: AllowChrgIndicator AllowChrgRate'])
  expect(outlineOf(sampleOf(choice([rate, percent]), minimal))).toEqual([
    'ChargesAllowances: AllowChrgIndicator AllowChrgPercent',
  ])
  // Nothing is charged or allowed: no amount is needed.
  expect(outlineOf(sampleOf(choice([rate, percent, other]), minimal))).toEqual([
    'ChargesAllowances: AllowChrgIndicator',
  ])
})

it('adds quantity and price to a total, with their codes', () => {
  const line = group('InvoiceLine', [
    value('InvoiceQty', { type: 'decimal' }, 0),
    value('InvoiceQtyUOM', { codeList: 'units' }, 0),
    value('PurchasePrice', { type: 'decimal' }, 0),
    value('ExtendedItemTotal', { type: 'decimal' }),
  ])
  const rules = rulesWith([element('InvoiceLine', line)], {
    document: 'Invoices',
    codeLists: listsOf({ units: ['CA', 'EA'] }),
  })
  const sample = sampleOf(rules, minimal)
  const [units, code, price, total] = sample.record.children[0]?.children.map(({ text }) => text) ?? []
  expect(code).toBe('EA')
  expect(Number(total)).toBeCloseTo(Number(units) * Number(price), 2)
})

it('ends where a schema requires a group in itself', () => {
  const elements: ElementRule[] = []
  const endless = group('Endless', elements)
  const nested = { ...endless, byName: new Map([['Endless', element('Endless', endless)]]) }
  elements.push(element('Endless', nested))
  for (const size of ['minimal', 'typical', 'everything'] as const) {
    const depth = samplesNamed(sampleOf(rulesWith([element('Start', nested)]), { size }).record, 'Endless').length
    expect(depth).toBeGreaterThan(1)
    expect(depth).toBeLessThan(40)
  }
})

it('fills a group that may be in itself once', () => {
  const elements: ElementRule[] = [value('Name', {}, 0)]
  const inner = element('Box', group('Box', elements), 0, Infinity)
  elements.push(inner)
  const box = { ...group('Box', elements), elements }
  const sample = sampleOf(rulesWith([element('Box', box, 0, Infinity)]), { size: 'everything' })
  expect(outlineOf(sample)).toEqual(['Box: Name', 'Box/Box: Name'])
})
