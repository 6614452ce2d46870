import { describe, expect, test } from 'vitest'
import type { ElementRule } from '@/engines/rsx/rule-model'
import { readSchema } from '@/engines/rsx/sources/read-schema'
import { SchemaNotes } from '@/engines/rsx/sources/schema-notes'

const schema = (parts: string) => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${parts}</xs:schema>`

const orders = (content: string, parts = '') =>
  schema(
    `<xs:element name="Orders"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>${parts}`,
  )

/** The elements of a record with this content model, and what the rules cannot express of it. */
function modelOf(model: string, parts = '') {
  const record = `<xs:element name="Order" maxOccurs="unbounded"><xs:complexType>${model}</xs:complexType></xs:element>`
  const { record: rule, notes } = readSchema([orders(record, parts)], 'Orders')
  return { elements: rule.content.elements.map(({ name, min, max }: ElementRule) => `${name} ${min}..${max}`), notes }
}

const a = '<xs:element name="A" type="xs:string"/>'
const optionalB = '<xs:element name="B" type="xs:string" minOccurs="0"/>'
const note = '<xs:annotation><xs:documentation>text</xs:documentation></xs:annotation>'
const group = (content: string) => `<xs:group name="G"><xs:sequence>${content}</xs:sequence></xs:group>`

describe('a content model that the rules express has no remark', () => {
  test.each([
    ['a sequence of one that repeats', `<xs:sequence maxOccurs="5">${a}</xs:sequence>`, ['A 1..5']],
    ['with an annotation', `<xs:sequence maxOccurs="5">${note}${a}</xs:sequence>`, ['A 1..5']],
    ['a choice of one', `<xs:choice>${a}</xs:choice>`, ['A 1..1']],
    ['any order of one', `<xs:all>${note}${a}</xs:all>`, ['A 1..1']],
    ['an optional sequence of optional elements', `<xs:sequence minOccurs="0">${optionalB}</xs:sequence>`, ['B 0..1']],
    ['a sequence that is required twice', `<xs:sequence minOccurs="2" maxOccurs="2">${a}</xs:sequence>`, ['A 2..2']],
    [
      'sequences in sequences',
      `<xs:sequence minOccurs="2" maxOccurs="2"><xs:sequence minOccurs="3" maxOccurs="4">${a}</xs:sequence></xs:sequence>`,
      ['A 6..8'],
    ],
    ['a sequence that never occurs', `<xs:sequence minOccurs="0" maxOccurs="0">${optionalB}</xs:sequence>`, ['B 0..0']],
  ])('%s', (_, model, elements) => {
    expect(modelOf(model)).toEqual({ elements, notes: [] })
  })

  test('a group that occurs once', () => {
    expect(modelOf('<xs:sequence><xs:group ref="G"/></xs:sequence>', group(a))).toEqual({
      elements: ['A 1..1'],
      notes: [],
    })
  })
})

describe('a group that is referred to', () => {
  test('may be optional, or repeat', () => {
    const { elements, notes } = modelOf(
      '<xs:sequence><xs:group ref="G" minOccurs="0" maxOccurs="3"/></xs:sequence>',
      group(a),
    )
    expect(elements).toEqual(['A 0..3'])
    expect(notes).toEqual([
      'The schema repeats several elements together in Order: their order cannot be told.',
      'The schema requires some elements in Order only together: whether one is missing cannot be told.',
    ])
  })
})

describe('an abstract element', () => {
  const abstract = '<xs:element name="Any" abstract="true" type="xs:string"/>'

  test('is never asked for, because others are in its place', () => {
    expect(modelOf(`<xs:sequence>${a}<xs:element ref="Any"/></xs:sequence>`, abstract)).toEqual({
      elements: ['A 1..1', 'Any 0..1'],
      notes: ['The schema replaces Any by other elements: whether they are right cannot be told.'],
    })
  })

  test('leaves its group open', () => {
    const record = `<xs:element name="Order" maxOccurs="unbounded"><xs:complexType><xs:sequence><xs:element ref="Any"/></xs:sequence></xs:complexType></xs:element>`
    const { content } = readSchema([orders(record, abstract)], 'Orders').record
    expect(content.isOpen).toBe(true)
  })

  test('is not one that says that it is not abstract', () => {
    expect(modelOf(`<xs:sequence><xs:element ref="Any"/></xs:sequence>`, abstract.replace('true', 'false'))).toEqual({
      elements: ['Any 1..1'],
      notes: [],
    })
  })
})

describe('the record of a document', () => {
  const part = (name: string, occurs = '') =>
    `<xs:element name="${name}" ${occurs}><xs:complexType><xs:sequence>${a}</xs:sequence></xs:complexType></xs:element>`
  const recordOf = (content: string) => readSchema([orders(content)], 'Orders').record.name

  test('is the first group that repeats, else the first group', () => {
    expect(recordOf(part('Meta') + part('Order', 'maxOccurs="2"') + part('Other', 'maxOccurs="9"'))).toBe('Order')
    expect(recordOf(`${a}${part('Meta')}${part('Order')}`)).toBe('Meta')
    expect(recordOf(`<xs:element name="Value" type="xs:string" maxOccurs="9"/>${part('Meta')}`)).toBe('Meta')
  })

  test('must be there', () => {
    expect(() => readSchema([orders(a)], 'Orders')).toThrow('Orders has no record')
  })
})

describe('remarks', () => {
  const sentenceOf = (count: number) => {
    const notes = new SchemaNotes()
    for (let index = 1; index <= count; index += 1) notes.add('wildcard', `E${index}`)
    notes.add('wildcard', 'E1')
    return notes.sentences()
  }
  const rest = 'that it does not name: whether they are right cannot be told.'

  test.each([
    [1, 'E1'],
    [2, 'E1 and E2'],
    [3, 'E1, E2 and E3'],
    [5, 'E1, E2, E3, E4 and E5'],
    [6, 'E1, E2, E3, E4 and 2 more'],
    [9, 'E1, E2, E3, E4 and 5 more'],
  ])('of %i elements name at most five', (count, names) => {
    expect(sentenceOf(count)).toEqual([`The schema allows elements in ${names} ${rest}`])
  })
})
