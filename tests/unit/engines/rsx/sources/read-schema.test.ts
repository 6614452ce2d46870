import { describe, expect, test } from 'vitest'
import type { ElementRule, GroupRule, ValueRule } from '@/engines/rsx/rule-model'
import { readSchema } from '@/engines/rsx/sources/read-schema'

const schema = (parts: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:t" targetNamespace="urn:t">${parts}</xs:schema>`

/** A schema whose record has this content model, beside other parts. */
const withRecord = (model: string, parts = '') =>
  schema(`
    <xs:element name="Orders"><xs:complexType><xs:sequence>
      <xs:element name="Order" maxOccurs="unbounded"><xs:complexType>${model}</xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>${parts}`)

const read = (...texts: string[]) => readSchema(texts, 'Orders')

/** The elements of the record with their occurrences: `Name 0..1`. */
const brief = ({ elements }: GroupRule) => elements.map(({ name, min, max }) => `${name} ${min}..${max}`)

const element = (text: string, name: string): ElementRule => {
  const rule = read(text).record.content.byName.get(name)
  if (!rule) throw new Error(`no element ${name}`)
  return rule
}
const value = (type: string, parts = '') => {
  const text = withRecord(`<xs:sequence><xs:element name="Field" ${type}</xs:sequence>`, parts)
  const { content } = element(text, 'Field')
  if (content.kind !== 'value') throw new Error('Field is a group')
  return { ...read(text), content }
}

describe('elements', () => {
  test('are read inline, by the name of their type, and by reference', () => {
    const { record, notes, namespace } = read(
      withRecord(
        `<xs:sequence>
          <xs:element name="Inline"><xs:complexType><xs:sequence><xs:element name="A" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
          <xs:element name="Named" type="Group" minOccurs="0" maxOccurs="3"/>
          <xs:element ref="Global" minOccurs="2" maxOccurs="unbounded"/>
        </xs:sequence>`,
        `<xs:complexType name="Group"><xs:sequence><xs:element name="Self" type="Group" minOccurs="0"/></xs:sequence></xs:complexType>
         <xs:element name="Global" type="xs:date"><xs:annotation><xs:documentation><![CDATA[A <day>]]></xs:documentation></xs:annotation></xs:element>`,
      ),
    )
    expect([namespace, notes]).toEqual(['urn:t', []])
    expect(brief(record.content)).toEqual(['Inline 1..1', 'Named 0..3', 'Global 2..Infinity'])
    const named = record.content.byName.get('Named')?.content as GroupRule
    expect(named.byName.get('Self')?.content).toBe(named)
    expect(record.content.byName.get('Global')).toMatchObject({ description: 'A <day>', content: { type: 'date' } })
  })

  test('of a base type come before those that extend it; a restriction replaces them', () => {
    const types = `
      <xs:complexType name="Base"><xs:sequence><xs:element name="A" type="xs:string"/><xs:element name="B" type="xs:string"/></xs:sequence></xs:complexType>
      <xs:complexType name="More"><xs:complexContent><xs:extension base="Base"><xs:sequence><xs:element name="C" type="xs:string"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
      <xs:complexType name="Less"><xs:complexContent><xs:restriction base="Base"><xs:sequence><xs:element name="A" type="xs:string"/></xs:sequence></xs:restriction></xs:complexContent></xs:complexType>`
    const text = withRecord(
      '<xs:sequence><xs:element name="M" type="More"/><xs:element name="L" type="Less"/></xs:sequence>',
      types,
    )
    expect(brief(element(text, 'M').content as GroupRule)).toEqual(['A 1..1', 'B 1..1', 'C 1..1'])
    expect(brief(element(text, 'L').content as GroupRule)).toEqual(['A 1..1'])
  })

  test('of a named group, of text with an attribute, and of a schema in several files are read', () => {
    const { record, notes } = read(
      schema(
        '<xs:group name="Parts"><xs:sequence><xs:element name="A" type="Short"/></xs:sequence></xs:group><xs:simpleType name="Short"><xs:restriction base="xs:string"><xs:maxLength value="2"/></xs:restriction></xs:simpleType>',
      ),
      withRecord(`<xs:sequence><xs:group ref="Parts"/><xs:element name="B"><xs:complexType><xs:simpleContent>
        <xs:extension base="Short"><xs:attribute name="unit"/></xs:extension></xs:simpleContent></xs:complexType></xs:element></xs:sequence>`),
    )
    expect(brief(record.content)).toEqual(['A 1..1', 'B 1..1'])
    expect(record.content.elements.map(({ content }) => (content as ValueRule).maxLength)).toEqual([2, 2])
    expect(notes).toEqual(['The schema gives attributes to B: whether they are right cannot be told.'])
  })

  test('of a schema with other prefixes are read, also where a type has the name of a built-in one', () => {
    const text = `<schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:r="urn:t" targetNamespace="urn:t">
      <element name="Orders" type="r:Orders"/>
      <complexType name="Orders"><sequence><element name="Order" type="r:Order"/></sequence></complexType>
      <complexType name="Order"><sequence><element name="Day" type="r:date"/><element name="Free" type="string"/></sequence></complexType>
      <simpleType name="date"><restriction base="date"/></simpleType></schema>`
    const { record, notes } = read(text)
    expect(record.content.elements.map(({ content }) => (content as ValueRule).type)).toEqual(['date', 'string'])
    expect(notes).toEqual([])
  })
})

const two = '<xs:element name="A" type="xs:string"/><xs:element name="B" type="xs:string" minOccurs="0"/>'

describe('what the rules cannot express is said, and never asked for', () => {
  test.each([
    ['alternatives', `<xs:choice>${two}</xs:choice>`, ['A 0..1', 'B 0..1'], 'alternatives in Order'],
    ['repeated alternatives', `<xs:choice maxOccurs="9">${two}</xs:choice>`, ['A 0..9', 'B 0..9'], 'repeats several'],
    [
      'an optional sequence',
      `<xs:sequence><xs:sequence minOccurs="0">${two}</xs:sequence></xs:sequence>`,
      ['A 0..1', 'B 0..1'],
      'only together',
    ],
    ['a name that comes again', `<xs:sequence>${two}${two}</xs:sequence>`, ['A 2..2', 'B 0..2'], 'repeats several'],
    ['elements without a name', `<xs:sequence>${two}<xs:any/></xs:sequence>`, ['A 1..1', 'B 0..1'], 'does not name'],
    ['attributes', `<xs:sequence>${two}</xs:sequence><xs:attribute name="x"/>`, ['A 1..1', 'B 0..1'], 'attributes to'],
    ['a group that is not there', `<xs:sequence><xs:group ref="Nowhere"/></xs:sequence>`, [], 'does not say what'],
    [
      'an element of any content',
      '<xs:sequence><xs:element name="A"/></xs:sequence>',
      ['A 1..1'],
      'does not say what is in A',
    ],
  ])('%s', (_, model, elements, note) => {
    const { record, notes } = read(withRecord(model))
    expect(brief(record.content)).toEqual(elements)
    expect(notes.join(' ')).toContain(note)
  })

  test.each([
    ['a sequence', `<xs:sequence>${two}</xs:sequence>`, 'ordered'],
    ['alternatives', `<xs:choice>${two}</xs:choice>`, 'ordered'],
    ['any order', `<xs:all>${two}</xs:all>`, ''],
    ['repeated alternatives', `<xs:choice maxOccurs="9">${two}</xs:choice>`, ''],
    [
      'alternatives in a repeated sequence',
      `<xs:sequence maxOccurs="9"><xs:choice>${two}</xs:choice></xs:sequence>`,
      '',
    ],
    [
      'alternatives in repeated alternatives',
      `<xs:choice maxOccurs="9"><xs:choice><xs:sequence>${two}</xs:sequence></xs:choice></xs:choice>`,
      '',
    ],
    ['a name that comes again', `<xs:sequence>${two}${two}</xs:sequence>`, ''],
    ['other elements', `<xs:sequence>${two}<xs:any/></xs:sequence>`, 'ordered open'],
    ['a group that is not there', `<xs:sequence><xs:group ref="Nowhere"/></xs:sequence>`, 'ordered open'],
    ['text between elements', `<xs:sequence>${two}</xs:sequence>`, 'ordered mixed'],
  ])('%s', (title, model, expected) => {
    const text = withRecord(model)
    const { content } = read(
      title.startsWith('text') ? text.replaceAll('<xs:complexType>', '<xs:complexType mixed="true">') : text,
    ).record
    const flags = [content.isOrdered && 'ordered', content.isOpen && 'open', content.isMixed && 'mixed']
    expect(flags.filter(Boolean).join(' ')).toBe(expected)
  })

  test('types that extend themselves, or each other without end', () => {
    const loop =
      '<xs:complexType name="Loop"><xs:complexContent><xs:extension base="Loop"/></xs:complexContent></xs:complexType><xs:simpleType name="Round"><xs:restriction base="Round"/></xs:simpleType>'
    const text = withRecord(
      '<xs:sequence><xs:element name="A" type="Loop"/><xs:element name="B" type="Round"/></xs:sequence>',
      loop,
    )
    expect(read(text).notes).toEqual([
      'The schema gives B a type that cannot be read: such values cannot be told.',
      'The schema does not say what is in Loop: that cannot be told.',
    ])
  })

  test('20,000 types that contain each other do not overflow the stack', () => {
    const types = Array.from(
      { length: 20_000 },
      (_, index) =>
        `<xs:complexType name="T${index}"><xs:sequence><xs:element name="E" type="T${index + 1}"/></xs:sequence></xs:complexType>`,
    )
    const text = withRecord('<xs:sequence><xs:element name="E" type="T0"/></xs:sequence>', types.join(''))
    let depth = 0
    let rule = element(text, 'E').content
    for (; rule.kind === 'group'; depth += 1) rule = rule.byName.get('E')?.content ?? rule
    expect(depth).toBe(20_000)
  })
})

const restricted = (base: string, facets: string) =>
  `><xs:simpleType><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType></xs:element>`

describe('values', () => {
  test.each([
    ['xs:decimal', 'decimal'],
    ['xs:integer', 'integer'],
    ['xs:boolean', 'boolean'],
    ['xs:date', 'date'],
    ['xs:time', 'time'],
    ['xs:token', 'string'],
  ])('of %s are %s', (type, expected) => {
    const { content, notes } = value(`type="${type}"/>`)
    expect([content.type, notes]).toEqual([expected, []])
  })

  test('have the facets of all types that they restrict; the last list of codes counts', () => {
    const types = `
      <xs:simpleType name="Base"><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="9"/><xs:pattern value="[A-Z]+"/>
        <xs:enumeration value="AA"/><xs:enumeration value="B"/></xs:restriction></xs:simpleType>`
    const { content, codeLists, notes } = value(
      restricted(
        'Base',
        '<xs:maxLength value="3"/><xs:pattern value="A.*"/><xs:pattern value="C"/><xs:enumeration value="AA"/>',
      ),
      types,
    )
    expect(content).toMatchObject({ minLength: 1, maxLength: 3, codeList: 'Field' })
    expect(content.patterns.map((pattern) => ['AA', 'B', 'C', 'Aa'].filter((text) => pattern.test(text)))).toEqual([
      ['AA', 'B', 'C'],
      ['AA', 'C', 'Aa'],
    ])
    expect([[...(codeLists.get('Field')?.keys() ?? [])], notes]).toEqual([['AA'], []])
  })

  test('restrict a type that is in them', () => {
    const inline =
      '<xs:simpleType><xs:restriction base="xs:date"><xs:pattern value="2.*"/></xs:restriction></xs:simpleType>'
    const { content, notes } = value(
      `><xs:simpleType><xs:restriction>${inline}<xs:pattern value=".*1"/></xs:restriction></xs:simpleType></xs:element>`,
    )
    expect([content.type, content.patterns.map(({ source }) => source), notes]).toEqual(['date', ['2.*', '.*1'], []])
  })

  test('have a type whose name is between blanks', () => {
    const { content, notes } = value('type=" xs:date "/>')
    expect([content.type, notes]).toEqual(['date', []])
  })

  test('with decimals and an exact length', () => {
    expect(value(restricted('xs:decimal', '<xs:fractionDigits value="2"/>')).content).toMatchObject({
      type: 'decimal',
      fractionDigits: 2,
    })
    expect(value(restricted('xs:string', '<xs:length value="4"/>')).content).toMatchObject({
      minLength: 4,
      maxLength: 4,
    })
  })

  test('of the same name have a list each where their codes differ', () => {
    const field = (codes: string) =>
      `<xs:complexType><xs:sequence><xs:element name="Code" ${restricted('xs:string', codes)}</xs:sequence></xs:complexType>`
    const lists = ['A', 'B', 'A', 'AB', 'AC', 'BA', 'A']
    const codesOf = (list: string) => Array.from(list, (code) => `<xs:enumeration value="${code}"/>`).join('')
    const text = withRecord(
      `<xs:sequence>${lists
        .map((list, index) => `<xs:element name="G${index}">${field(codesOf(list))}</xs:element>`)
        .join('')}</xs:sequence>`,
    )
    const { record, codeLists } = read(text)
    const found = record.content.elements.map(({ content }) => {
      const code = (content as GroupRule).byName.get('Code')?.content as ValueRule
      return [...(codeLists.get(code.codeList ?? '')?.keys() ?? [])].toSorted().join('')
    })
    expect(found).toEqual(['A', 'B', 'A', 'AB', 'AC', 'AB', 'A'])
    expect(codeLists.size).toBe(4)
  })

  test.each([
    ['a limit', restricted('xs:integer', '<xs:minInclusive value="1"/>'), 'limits the values of Field'],
    ['a limited type', 'type="xs:positiveInteger"/>', 'limits the values of Field'],
    ['a type of another kind', 'type="xs:dateTime"/>', 'a type that cannot be read'],
    ['a type that is not there', 'type="Nowhere"/>', 'a type that cannot be read'],
    ['a fixed value', 'type="xs:string" fixed="1"/>', 'allows one value of Field'],
    [
      'several types',
      '><xs:simpleType><xs:union memberTypes="xs:date xs:string"/></xs:simpleType></xs:element>',
      'kinds',
    ],
    ['a pattern that cannot be read', restricted('xs:string', '<xs:pattern value="(a"/>'), 'form for'],
    ['a pattern that is too large', restricted('xs:string', '<xs:pattern value="a{5000}"/>'), 'form for'],
  ])('with %s say so', (_, type, note) => {
    expect(value(type).notes.join(' ')).toContain(note)
  })
})
