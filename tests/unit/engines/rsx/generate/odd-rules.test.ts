import { expect, it } from 'vitest'
import { generateSet } from '@/engines/rsx/generate/generate'
import { sampleSizes } from '@/engines/rsx/generate/sample-options'
import { samplesNamed, textOf } from '@/engines/rsx/generate/sample-tree'
import { writeSample } from '@/engines/rsx/samples'
import type { ElementRule, GroupRule, RuleModel } from '@/engines/rsx/rule-model'
import { element, group, rulesWith, value } from './small-rules'
import { checked, optionsOf } from './support'

function sampleOf(rules: RuleModel, size: (typeof sampleSizes)[number] = 'typical') {
  const [sample] = generateSet([rules], optionsOf({ size }))
  if (!sample) throw new Error('nothing was generated')
  return sample
}

it('fills short, long, coded and patterned values of a schema that it has never seen', async () => {
  const rules = rulesWith(
    [
      value('Letter', { maxLength: 1 }),
      value('LongText', { minLength: 200, maxLength: 200 }),
      value('OnlyCode', { codeList: 'one' }),
      value('Rate', { type: 'decimal', fractionDigits: 0 }),
      value('Sixer', { patterns: [/^\d{6}$/] }),
      value('Flag', { type: 'boolean' }),
      value('Day', { type: 'date' }),
      value('Clock', { type: 'time' }),
      value('Count', { type: 'integer' }),
    ],
    { codeLists: new Map([['one', new Map([['Q', { description: undefined }]])]]) },
  )
  for (const size of sampleSizes) {
    const sample = sampleOf(rules, size)
    expect(textOf(sample.record, 'OnlyCode')).toBe('Q')
    expect(textOf(sample.record, 'Letter')).toHaveLength(1)
    for (const format of ['XML', 'JSON'] as const) {
      const { text } = writeSample(sample, format) ?? { text: '' }
      const { errors } = await checked(text, rules, [])
      expect({ size, format, errors: errors.map(({ message }) => message) }).toEqual({ size, format, errors: [] })
    }
  }
})

it('leaves out what no value can be made for', () => {
  const rules = rulesWith(
    [value('Impossible', { patterns: [/^(?!)$/] }, 0), value('NoCode', { codeList: 'none' }, 0), value('Fine')],
    { codeLists: new Map([['none', new Map()]]) },
  )
  const { record } = sampleOf(rules, 'everything')
  expect(record.children.map(({ name }) => name)).toEqual(['Fine'])
})

it('fills a group that may be in itself once', () => {
  const elements = [value('Name')]
  const nested = group('Box', elements)
  const inner = element('Box', nested, 0, Infinity)
  elements.push(inner)
  const rules = rulesWith([
    element('Box', { ...nested, byName: new Map([...nested.byName, ['Box', inner]]) }, 0, Infinity),
  ])
  const boxes = samplesNamed(sampleOf(rules, 'everything').record, 'Box')
  expect(boxes.length).toBeGreaterThan(0)
  expect(boxes.length).toBeLessThan(4)
})

it('ends when a schema requires a group in itself, or more than can be held', () => {
  const elements: ElementRule[] = []
  const byName = new Map<string, ElementRule>()
  const endless: GroupRule = {
    kind: 'group',
    name: 'Endless',
    elements,
    byName,
    isOrdered: true,
    isOpen: false,
    isMixed: false,
  }
  for (const name of ['Left', 'Right']) {
    elements.push(element(name, endless))
    byName.set(name, element(name, endless))
  }
  let wide = group('Leaf', [value('Text')])
  for (let level = 0; level < 20; level += 1)
    wide = group(`Wide${level}`, [element('A', wide, 1e9, 1e9), element('B', wide)])
  for (const content of [endless, wide]) {
    for (const size of sampleSizes) {
      const { record } = sampleOf(rulesWith([element('Start', content)]), size)
      expect(samplesNamed(record, 'A').length + samplesNamed(record, 'Left').length).toBeLessThan(20_000)
    }
  }
})

it('writes every character of a namespace and of values as text', async () => {
  const rules = rulesWith([value('OnlyCode', { codeList: 'odd' })], {
    codeLists: new Map([['odd', new Map([['<a>&"b"', { description: undefined }]])]]),
  })
  for (const format of ['XML', 'JSON'] as const) {
    const { text } = writeSample(sampleOf(rules), format) ?? { text: '' }
    const { document, errors } = await checked(text, rules, [])
    expect(errors).toEqual([])
    expect(document.records[0]?.children[0]?.text).toBe('<a>&"b"')
  }
})
