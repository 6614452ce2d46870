import { expect, it } from 'vitest'
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
    expect.stringContaining('requires AddressTypeCode SF.'),
  ])
})

it('says nothing of a code among groups where one has none, and names the code beside it otherwise', async () => {
  const codes = { '037': [north], '001': [north] }
  const rules = await headerRules([node('Dates', { repeats: true }, [node('DateTimeQualifier', { codes })])])
  const absent = plant(order, /.*<DateTimeQualifier>002<.*\n/, '')
  expect(await linesOf(absent, { rules, retailers: [north] })).toEqual([])
  const other = plant(order, '<DateTimeQualifier>037<', '<DateTimeQualifier>010<')
  expect(await linesOf(other, { rules, retailers: [north] })).toEqual([
    expect.stringContaining('requires DateTimeQualifier 037'),
    expect.stringContaining('requires DateTimeQualifier 001'),
  ])
})

it('takes the codes of the retailers that refuse a value as alternatives, and not those of others', async () => {
  const codes = { SA: [north], RE: [harbor], KN: ['Other'] }
  const rules = await headerRules([node('OrderHeader', {}, [node('PrimaryPOTypeCode', { codes })])])
  const lines = (code: string, retailers: string[]) =>
    linesOf(xmlOf('Orders', orderWith('Header/OrderHeader/PrimaryPOTypeCode', code)), { rules, retailers })
  expect(await lines('SA', [north])).toEqual([])
  expect(await lines('RE', [north])).toEqual([expect.stringContaining('Northgate Outfitters requires SA.')])
  expect(await lines('KN', [north, 'Other'])).toEqual([expect.stringContaining('cannot satisfy all chosen retailers')])
})
