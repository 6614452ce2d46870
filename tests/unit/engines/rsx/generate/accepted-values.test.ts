import { describe, expect, it } from 'vitest'
import { chooseDesign } from '@/engines/rsx/check/chosen-design'
import { accepts, lengthsOf } from '@/engines/rsx/generate/accepted-values'
import type { ValueRule, ValueType } from '@/engines/rsx/rule-model'
import { designNode } from '../check/design-rules'
import { optionsOf, sampleOf, textsAt } from './outline'
import { element, group, listsOf, rulesWith, value } from './small-rules'

const rules = rulesWith([], { codeLists: listsOf({ known: ['A', 'B'] }) })

function ruleOf(rule: Partial<ValueRule>): ValueRule {
  const { content } = value('Field', rule)
  if (content.kind !== 'value') throw new Error('no value')
  return content
}

/** A length as the retailer Acme allows it. */
const lengths = (min: number[], max: number[]) => chooseDesign(designNode('Field', { lengths: { min, max } }), ['Acme'])

describe('a generated value', () => {
  const types: [ValueType, accepted: string[], refused: string[]][] = [
    ['decimal', ['0', '12.5', '-3', '10.00', '0.5'], ['', '.5', '1.', '01', '1,5', '+1', '1e3', 'x1', '1x']],
    ['integer', ['0', '-7', '10'], ['1.0', '007', '', 'x1', '1x']],
    ['boolean', ['true', 'false'], ['1', 'xtrue', 'falsex']],
    ['date', ['2026-03-04'], ['2026-3-04', '12026-03-04', '2026-03-04Z', '2026-03-0x', '20x6-03-04', '2026-0x-04']],
    ['time', ['09:00:00'], ['9:00:00', '09:00', '109:00:00', '09:00:00Z', '09:x0:00', '0x:00:00', '09:00:x0']],
  ]
  it.each(types)('of the type %s has its usual form', (type, accepted, refused) => {
    const isAccepted = (text: string) => accepts({ rules }, ruleOf({ type }), undefined, text)
    expect(accepted.filter((text) => !isAccepted(text))).toEqual([])
    expect(refused.filter(isAccepted)).toEqual([])
  })

  it('has no more decimals than the schema allows', () => {
    const isAccepted = (text: string) =>
      accepts({ rules }, ruleOf({ type: 'decimal', fractionDigits: 1 }), undefined, text)
    expect(['1', '1.5', '1.50', '1.25'].map(isAccepted)).toEqual([true, true, true, false])
  })

  it('is a code of its list, whatever its length', () => {
    const rule = ruleOf({ codeList: 'known', minLength: 5 })
    expect(['A', 'C', ''].map((text) => accepts({ rules }, rule, undefined, text))).toEqual([true, false, false])
    // A list that the version does not have allows every text.
    expect(accepts({ rules }, ruleOf({ codeList: 'unknown' }), undefined, 'anything')).toBe(true)
  })

  it('has the length and the forms that schema and retailers ask for', () => {
    const isAccepted = (text: string, rule: Partial<ValueRule>, design = lengths([], [])) =>
      accepts({ rules }, ruleOf(rule), design, text)
    const rule = { minLength: 2, maxLength: 4 }
    expect(['a', 'ab', 'abcd', 'abcde', '   '].map((text) => isAccepted(text, rule))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(['ab', 'abc', 'abcd'].map((text) => isAccepted(text, rule, lengths([3], [3])))).toEqual([false, true, false])
    // A character outside the basic plane counts once.
    expect(isAccepted('😀😀', { maxLength: 2 })).toBe(true)
    const patterns = [/^a/, /b$/].map((form) => ({ source: form.source, test: (text: string) => form.test(text) }))
    expect(['ab', 'axb', 'a', 'b'].map((text) => isAccepted(text, { patterns }))).toEqual([true, true, false, false])
    const unknown = [{ source: 'x', test: () => undefined }]
    expect(isAccepted('ab', { patterns: unknown })).toBe(false)
  })
})

it('allows the lengths that all retailers accept, or those that none refuses', () => {
  const rule = ruleOf({ minLength: 2, maxLength: 30 })
  const open = ruleOf({})
  expect(lengthsOf(rule, undefined)).toEqual({ least: 2, most: 30 })
  expect(lengthsOf(open, undefined)).toEqual({ least: 0, most: Infinity })
  expect(lengthsOf(open, lengths([], []))).toEqual({ least: 0, most: Infinity })
  expect(lengthsOf(open, lengths([3, 5], [8, 10]))).toEqual({ least: 5, most: 8 })
  expect(lengthsOf(rule, lengths([1], [40]))).toEqual({ least: 2, most: 30 })
  expect(lengthsOf(rule, lengths([3, 9], [5, 7]))).toEqual({ least: 3, most: 7 })
})

describe('a value that the facts do not know', () => {
  /** The text that is made up for a field. */
  const madeUp = (name: string, rule: Partial<ValueRule>, min?: number[], max?: number[]) => {
    const design =
      min || max
        ? designNode('Odd', {}, [designNode(name, { by: ['Acme'], lengths: { min: min ?? [], max: max ?? [] } })])
        : undefined
    const sample = sampleOf(rulesWith([value(name, rule)], { design }), {
      size: 'minimal',
      retailers: design ? ['Acme'] : [],
    })
    return textsAt(sample, name)[0]
  }

  it('says what it is a sample of, cut or completed to an allowed length', () => {
    expect(madeUp('PromiseText', {})).toBe('Sample promise text')
    expect(madeUp('Line2Text', {})).toBe('Sample line2 text')
    expect(madeUp('Odd_Name-1', {})).toBe('Sample oddname1')
    expect(madeUp('PromiseText', { maxLength: 14 })).toBe('Sample promise')
    expect(madeUp('PromiseText', { maxLength: 15 })).toBe('Sample promise')
    expect(madeUp('PromiseText', { minLength: 25 })).toMatch(/^Sample promise text\d{6}$/)
    expect(madeUp('PromiseText', { minLength: 200, maxLength: 200 })).toMatch(/^Sample promise text\d{181}$/)
    expect(madeUp('PromiseText', {}, [22], [22])).toMatch(/^Sample promise text\d{3}$/)
    expect(madeUp('PromiseText', { minLength: 1000 })).toHaveLength(1000)
    expect(madeUp('PromiseText', { minLength: 1001 })).toBeUndefined()
    for (const name of ['PromiseID', 'PromiseId', 'PromiseNumber', 'PromiseNo', 'PromiseCode', 'PromiseKey'])
      expect(madeUp(name, {})).toMatch(/^S\d{5}$/)
    expect(madeUp('NumberText', {})).toBe('Sample number text')
  })

  it('has digits where the schema asks for them', () => {
    const form = (pattern: RegExp) => ({
      patterns: [{ source: pattern.source, test: (text: string) => pattern.test(text) }],
    })
    expect(madeUp('PromiseText', form(/^\d{6}$/))).toMatch(/^[1-9]\d{5}$/)
    expect(madeUp('PromiseText', form(/^Sample$/))).toBe('Sample')
    expect(madeUp('PromiseText', form(/^\d{13}$/))).toMatch(/^\d{13}$/)
    expect(madeUp('PromiseText', form(/^x$/))).toBeUndefined()
  })

  it('has the form of its type', () => {
    expect(madeUp('PromiseCount', { type: 'integer' })).toMatch(/^[1-9]$/)
    expect(madeUp('PromiseRate', { type: 'decimal' })).toMatch(/^[1-9]\.50$/)
    expect(madeUp('PromiseRate', { type: 'decimal', fractionDigits: 0 })).toMatch(/^[1-9]$/)
    expect(madeUp('PromiseFlag', { type: 'boolean' })).toBe('false')
    expect(madeUp('PromiseTime', { type: 'time' })).toBe('09:00:00')
    expect(madeUp('PromiseDay', { type: 'date' })).toMatch(/^2026-\d\d-\d\d$/)
  })

  it('is never a made-up number of an item', () => {
    const form = { patterns: [{ source: 'x', test: (text: string) => text.startsWith('S') }] }
    expect(madeUp('GTIN', form)).toBeUndefined()
    expect(madeUp('ProductID', form)).toMatch(/^S\d{5}$/)
  })
})

it('takes a code that its siblings do not have: what is usual first, then the list', () => {
  const date = group('Date', [value('ReferenceQual', { codeList: 'quals' })])
  const codesOf = (list: string[], times: number) =>
    textsAt(
      sampleOf(rulesWith([element('Date', date, times, Infinity)], { codeLists: listsOf({ quals: list }) }), {
        size: 'minimal',
      }),
      'Date/ReferenceQual',
    )
  expect(codesOf(['X', 'CT', 'PD', 'Y'], 4)).toEqual(['PD', 'CT', 'X', 'Y'])
  expect(codesOf(['X', 'Y'], 3)).toEqual(['X', 'Y', 'X'])
})

it('makes other values in other groups, and the same ones in the header of each document', () => {
  const part = group('Part', [value('PromiseNumber')])
  const rules2 = rulesWith([element('OddHeader', part), element('Part', part, 3, 3)])
  const sample = sampleOf(rules2, { size: 'minimal' })
  expect(new Set(textsAt(sample, 'Part/PromiseNumber')).size).toBe(3)
  const other = sampleOf({ ...rules2, document: 'Others' }, { size: 'minimal' })
  expect(textsAt(other, 'OddHeader/PromiseNumber')).toEqual(textsAt(sample, 'OddHeader/PromiseNumber'))
  const seeded = sampleOf(rules2, optionsOf({ size: 'minimal', seed: '2' }))
  expect(textsAt(seeded, 'OddHeader/PromiseNumber')).not.toEqual(textsAt(sample, 'OddHeader/PromiseNumber'))
})
