import { expect, it } from 'vitest'
import { compilePattern } from '@/engines/rsx/sources/schema-pattern'
import type { RuleModel, ValueRule } from '@/engines/rsx/rule-model'
import { compiledRules } from './compiled-rules'
import { check, csvOf, jsonOf, linesOf, fixed, orderWith, plant, xmlOf } from './support'

const time = 'Header/Dates/Time'
const order = xmlOf('Orders')
const json = jsonOf('Orders')

it('counts characters and not units in lengths', async () => {
  const longest = '😀'.repeat(60)
  const address = (name: string) => xmlOf('Orders', orderWith('Header/Address/AddressName', name))
  expect(await linesOf(address(longest))).toEqual([])
  expect(await linesOf(address(`${longest}x`))).toEqual([
    `too-long error Line 46, column 22: AddressName is '${'😀'.repeat(15)}…${'😀'.repeat(14)}x' (61 characters). At most 60 are allowed. → Use a form of it that fits, or a field that takes all of it: nothing may be cut off.`,
  ])
  expect(await linesOf(jsonOf('Orders', orderWith('Header/Address/AddressName', `${longest}x`)))).toHaveLength(1)
  expect(await linesOf(csvOf('Orders', orderWith('Header/Address/AddressName', `${longest}x`)))).toHaveLength(1)
})

it('says where else a code is allowed, and finds codes by their meaning', async () => {
  expect(await linesOf(plant(order, '>EA</OrderQtyUOM>', '>Each</OrderQtyUOM>'))).toMatchInlineSnapshot(`
    [
      "unknown-code error Line 88, column 22: OrderQtyUOM is 'Each'. Allowed: EA, 01, 03, 12, 15, 1N, … (262 in all). Did you mean EA (Each)? → Write EA if that is what you mean.",
    ]
  `)
  const shipment = xmlOf('Shipments')
  expect(await linesOf(plant(shipment, /<WeightUOM>.*?</, '<WeightUOM>EA<'), { document: 'Shipments' }))
    .toMatchInlineSnapshot(`
    [
      "unknown-code error Line 66, column 20: WeightUOM is 'EA'. Allowed: 01, 50, AF, CD, CW, DG, … (18 in all). → Use a code of the list.",
    ]
  `)
})

it('takes dates as XML Schema does, and warns of what the network does not use', async () => {
  const dated = (value: string) => linesOf(plant(order, '>2026-03-02<', `>${value}<`))
  expect(await dated('2026-03-02Z')).toMatchInlineSnapshot(`
    [
      "time-or-zone warning Line 10, column 28: PurchaseOrderDate is '2026-03-02Z', with the zone Z. A date has none. → Write 2026-03-02 if that is the day you mean.",
    ]
  `)
  expect(await dated('12026-03-02')).toMatchInlineSnapshot(`
    [
      "date-format warning Line 10, column 28: PurchaseOrderDate is '12026-03-02', which is not YYYY-MM-DD. → Write it as YYYY-MM-DD.",
    ]
  `)
  expect(await dated(' 2026-03-02')).toMatchInlineSnapshot(`
    [
      "case-or-padding error Line 10, column 28: PurchaseOrderDate is ' 2026-03-02', with blanks around it. → Write 2026-03-02.",
    ]
  `)
  expect(await dated('2026-03-02T00:00:00')).toMatchInlineSnapshot(`
    [
      "time-or-zone error Line 10, column 28: PurchaseOrderDate is '2026-03-02T00:00:00', which is not YYYY-MM-DD. A date has no time. → Write 2026-03-02.",
    ]
  `)
  expect(await dated('260302')).toMatchInlineSnapshot(`
    [
      "date-format error Line 10, column 28: PurchaseOrderDate is '260302', which is not YYYY-MM-DD. → If you meant 2 March, write 2026-03-02. If you meant 26 March, write 2002-03-26.",
    ]
  `)
  expect(await dated('2 March 2026')).toMatchInlineSnapshot(`
    [
      "date-format error Line 10, column 28: PurchaseOrderDate is '2 March 2026', which is not YYYY-MM-DD. → Write 2026-03-02.",
    ]
  `)
  expect(await linesOf(plant(json, '"2026-03-02"', '"2026-03-02Z"'))).toMatchInlineSnapshot(`
    [
      "time-or-zone error Line 8, column 29: PurchaseOrderDate is '2026-03-02Z', with the zone Z. A date has none. → Write 2026-03-02 if that is the day you mean.",
    ]
  `)
})

it('takes times with and without a zone', async () => {
  const timed = (value: string) => linesOf(xmlOf('Orders', orderWith(time, value)))
  for (const value of ['14:30:00', '14:30:00Z', '14:30:00.5-05:00', '24:00:00']) expect(await timed(value)).toEqual([])
  expect(await timed(' 14:30:00')).toEqual([expect.stringMatching(/^case-or-padding warning Line 27/)])
  expect(await timed('14:30:00 ')).toEqual([expect.stringMatching(/^case-or-padding error Line 27/)])
  expect(await timed('25:00:00')).toMatchInlineSnapshot(`
    [
      "time-or-zone error Line 27, column 15: Time is '25:00:00', which no clock shows. → Write it as HH:mm:ss, HH:mm:ssZ or HH:mm:ss+01:00.",
    ]
  `)
  expect(await timed('14:30:00+15:00')).toMatchInlineSnapshot(`
    [
      "time-or-zone error Line 27, column 15: Time is '14:30:00+15:00', whose zone does not exist. → Write it as HH:mm:ss, HH:mm:ssZ or HH:mm:ss+01:00.",
    ]
  `)
  expect(await linesOf(jsonOf('Orders', orderWith(time, '25:00:00')))).toMatchInlineSnapshot(`
    [
      "time-or-zone warning Line 28, column 18: Time is '25:00:00', which no clock shows. → Write it as HH:mm:ss, HH:mm:ssZ or HH:mm:ss+01:00.",
    ]
  `)
})

it('wants numbers and texts of JSON as the JSON Schema does', async () => {
  expect(await linesOf(plant(json, '"OrderQty": 36', '"OrderQty": "36"'))).toMatchInlineSnapshot(`
    [
      "not-a-number error Line 100, column 22: OrderQty is the text '36'. JSON wants a number, without quotes. → Write 36 without quotes.",
    ]
  `)
  expect(await linesOf(plant(json, '"Vendor": "V77410"', '"Vendor": 77410'))).toMatchInlineSnapshot(`
    [
      "case-or-padding error Line 12, column 17: Vendor is the number '77410'. JSON wants a text, in quotes. → Write the value as a text, probably "77410", and keep it as text in your program.",
    ]
  `)
  expect(await linesOf(plant(json, '"Department": "12"', '"Department": true'))).toMatchInlineSnapshot(`
    [
      "case-or-padding error Line 11, column 21: Department is the boolean 'true'. JSON wants a text, in quotes. → Write "true".",
    ]
  `)
  const quoted = plant(json, '"OrderQty": 36', '"OrderQty": "36"')
  expect(fixed(await check(quoted))).toBe(json)
  const bare = plant(json, '"Department": "12"', '"Department": 12')
  expect(fixed(await check(bare))).toBe(json)
})

it('takes booleans as XML Schema and JSON Schema do', async () => {
  const xml = (value: string) => plant(order, '<Header>', `<Meta><IsDropShip>${value}</IsDropShip></Meta><Header>`)
  for (const value of ['true', '0', ' false ']) expect(await linesOf(xml(value))).toEqual([])
  expect(await linesOf(xml('True'))).toMatchInlineSnapshot(`
    [
      "case-or-padding error Line 4, column 23: IsDropShip is 'True'. Allowed: true, false, 1 and 0. → Write true.",
    ]
  `)
  expect(await linesOf(xml('yes'))).toMatchInlineSnapshot(`
    [
      "unknown-code error Line 4, column 23: IsDropShip is 'yes'. Allowed: true, false, 1 and 0. → Write true or false.",
    ]
  `)
  const meta = (value: string) => plant(json, '"Header"', `"Meta": { "IsDropShip": ${value} }, "Header"`)
  expect(await linesOf(meta('true'))).toEqual([])
  expect(await linesOf(meta('"true"'))).toMatchInlineSnapshot(`
    [
      "case-or-padding error Line 2, column 28: IsDropShip is 'true'. Allowed: true and false, without quotes. → Write true.",
    ]
  `)
  expect(await linesOf(meta('1'))).toMatchInlineSnapshot(`
    [
      "unknown-code error Line 2, column 27: IsDropShip is '1'. Allowed: true and false, without quotes. → Write true or false.",
    ]
  `)
  expect(fixed(await check(meta('"true"')))).toBe(meta('true'))
})

it('reports control characters that XML cannot carry', async () => {
  expect(await linesOf(plant(json, '"V77410"', String.raw`"V\u0001"`))).toMatchInlineSnapshot(`
    [
      "control-character error Line 12, column 18: Vendor is 'V\\u0001' and contains the control character U+0001, which XML cannot carry. → Replace the character with a blank, or with the character that was meant.",
    ]
  `)
  expect(await linesOf(plant(csvOf('Orders'), 'V77410', 'V\u0002'))).toMatchInlineSnapshot(`
    [
      "control-character error Row 2, column 10 (OrderHeader_Vendor): Vendor is 'V\\u0002' and contains the control character U+0002, which XML cannot carry. → Replace the character with a blank, or with the character that was meant.",
    ]
  `)
})

it('reads whole numbers', async () => {
  const lines = (value: string) => linesOf(plant(order, '<TermsNetDueDays>30<', `<TermsNetDueDays>${value}<`))
  expect(await lines('+030')).toEqual([])
  expect(await lines('30.0')).toMatchInlineSnapshot(`
    [
      "not-a-number error Line 21, column 26: TermsNetDueDays is '30.0', which is not a whole number. → Write 30.",
    ]
  `)
  expect(await lines('30.5')).toMatchInlineSnapshot(`
    [
      "not-a-number error Line 21, column 26: TermsNetDueDays is '30.5', which is not a whole number. → Write digits only.",
    ]
  `)
})

/** The rules of orders with another rule for the quantity of a line. */
async function rulesWithQuantity(change: Partial<ValueRule>): Promise<RuleModel> {
  const rules = structuredClone(await compiledRules('Orders'))
  const line = rules.record.content.byName.get('LineItem')?.content
  const values = line?.kind === 'group' ? line.byName.get('OrderLine')?.content : undefined
  const content = values?.kind === 'group' ? values.byName.get('OrderQty')?.content : undefined
  if (!content) throw new Error('no quantity')
  Object.assign(content, change)
  return rules
}

it('counts decimals where the schema states them, without zeros at the end', async () => {
  const rules = await rulesWithQuantity({ fractionDigits: 2 })
  const lines = (value: string) => linesOf(plant(order, '<OrderQty>36<', `<OrderQty>${value}<`), { rules })
  for (const value of ['6', '36.25', '36.2500', '.5', '1.']) expect(await lines(value)).toEqual([])
  expect(await lines('36.255')).toMatchInlineSnapshot(`
    [
      "too-many-decimals error Line 87, column 19: OrderQty is '36.255', with 3 decimals. At most 2 are allowed. → Round the number.",
    ]
  `)
  const exponents = (value: string) => linesOf(plant(json, '"OrderQty": 36', `"OrderQty": ${value}`), { rules })
  for (const value of ['3.6255E3', '0e-5', '3600e-2', '1E1']) expect(await exponents(value)).toEqual([])
  for (const value of ['1e-3', '36255e-3', '1.0625E+1', '1e-999999999']) {
    expect(await exponents(value)).toEqual([expect.stringMatching(/^too-many-decimals error/)])
  }
})

it.each([
  [{ maxLength: 1 }, 'ab', 'at most 1', "OrderQty is 'ab' (2 characters). At most 1 is allowed."],
  [{ maxLength: 2 }, 'abc', 'at most 2', "OrderQty is 'abc' (3 characters). At most 2 are allowed."],
  [{ minLength: 2 }, 'a', 'at least 2', "OrderQty is 'a' (1 character). At least 2 are needed."],
])('counts characters within %j', async (change, value, expected, message) => {
  const rules = await rulesWithQuantity({ type: 'string', ...change })
  const { result } = await check(xmlOf('Orders', orderWith('LineItem/OrderLine/OrderQty', value)), { rules })
  expect(result.findings[0]).toMatchObject({ expected, message })
})

it('checks the form that the schema states', async () => {
  const rules = await rulesWithQuantity({ type: 'string', patterns: [/^\d+$/] })
  expect(await linesOf(order, { rules })).toEqual([])
  expect(await linesOf(plant(order, '<OrderQty>36<', '<OrderQty>3x6<'), { rules })).toMatchInlineSnapshot(`
    [
      "unknown-code error Line 87, column 19: OrderQty is '3x6', which has not the form of the schema: ^\\d+$ → Write it in this form.",
    ]
  `)
})

it('cannot tell whether a very long text has the form', async () => {
  const pattern = compilePattern('(a|b)*c')
  const rules = await rulesWithQuantity({ type: 'string', patterns: pattern ? [pattern] : [] })
  const long = plant(order, '<OrderQty>36<', `<OrderQty>${'ab'.repeat(500_000)}<`)
  expect(await linesOf(long, { rules })).toMatchInlineSnapshot(`
    [
      "unknown-code unknown Line 87, column 19: OrderQty has 1000000 characters: whether a text of this length has the form of the schema cannot be told.",
      "unknown-code error Line 125, column 19: OrderQty is '16', which has not the form of the schema: (a|b)*c → Write it in this form.",
      "unknown-code error Line 163, column 19: OrderQty is '60', which has not the form of the schema: (a|b)*c → Write it in this form.",
    ]
  `)
})

it('names the version that has a code', async () => {
  const rules = await compiledRules('Orders')
  const name = [...rules.codeLists.keys()].find((key) => key.endsWith('TsetPurposeCode')) ?? ''
  const codes = new Map(rules.codeLists.get(name))
  expect(codes.delete('00')).toBe(true)
  const lists = new Map(rules.codeLists).set(name, codes)
  const older = { ...rules, version: '7.3.0', codeLists: lists }
  expect(await linesOf(order, { rules: older, otherVersions: [rules] })).toMatchInlineSnapshot(`
    [
      "later-code error Line 8, column 26: TsetPurposeCode is '00'. This code is in version 7.7.4 and not in 7.3.0. → Use a code of 7.3.0, or send the document as 7.7.4.",
    ]
  `)
  const { result } = await check(order, { rules: older, otherVersions: [rules] })
  expect(result.findings.map(({ found, expected, reference }) => [found, expected, reference])).toEqual([
    ['00', 'a code of version 7.3.0', { kind: 'codes', field: 'TsetPurposeCode', code: undefined }],
  ])
  expect(await linesOf(order, { rules: older })).toEqual([expect.stringMatching(/^unknown-code error Line 8/)])
})
