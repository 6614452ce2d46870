import { describe, expect, it } from 'vitest'
import { designNode as node, withDesign } from './design-rules'
import { check, linesOf, orderWith, plant, xmlOf } from './support'

const north = 'Northgate Outfitters'
const harbor = 'Harbor & Pine'
const order = xmlOf('Orders')

const headerRules = (children: ReturnType<typeof node>[]) => withDesign('Orders', [node('Header', {}, children)])

it('refers to the page of a field, or of its code, that a retailer requires', async () => {
  const rules = await headerRules([
    node('OrderHeader', {}, [
      node('ReleaseNumber', { by: [north] }),
      node('PrimaryPOTypeCode', { codes: { SA: [north] } }),
      node('Vendor', { lengths: { min: [], max: [4] } }),
    ]),
    node('Address', { repeats: true }, [node('AddressTypeCode', { codes: { SF: [north] } })]),
    node('Dates', { isHidden: true, repeats: true }),
  ])
  const { result } = await check(order, { rules, retailers: [north] })
  expect(result.findings.map(({ code, reference }) => ({ code, reference }))).toEqual([
    { code: 'retailer-code', reference: { kind: 'codes', field: 'PrimaryPOTypeCode' } },
    { code: 'retailer-field', reference: { kind: 'field', field: 'ReleaseNumber' } },
    { code: 'retailer-length', reference: { kind: 'field', field: 'Vendor' } },
    { code: 'not-in-design', reference: { kind: 'field', field: 'Dates' } },
    { code: 'retailer-code', reference: { kind: 'codes', field: 'AddressTypeCode', code: 'SF' } },
  ])
})

it('does not take an empty group for one that may have the code', async () => {
  const rules = await headerRules([
    node('Address', { repeats: true }, [node('AddressTypeCode', { codes: { ST: [north], SF: [north] } })]),
  ])
  const empty = plant(order, '    <Address>', '    <Address/>\n    <Address>')
  const found = await linesOf(empty, { rules, retailers: [north] })
  expect(found).toEqual([
    expect.stringContaining('Address is empty.'),
    expect.stringContaining('AddressTypeCode SF (Meaning SF).'),
  ])
})

it('names all that a retailer requires of the missing occurrence', async () => {
  const rules = await headerRules([
    node('Address', { repeats: true }, [
      node('AddressTypeCode', { by: [north, harbor], codes: { ST: [north], SF: [north, harbor] } }),
      node('LocationCodeQualifier', { by: [north], codes: { 92: [north] } }),
      node('Contacts', { by: [harbor] }, [
        node('ContactName', { by: [harbor] }),
        node('ContactTypeCode', { by: [harbor] }),
      ]),
    ]),
  ])
  expect(await linesOf(order, { rules, retailers: [harbor, north] })).toContainEqual(
    expect.stringContaining(
      'Header has no Address with AddressTypeCode SF (Meaning SF). Harbor & Pine requires it, with Contacts (ContactName and ContactTypeCode); Northgate Outfitters requires it, with LocationCodeQualifier 92.',
    ),
  )
})

it('says nothing of a code among groups where one has none, and names the code beside it otherwise', async () => {
  const codes = { '037': [north], '001': [north] }
  const rules = await headerRules([node('Dates', { repeats: true }, [node('DateTimeQualifier', { codes })])])
  const absent = plant(order, /.*<DateTimeQualifier>002<.*\n/, '')
  expect(await linesOf(absent, { rules, retailers: [north] })).toEqual([])
  const other = plant(order, '<DateTimeQualifier>037<', '<DateTimeQualifier>010<')
  expect(await linesOf(other, { rules, retailers: [north] })).toEqual([
    expect.stringContaining('DateTimeQualifier 037'),
    expect.stringContaining('DateTimeQualifier 001'),
  ])
})

it('takes the codes of the retailers that refuse a value as alternatives, and not those of others', async () => {
  const codes = { SA: [north], RE: [harbor], KN: ['Other'] }
  const rules = await headerRules([node('OrderHeader', {}, [node('PrimaryPOTypeCode', { codes })])])
  const lines = (code: string, retailers: string[]) =>
    linesOf(xmlOf('Orders', orderWith('Header/OrderHeader/PrimaryPOTypeCode', code)), { rules, retailers })
  expect(await lines('SA', [north])).toEqual([])
  expect(await lines('RE', [north])).toEqual([
    expect.stringContaining('Northgate Outfitters requires SA (Meaning SA).'),
  ])
  expect(await lines('KN', [north, 'Other'])).toEqual([
    expect.stringContaining('cannot satisfy all chosen retailers'),
    expect.stringContaining('is KN (Cross-dock order). Northgate Outfitters requires SA (Meaning SA).'),
  ])
})

describe('a value that repeats by itself', () => {
  const typeRules = (codes: Record<string, string[]>) =>
    headerRules([node('OrderHeader', {}, [node('PrimaryPOTypeCode', { repeats: true, codes })])])
  const found = async (value: string, codes: Record<string, string[]>) => {
    const file = xmlOf('Orders', orderWith('Header/OrderHeader/PrimaryPOTypeCode', value))
    return linesOf(file, { rules: await typeRules(codes), retailers: [north] })
  }

  it('needs an occurrence for each code', async () => {
    expect(await found('KN', { KN: [north] })).toEqual([])
    expect(await found('KN', { SA: [harbor] })).toEqual([])
    expect(await found('KN', { KN: [north], SA: [north], RE: [north] })).toMatchInlineSnapshot(`
      [
        "retailer-code error (Northgate Outfitters) Line 9, column 50: OrderHeader has no PrimaryPOTypeCode SA (Meaning SA). Northgate Outfitters requires it. → Add a PrimaryPOTypeCode element after line 9.",
        "retailer-code error (Northgate Outfitters) Line 9, column 50: OrderHeader has no PrimaryPOTypeCode RE (Meaning RE). Northgate Outfitters requires it. → Add a PrimaryPOTypeCode element after line 9.",
      ]
    `)
  })

  it('may mean a code that it has in another form', async () => {
    expect(await found('sa', { SA: [north] })).toEqual([expect.stringMatching(/^case-or-padding error/)])
    expect(await found('Q?', { SA: [north], RE: [north] })).toEqual([
      expect.stringMatching(/^unknown-code error/),
      expect.stringContaining('PrimaryPOTypeCode RE (Meaning RE).'),
    ])
  })

  it('needs the codes in each group that repeats', async () => {
    const lines = async (field: Parameters<typeof node>[1]) => {
      const rules = await headerRules([node('Address', { repeats: true }, [node('AddressTypeCode', field)])])
      return linesOf(order, { rules, retailers: [north] })
    }
    expect(await lines({ repeats: true, codes: { SF: [north] } })).toEqual([
      expect.stringContaining('Line 43, column 46: Address has no AddressTypeCode SF (Meaning SF).'),
      expect.stringContaining('Line 54, column 46: Address has no AddressTypeCode SF (Meaning SF).'),
    ])
    expect(await lines({ codes: { SF: [north] } })).toEqual([
      expect.stringContaining('Line 63, column 17: Header has no Address with AddressTypeCode SF (Meaning SF).'),
    ])
  })
})
