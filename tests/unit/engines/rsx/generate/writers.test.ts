import { expect, it } from 'vitest'
import { writeCsv } from '@/engines/rsx/generate/write-csv'
import { writeJson } from '@/engines/rsx/generate/write-json'
import { writePositional } from '@/engines/rsx/generate/write-positional'
import { writeSample } from '@/engines/rsx/samples'
import { writeXml } from '@/engines/rsx/generate/write-xml'
import type { CsvColumn, PositionalField, RuleModel } from '@/engines/rsx/rule-model'
import { recordOf } from './sample-record'
import { element, group, rulesWith, value } from './small-rules'

const line = group('Line', [
  value('Number', { type: 'integer' }, 0),
  value('Price', { type: 'decimal' }, 0),
  value('IsGift', { type: 'boolean' }, 0),
  value('Text', { maxLength: 8 }, 0, Infinity),
])
const header = group('Header', [value('Id', { maxLength: 3 }, 0), value('Day', { type: 'date' }, 0)])
const rules = rulesWith([element('Header', header), element('Line', line, 0, Infinity)], { document: 'Odds' })

const content = {
  Header: { Id: 'A&"', Day: '2026-03-04' },
  Line: [
    { Number: '1', Price: '2.50', IsGift: 'true', Text: ['<one>', 'two, too'] },
    { Number: '2', Text: '' },
  ],
}

it('writes XML with one element a line', () => {
  expect(writeXml(rules, recordOf(rules, content))).toBe(`<?xml version="1.0" encoding="utf-8"?>
<Odds xmlns="urn:odd &quot;quoted&quot; &amp; &lt;more&gt;">
  <Odd>
    <Header>
      <Id>A&amp;&quot;</Id>
      <Day>2026-03-04</Day>
    </Header>
    <Line>
      <Number>1</Number>
      <Price>2.50</Price>
      <IsGift>true</IsGift>
      <Text>&lt;one&gt;</Text>
      <Text>two, too</Text>
    </Line>
    <Line>
      <Number>2</Number>
      <Text></Text>
    </Line>
  </Odd>
</Odds>
`)
})

it('writes JSON with an array for what can repeat, and numbers as they are', () => {
  const text = writeJson(recordOf(rules, content))
  expect(text).toBe(`{
  "Header": {
    "Id": "A&\\"",
    "Day": "2026-03-04"
  },
  "Line": [
    {
      "Number": 1,
      "Price": 2.50,
      "IsGift": true,
      "Text": [
        "<one>",
        "two, too"
      ]
    },
    {
      "Number": 2,
      "Text": [
        ""
      ]
    }
  ]
}
`)
  expect(writeJson(recordOf(rules, { Header: {} }))).toBe('{\n  "Header": {}\n}\n')
})

const column = (path: string, recordType: string): CsvColumn => ({
  path,
  column: path.slice(path.lastIndexOf('/') + 1),
  recordType,
  type: 'string',
  isRequired: false,
  minLength: undefined,
  maxLength: undefined,
})

it('writes a CSV row for each group, without columns that no row fills, and names what has no place', () => {
  const layout = [
    column('Header/Id', 'H'),
    column('Header/Day', 'H'),
    column('Line/Number', 'L'),
    column('Line/IsGift', 'L'),
    column('Line/Text', 'L'),
  ]
  const lines = [
    { Number: '1', Price: '2.50', Text: 'a, b' },
    { Number: '2', Text: ['one', 'two'] },
    { Price: '1' },
    { Number: '4', Text: 'c\nd' },
    { Text: '\r"e"' },
  ]
  const written = writeCsv(recordOf(rules, { Header: { Id: 'x' }, Line: lines }), layout)
  expect(written.text).toBe(
    ['RecordType,Id,Number,Text', 'H,x,,', 'L,,1,"a, b"', 'L,,2,', 'L,,4,"c\nd"', 'L,,,"\r""e"""', ''].join('\r\n'),
  )
  // A column has place for one text, so that neither of two is carried.
  expect(written.notCarried).toEqual(['Line/Price', 'Line/Text'])
})

const field = (
  path: string,
  record: string,
  start: number,
  end: number,
  isRightJustified = false,
): PositionalField => ({
  path,
  record,
  start,
  end,
  isRightJustified,
  type: 'string',
  isRequired: false,
})

it('writes positional records with their number, texts to the left and numbers to the right', () => {
  const layout = [
    field('Header/Id', 'HD', 8, 10),
    field('Header/Day', 'HD', 13, 22),
    field('Line/Number', 'LI', 8, 12, true),
    field('Line/Text', 'LI', 14, 18),
  ]
  const lines = [
    { Number: '1', Text: 'four' },
    { Number: '23', Text: 'fives' },
    { Text: 'a\nb' },
    { Number: '99999' },
    { Number: '100000' },
  ]
  const written = writePositional(
    recordOf(rules, { Header: { Id: 'abc', Day: '2026-03-04' }, Line: lines }),
    layout,
    rules,
  )
  expect(written.text).toBe(
    ['HD00001abc  2026-03-04', 'LI00002    1 four', 'LI00003   23', 'LI0000499999', ''].join('\n'),
  )
  // A text that fills its field, and may be longer, would look cut.
  expect(written.notCarried).toEqual(['Line/Text', 'Line/Number'])
})

const pack = element('Pack', group('Pack', [value('Serial', {}, 0)]), 0)
const tiers = element('Tiers', group('Tiers', [value('Count', {}, 0)]), 0)
const item = element('Item', group('Item', [value('Sku', {}, 0)]), 0, Infinity)
const carton = element('Level', group('Level', [pack, item]), 0, Infinity)
const level = element('Level', group('Level', [pack, tiers, item, carton]), 0, Infinity)
const packRules = rulesWith([level])
/** A layout like that of shipments: a carton stands alone or on a pallet. */
const packLayout = [
  field('Level/Pack/Serial', 'CA', 8, 9),
  field('Level/Item/Sku', 'IT', 8, 9),
  field('Level/Pack/Serial', 'PA', 8, 9),
  field('Level/Tiers/Count', 'PT', 8, 9),
  field('Level/Level/Pack/Serial', 'CA', 8, 9),
  field('Level/Level/Item/Sku', 'IT', 8, 9),
]

it('writes groups of one name by the branch of the layout that carries the most of each, in its order', () => {
  const levels = [
    {
      Pack: { Serial: 'p' },
      Tiers: { Count: '2' },
      Level: [{ Pack: { Serial: 'c' }, Item: { Sku: 'i' } }, { Pack: { Serial: 'd' } }],
    },
    { Pack: { Serial: 'e' }, Item: [{ Sku: 'j' }, { Sku: 'k' }] },
    { Pack: { Serial: 'f' } },
  ]
  const written = writePositional(recordOf(packRules, { Level: levels }), packLayout, packRules)
  expect(written.text).toBe(
    [
      'CA00001e',
      'IT00002j',
      'IT00003k',
      'CA00004f',
      'PA00005p',
      'PT000062',
      'CA00007c',
      'IT00008i',
      'CA00009d',
      '',
    ].join('\n'),
  )
  expect(written.notCarried).toEqual([])
})

it('leaves out what is below a group without the record that opens it', () => {
  const levels = [
    { Item: { Sku: 'i' } },
    { Pack: {}, Item: { Sku: 'j' } },
    { Pack: { Serial: 'long' }, Item: { Sku: 'k' } },
    { Pack: { Serial: 'e' }, Item: [{}, { Sku: 'l' }] },
  ]
  const written = writePositional(recordOf(packRules, { Level: levels }), packLayout, packRules)
  expect(written.text).toBe(['CA00001e', 'IT00002l', ''].join('\n'))
  expect(written.notCarried).toEqual(['Level/Item/Sku', 'Level/Pack/Serial'])
})

it('writes a flat format only with a published layout', () => {
  const flat = { ...rules, csvLayout: [column('Header/Id', 'H')], positionalLayout: [field('Header/Id', 'HD', 8, 9)] }
  const sample = (model: RuleModel) => ({
    rules: model,
    name: 'odd',
    record: recordOf(rules, { Header: { Id: 'x', Day: '2026-03-04' } }),
    reasons: new Map(),
    contradictions: [],
  })
  expect(writeSample(sample(flat), 'CSV')).toEqual({ text: 'RecordType,Id\r\nH,x\r\n', notCarried: ['Header/Day'] })
  expect(writeSample(sample(flat), 'Positional')).toEqual({ text: 'HD00001x\n', notCarried: ['Header/Day'] })
  expect(writeSample(sample(flat), 'XML')?.notCarried).toEqual([])
  expect(writeSample(sample(flat), 'JSON')?.notCarried).toEqual([])
  expect([writeSample(sample(rules), 'CSV'), writeSample(sample(rules), 'Positional')]).toEqual([undefined, undefined])
})
