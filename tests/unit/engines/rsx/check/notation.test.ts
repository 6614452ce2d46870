import { expect, test } from 'vitest'
import { isCertain } from '@/engines/rsx/findings/finding'
import { foundIn } from '../planted/found-in'
import { jsonOf, orderWith, plant, xmlOf } from './support'

const order = (content: string, name = 'PO1.xml') => foundIn({ name, content })
const at = (path: string, value: string) => order(xmlOf('Orders', orderWith(path, value)))

test('the advice for an amount in cents is to write it in the main unit', async () => {
  const { findings } = await at('LineItem/OrderLine/OrderQty', '50¢')
  expect(findings.map(({ code, fix }) => [code, fix])).toEqual([
    ['not-a-number', 'Write the amount in the main unit of the currency: 0.50 for 50¢.'],
  ])
})

test.each([
  ['8.12345600018E11', '812345600018'],
  ['1.0812345600015E13', '10812345600015'],
  ['8.12345600018E+11', '812345600018'],
])('%s is the number %s in scientific notation, but perhaps not the whole one', async (written, meant) => {
  for (const { findings } of [
    await at('LineItem/OrderLine/GTIN', written),
    await order(plant(jsonOf('Orders'), /"GTIN": "[^"]*"/, `"GTIN": ${written}`), 'PO1.json'),
  ]) {
    const [finding, ...others] = findings
    expect(others).toEqual([])
    expect(finding?.message).toContain(`a program wrote the number ${meant} in scientific notation.`)
    expect(finding?.quickFix?.label).toContain(meant)
    expect([finding?.expected, isCertain(finding?.quickFix)]).toEqual([meant, false])
  }
})

test.each([
  ['12.0', '12'],
  ['1.2E1', '12'],
  ['12.50', '12.50'],
  ['12345678901234567890', '12345678901234567890'],
  // 0012 would be a department, too.
  ['12', '12'],
])('the JSON number %s in place of a text is probably %s, but not for certain', async (written, meant) => {
  const { findings } = await order(
    plant(jsonOf('Orders'), '"Department": "12"', `"Department": ${written}`),
    'PO1.json',
  )
  expect(findings.map(({ code, expected, quickFix }) => [code, expected, isCertain(quickFix)])).toEqual([
    ['case-or-padding', JSON.stringify(meant), false],
  ])
})

test('a JSON number in place of a code is that code for certain when no other one has zeros before it', async () => {
  const { findings } = await order(
    plant(jsonOf('Orders'), '"LocationCodeQualifier": "92"', '"LocationCodeQualifier": 92'),
    'PO1.json',
  )
  expect(findings.map(({ code, expected, quickFix }) => [code, expected, isCertain(quickFix)])).toEqual([
    ['case-or-padding', '"92"', true],
  ])
})
