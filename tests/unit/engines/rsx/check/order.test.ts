import { expect, test } from 'vitest'
import { check, fixed, xmlOf } from './support'

const values = {
  TradingPartnerId: 'NGO',
  PurchaseOrderNumber: '1',
  ReleaseNumber: '2',
  ContractType: 'AB',
  BuyersCurrency: 'USD',
  Department: '12',
  Vendor: 'V77410',
  JobNumber: '8',
  Division: '9',
} as const

type Name = keyof typeof values
const inOrder = Object.keys(values) as Name[]

/** An order whose header has these fields, one in each line from 6, with other values for some of them. */
function orderOf(names: readonly Name[], others: Partial<Record<Name, string>> = {}): string {
  const content = { ...values, ...others }
  const lines = names.map((name) => `        <${name}>${content[name]}</${name}>\n`)
  return xmlOf('Orders').replace(/(<OrderHeader>\n)[^]*?( *<\/OrderHeader>)/, `$1${lines.join('')}$2`)
}

/** The messages about the order of these fields. The fix must put them in order. */
async function saidOf(names: readonly Name[], others: Partial<Record<Name, string>> = {}) {
  const checked = await check(orderOf(names, others))
  expect(checked.result.findings.map(({ code }) => code)).toEqual(['wrong-order'])
  expect(fixed(checked)).toBe(
    orderOf(
      names.toSorted((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b)),
      others,
    ),
  )
  const [finding] = checked.result.findings
  return { line: finding?.place.line, found: finding?.found, expected: finding?.expected, fix: finding?.fix }
}

const head = ['TradingPartnerId', 'PurchaseOrderNumber'] as const

test('of two neighbours, the shorter one moves', async () => {
  const names = [...head, 'Vendor', 'Department'] as const
  const long = 'x'.repeat(30)
  expect(await saidOf(names, { Vendor: long })).toEqual({
    line: 9,
    found: 'Department',
    expected: 'before Vendor',
    fix: 'Move it after line 7.',
  })
  expect(await saidOf(names, { Department: long })).toEqual({
    line: 8,
    found: 'Vendor',
    expected: 'after Department',
    fix: 'Move it after line 9.',
  })
})

test('of two runs, the one with fewer elements moves, however long they are', async () => {
  const names = [...head, 'Vendor', 'ReleaseNumber', 'ContractType', 'BuyersCurrency'] as const
  const late = [...head, 'ContractType', 'BuyersCurrency', 'Vendor', 'ReleaseNumber'] as const
  const long = 'x'.repeat(30)
  expect(await saidOf(names, { Vendor: long })).toMatchObject({
    line: 8,
    found: 'Vendor',
    expected: 'after BuyersCurrency',
  })
  expect(await saidOf(late, { ReleaseNumber: long })).toMatchObject({
    line: 11,
    found: 'ReleaseNumber',
    expected: 'before ContractType',
    fix: 'Move it after line 7.',
  })
})

test('elements beside each other that belong to one place move together', async () => {
  const names = [...head, 'Vendor', 'JobNumber', 'ReleaseNumber', 'ContractType', 'Department'] as const
  expect(await saidOf(names)).toEqual({
    line: 8,
    found: 'Vendor and JobNumber',
    expected: 'after Department',
    fix: 'Move them after line 12.',
  })
})

test('what belongs to the beginning or to the end is told its one neighbour', async () => {
  expect(await saidOf(['PurchaseOrderNumber', 'ReleaseNumber', 'TradingPartnerId'])).toEqual({
    line: 8,
    found: 'TradingPartnerId',
    expected: 'before PurchaseOrderNumber',
    fix: 'Move it after line 5.',
  })
  expect(await saidOf(['Division', ...head])).toEqual({
    line: 6,
    found: 'Division',
    expected: 'after PurchaseOrderNumber',
    fix: 'Move it after line 8.',
  })
})

test('elements that belong to different places are one finding about all of them', async () => {
  const names = ['Vendor', ...head, 'ReleaseNumber', 'Department', 'ContractType', 'Division', 'JobNumber'] as const
  const { line, found, expected, fix } = await saidOf(names)
  expect([line, fix]).toEqual([6, 'Put them in the order of the schema.'])
  expect(found?.split(', ')).toHaveLength(3)
  expect(expected).toBe(
    'TradingPartnerId, PurchaseOrderNumber, ReleaseNumber, ContractType, Department, Vendor, JobNumber, Division',
  )
})

test('two elements of one place that are exchanged as well are one finding about both', async () => {
  const names = ['JobNumber', 'Vendor', ...head, 'ReleaseNumber', 'ContractType'] as const
  expect(await saidOf(names)).toMatchObject({ line: 6, found: 'JobNumber, Vendor' })
})

test('at most six are named in the message', async () => {
  const said = async (names: readonly Name[]) => (await check(orderOf(names))).result.findings[0]?.message
  const backwards = (count: number) => [...head, ...inOrder.slice(2, 2 + count).toReversed()]
  expect(await said(backwards(7))).toContain(
    ': Division, JobNumber, Vendor, Department, BuyersCurrency and ContractType are in other places.',
  )
  expect(await said([...head.toReversed(), ...inOrder.slice(2).toReversed()])).toMatch(
    /: (?:\w+, ){5}\w+ and 1 more are in other places\./,
  )
})

test('an element too many is not out of order as well', async () => {
  const { result } = await check(orderOf(['TradingPartnerId', 'Vendor', 'PurchaseOrderNumber', 'Vendor']))
  expect(result.findings.map(({ code }) => code)).toEqual(['too-many'])
  const other = await check(orderOf(['Vendor', 'TradingPartnerId', 'PurchaseOrderNumber', 'Vendor', 'Department']))
  expect(other.result.findings.map(({ code, found }) => [code, found])).toEqual([['too-many', '2']])
})
