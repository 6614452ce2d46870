import { describe, expect, test } from 'vitest'
import type { CodeList, RuleModel } from '@/engines/rsx/rule-model'
import { compiledRules } from './compiled-rules'
import { check, jsonOf, linesOf, fixed, orderWith, xmlOf } from './support'

const field = 'Header/OrderHeader/ShipCompleteCode'

/** The rules of orders with other codes for one of their fields: each code beside its description. */
async function rulesWithCodes(codes: readonly (readonly [code: string, description?: string])[]): Promise<RuleModel> {
  const rules = await compiledRules('Orders')
  const list: CodeList = new Map(codes.map(([code, description]) => [code, { description }]))
  return { ...rules, codeLists: new Map(rules.codeLists).set('ShipCompleteCode', list) }
}

/** The message and the next step about a value of this field, without what all of them say. */
async function advice(value: string, codes: Parameters<typeof rulesWithCodes>[0]) {
  const rules = await rulesWithCodes(codes)
  const { result } = await check(xmlOf('Orders', orderWith(field, value)), { rules })
  expect(result.findings).toHaveLength(1)
  const [finding] = result.findings
  expect(finding?.found).toBe(value)
  return [finding?.code, finding?.message.replace(/^.*?Allowed: /, ''), finding?.fix]
}

const anyCode = 'Use a code of the list.'
const alike = ['AB1', 'AC1', 'AD1', 'AE1'].map((code) => [code, 'Alike. More about it.'] as const)

describe('a code that is not in the list', () => {
  test('is looked for by its meaning, which names at most three codes', async () => {
    expect(await advice('alike', alike)).toEqual([
      'unknown-code',
      'AB1, AC1, AD1, AE1. Did you mean AB1 (Alike), AC1 (Alike) or AD1 (Alike)?',
      anyCode,
    ])
    expect(await advice(' ALIKE ', alike.slice(3))).toEqual([
      'unknown-code',
      'AE1. Did you mean AE1 (Alike)?',
      'Write AE1 if that is what you mean.',
    ])
  })

  test('is looked for among the nearest codes, of which at most three are named', async () => {
    expect(await advice('AX1', alike)).toEqual([
      'unknown-code',
      'AB1, AC1, AD1, AE1. Did you mean AB1 (Alike), AC1 (Alike) or AD1 (Alike)?',
      anyCode,
    ])
    expect(await advice('AB12', [['ZZ'], ['AB1']])).toEqual([
      'unknown-code',
      'AB1, ZZ. Did you mean AB1?',
      'Write AB1 if that is what you mean.',
    ])
  })

  test.each([
    ['a code of two characters is near to none', 'A1', [['A2'], ['B1']]],
    ['a code of one character is the beginning of none', 'Each', [['E'], ['Z']]],
    ['a text of more than 100 characters is none', `AB${'x'.repeat(99)}`, [['AB'], ['Z']]],
    [
      'blanks mean none, not even a code without a meaning',
      '#!',
      [
        ['AB', ''],
        ['Z', ''],
      ],
    ],
  ] as const)('has no suggestion: %s', async (_, value, codes) => {
    expect(await advice(value, codes)).toEqual(['unknown-code', `${codes[0][0]}, ${codes[1][0]}.`, anyCode])
  })

  test.each([
    ['EACHES', [['Z'], ['EA']], 'EA, Z. Did you mean EA?'],
    [`AB${'x'.repeat(98)}`, [['Z'], ['AB']], 'AB, Z. Did you mean AB?'],
  ] as const)('may begin with the one that is meant: %s', async (value, codes, message) => {
    expect(await advice(value, codes)).toEqual([
      'unknown-code',
      message,
      `Write ${codes[1][0]} if that is what you mean.`,
    ])
  })

  test('may be allowed at another place of the field', async () => {
    const lines = (code: string) => linesOf(xmlOf('Orders', orderWith('Header/OrderHeader/SalesRequirementCode', code)))
    expect(await lines('Y')).toEqual([
      expect.stringContaining('(15 in all). It is allowed as SalesRequirementCode in LineItem/ConditionOfSale. →'),
    ])
    expect(await lines('C')).toEqual([])
    expect(await lines('Q')).toEqual([expect.stringContaining('(15 in all). →')])
  })
})

describe('a code in another form', () => {
  test.each([
    ['7', '007'],
    ['0007', '007'],
    [' 007', '007'],
    ['ab', 'AB'],
    ['000', '0'],
    ['x9', 'X9'],
  ])('%j is %s', async (value, code) => {
    const codes = [['007'], ['AB'], ['0'], ['X9'], ['A07']] as const
    expect(await advice(value, codes)).toEqual([
      'case-or-padding',
      `ShipCompleteCode is '${value}'. The code is ${code}.`,
      `Write ${code}.`,
    ])
    const rules = await rulesWithCodes(codes)
    for (const write of [xmlOf, jsonOf]) {
      const right = write('Orders', orderWith(field, code))
      expect(fixed(await check(write('Orders', orderWith(field, value)), { rules }))).toBe(right)
    }
  })

  test.each([
    ['001', [['01'], ['1']]],
    ['a7', [['A07'], ['B']]],
    ['07A', [['7A'], ['B']]],
  ] as const)('%s is none of %j', async (value, codes) => {
    expect((await advice(value, codes))[0]).toBe('unknown-code')
  })

  test('of more than 100 characters is not recognised', async () => {
    const recognised = async (length: number) => {
      const code = 'A'.repeat(length)
      return (await advice(code.toLowerCase(), [[code]]))[0]
    }
    expect(await recognised(100)).toBe('case-or-padding')
    expect(await recognised(101)).toBe('unknown-code')
  })
})
