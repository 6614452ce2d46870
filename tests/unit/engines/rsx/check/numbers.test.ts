import { expect, test } from 'vitest'
import { linesOf, plant, xmlOf } from './support'

const order = xmlOf('Orders')

test.each([
  ['1,234.5', 'Write 1234.5.'],
  ['1,234,567.00', 'Write 1234567.00.'],
  ['-1,234.5', 'Write -1234.5.'],
  ['1.234,5', 'Write 1234.5.'],
  ['1.234.567,25', 'Write 1234567.25.'],
  ['12,5', 'Write 12.5.'],
  ['0,500', 'Write 0.500.'],
  ['1,234', 'Write 1.234 or 1234, whichever you mean.'],
  ['-12,345', 'Write -12.345 or -12345, whichever you mean.'],
  ['1234,567', 'Write 1234.567.'],
  ['1,2345', 'Write 1.2345.'],
  ['5-', 'Write -5.'],
  ['1,23,4', 'Write digits only, with a point before decimals.'],
  ['ten', 'Write digits only, with a point before decimals.'],
  ['x1,234', 'Write digits only, with a point before decimals.'],
])('the quantity %s is not a number: %s', async (written, fix) => {
  const [line, ...more] = await linesOf(plant(order, /<OrderQty>[^<]*</, `<OrderQty>${written}<`))
  expect(line).toContain(`OrderQty is '${written}', which is not a number. → ${fix}`)
  expect(more).toEqual([])
})

test.each(['1', '-1', '+1', '1.', '.5', '01', ' 1 '])('the quantity %j is a number', async (written) => {
  const lines = await linesOf(plant(order, /<OrderQty>[^<]*</, `<OrderQty>${written}<`))
  expect(lines.filter((line) => line.startsWith('not-a-number'))).toEqual([])
})
