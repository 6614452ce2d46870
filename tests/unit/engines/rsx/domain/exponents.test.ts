import { expect, test } from 'vitest'
import { meantText } from '@/engines/rsx/domain/plain-text'
import { exampleOf, exampleWith, findingsIn, plant, written } from './support'

const order = 'PO104417-1-v7.7-BulkImport'
const json = written(exampleOf(order), 'JSON')

/** An order whose JSON writes a total, a quantity or a price in another way. */
function orderWith(part: string, number: string): string {
  const value = new RegExp(`"${part}": ([\\d.]+)`).exec(json)?.[0] ?? ''
  return plant(json, value, `"${part}": ${number}`, 1)
}

test.each([
  ['TotalAmount', '2.331E7', 'sum-of-lines'],
  ['TotalLineItemNumber', '3E2', 'line-count'],
  ['OrderQty', '-3E1', 'zero-or-negative'],
  ['OrderQty', '0E5', 'zero-or-negative'],
  ['TotalAmount', '2.331005E3', 'too-many-decimals'],
  ['TotalAmount', '1e30', 'sum-of-lines'],
])('the number %s: %s has a finding as without an exponent', async (part, number, code) => {
  const findings = await findingsIn(orderWith(part, number), 'Orders')
  expect(findings.map((finding) => finding.code)).toContain(code)
})

test.each(['XML', 'CSV', 'Positional'] as const)(
  'an exponent in a text of %s is not compared with a sum',
  async (format) => {
    const { document, record } = exampleWith(order, { 'Summary.TotalAmount': '12345.67' })
    expect(await findingsIn(plant(written({ document, record }, format), '12345.67', '2.33E+03'), document)).toEqual([])
  },
)

test('an exponent in a text of JSON is not compared with a sum', async () => {
  expect(await findingsIn(orderWith('TotalAmount', '"2.33E+03"'), 'Orders')).toEqual([])
})

test('a number of JSON that no document has is not compared with a sum', async () => {
  expect(await findingsIn(orderWith('TotalAmount', '1.31E300'), 'Orders')).toEqual([])
})

test('a number of an item with the letter E is a name', () => {
  expect(meantText('BuyerPartNumber', '12E4', 'string')).toBe('12E4')
  expect(meantText('OrderQty', '12E1', 'decimal')).toBe('120')
})
