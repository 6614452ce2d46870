import { expect, it } from 'vitest'
import { reasonsOf, valuePaths } from '@/engines/rsx/generate/sample-reasons'
import {
  addNode,
  childNamed,
  childrenNamed,
  createRecord,
  groupOf,
  numberedValues,
  removeNode,
  samplePath,
  samplesAt,
  samplesNamed,
  textOf,
  visit,
  type SampleNode,
} from '@/engines/rsx/generate/sample-tree'
import { element, group, rulesWith, value } from './small-rules'

const leaf = group('Leaf', [value('Code'), value('Text')])
const branch = group('Branch', [value('Name'), element('Leaf', leaf, 0, Infinity)])
const { record: rule } = rulesWith([value('First'), element('Branch', branch, 0, Infinity), value('Last')])

/** Adds a child by the name of its element. */
function add(parent: SampleNode, name: string, text?: string): SampleNode {
  const own = groupOf(parent)?.byName.get(name)
  if (!own) throw new Error(`no ${name}`)
  return addNode(parent, own, text)
}

/** A record whose children were added from the last one of the schema to the first. */
function makeRecord() {
  const record = createRecord(rule, undefined)
  add(record, 'Last', 'z')
  const one = add(record, 'Branch')
  const two = add(record, 'Branch')
  add(record, 'First', 'a')
  add(add(one, 'Leaf'), 'Code', '1')
  add(one, 'Name', 'one')
  const last = add(two, 'Leaf')
  add(last, 'Text', 'text')
  add(last, 'Code', '2')
  return { record, one, two }
}

it('keeps children in the order of the schema, and equal ones in the order in which they came', () => {
  const { record, one, two } = makeRecord()
  expect(record.children.map(({ name }) => name)).toEqual(['First', 'Branch', 'Branch', 'Last'])
  expect(childrenNamed(record, 'Branch')).toEqual([one, two])
  expect(one.children.map(({ name }) => name)).toEqual(['Name', 'Leaf'])
})

it('finds nodes by name and by path', () => {
  const { record, one, two } = makeRecord()
  expect(childNamed(record, 'Branch')).toBe(one)
  expect([childNamed(undefined, 'Branch'), childNamed(record, 'Twig')]).toEqual([undefined, undefined])
  expect([textOf(record, 'Last'), textOf(record, 'Branch'), textOf(undefined, 'Last')]).toEqual([
    'z',
    undefined,
    undefined,
  ])
  expect(samplesAt(record, 'Branch/Leaf/Code').map(({ text }) => text)).toEqual(['1', '2'])
  expect(samplesAt(record, 'Branch/Twig')).toEqual([])
  expect(samplesNamed(record, 'Code').map(({ text }) => text)).toEqual(['1', '2'])
  expect(samplesNamed(one, 'Branch')).toEqual([])
  expect(samplePath(record)).toBe('')
  expect(samplePath(samplesAt(two, 'Leaf/Text')[0] ?? record)).toBe('Branch/Leaf/Text')
})

it('visits parents before children, in the order of the document', () => {
  const names: string[] = []
  visit(makeRecord().record, ({ name }) => names.push(name))
  expect(names).toEqual(['Odd', 'First', 'Branch', 'Name', 'Leaf', 'Code', 'Branch', 'Leaf', 'Code', 'Text', 'Last'])
})

it('numbers the path of a value where siblings share a name', () => {
  const values = numberedValues(makeRecord().record)
  expect(values.map(({ path, text }) => `${path} = ${text}`)).toEqual([
    'First = a',
    'Branch[1]/Name = one',
    'Branch[1]/Leaf/Code = 1',
    'Branch[2]/Leaf/Code = 2',
    'Branch[2]/Leaf/Text = text',
    'Last = z',
  ])
  expect([...valuePaths(makeRecord().record)].toSorted()).toEqual([
    'Branch/Leaf/Code',
    'Branch/Leaf/Text',
    'Branch/Name',
    'First',
    'Last',
  ])
})

it('removes a node once, and nothing for a node that is nowhere', () => {
  const { record, one } = makeRecord()
  removeNode(one)
  expect(record.children.map(({ name }) => name)).toEqual(['First', 'Branch', 'Last'])
  removeNode(one)
  removeNode(record)
  expect(record.children).toHaveLength(3)
})

it('gives as the reason of a value the schema, the size, or else the model', () => {
  const { record: optional } = rulesWith([value('Needed'), value('Extra', {}, 0), value('Usual', {}, 0)])
  const record = createRecord(optional, undefined)
  for (const name of ['Needed', 'Extra', 'Usual']) add(record, name, 'x').isExtra = name !== 'Usual'
  expect([...reasonsOf(record)]).toEqual([
    ['Needed', 'schema'],
    ['Extra', 'size'],
    ['Usual', 'model'],
  ])
})
