import { describe, expect, test } from 'vitest'
import type { DesignRule } from '@/engines/rsx/rule-model'
import { compileRules, readCodes } from '@/engines/rsx/sources/compile-rules'
import { documentSchema } from '../../../../../platform/rsx/document-schema'
import { flatLayout, flatRecords } from '../../../../../platform/rsx/flat/layout'
import { archive } from '../../../../../platform/rsx/schemas/archive'
import { platformSchema } from '../check/platform-rules'
import { besideCatalogue } from './catalogue-rules'
import { platformSources } from './platform-sources'

const placesOf = (design: DesignRule): number =>
  [...design.children.values()].reduce((sum, child) => sum + placesOf(child), 1)

describe('compiled rules', () => {
  test('of Orders are those of the catalogue', async () => {
    const { compiled, expected } = await besideCatalogue('Orders')
    expect(compiled).toEqual(expected)
  })

  test('have the columns and positions of the flat layouts', async () => {
    const { csvLayout, positionalLayout } = await compileRules(platformSources('Shipments'))
    const fields = flatRecords(flatLayout(platformSchema('Shipments'))).flatMap(({ path, record }) =>
      record.fields.map((field) => ({ ...field, path: `${path}/${field.element.name}`, record })),
    )
    expect(csvLayout?.map(({ column, recordType, path }) => [column, recordType, path])).toEqual(
      fields.map(({ column, record, path }) => [column, record.level, path]),
    )
    expect(
      positionalLayout?.map(({ record, path, start, end, isRightJustified }) => [
        record,
        path,
        start,
        end,
        isRightJustified,
      ]),
    ).toEqual(
      fields.map(({ record, path, start, end, isRightJustified }) => [record.code, path, start, end, isRightJustified]),
    )
  })

  test('of a version without codes say so', async () => {
    const rules = await compileRules(platformSources('Orders', '7.7.0'))
    expect(rules.codeLists.size).toBe(0)
    expect(rules.missing).toContainEqual({
      source: 'codes',
      reason: 'Version 7.7.0 has no lists of codes: whether codes are allowed cannot be told.',
    })
  })

  test('of a version of single files are read without an archive', async () => {
    const rules = await compileRules(platformSources('Orders', 'sip'))
    expect(rules.record.name).toBe(documentSchema('sip', 'Orders')?.document.record)
  })
})

describe('a schema that asks for more than the rules can say', () => {
  const element = '<x:element name="A" fixed="1" type="x:string"/>'
  const record = `<x:element name="Order"><x:complexType><x:sequence>${element}</x:sequence></x:complexType></x:element>`
  const schema = `<x:schema xmlns:x="http://www.w3.org/2001/XMLSchema"><x:element name="Orders"><x:complexType><x:sequence>${record}</x:sequence></x:complexType></x:element></x:schema>`

  test('is compiled with a remark', async () => {
    const rules = await compileRules({ ...platformSources('Orders'), schema: new TextEncoder().encode(schema) })
    expect(rules.missing.filter(({ source }) => source === 'schema')).toEqual([
      {
        source: 'schema',
        reason: 'The schema allows one value of A: whether it is the right one cannot be told.',
      },
    ])
  })
})

test('the codes of another version are read from its schema', async () => {
  const { schema } = platformSources('Orders', '7.3.0')
  const { version, codeLists } = await readCodes('Orders', { version: '7.3.0', schema })
  expect(version).toBe('7.3.0')
  expect([...(codeLists.get('ShipCompleteCode')?.keys() ?? [])]).toEqual(['N', 'Y'])
  await expect(readCodes('Orders', { version: '7.3.0', schema: new TextEncoder().encode('<a/>') })).rejects.toThrow(
    'The schema of Orders 7.3.0 cannot be read.',
  )
})

describe('sources that cannot be used', () => {
  const sources = platformSources('Orders')

  test('are named with the reason of the caller, or as unreadable', async () => {
    const rules = await compileRules({
      ...sources,
      design: undefined,
      csvLayout: new TextEncoder().encode('Column\r\n'),
      positionalLayout: new Uint8Array(archive({ 'readme.txt': 'nothing' })),
      reasons: { design: 'The design of Orders could not be loaded' },
    })
    expect(rules.design).toBeUndefined()
    expect(rules.missing.map(({ reason }) => reason)).toEqual([
      'The design of Orders could not be loaded: what retailers require cannot be told.',
      'The CSV layout of Orders cannot be read: CSV files of this document cannot be checked. Send XML or JSON.',
      'The positional layout of Orders cannot be read: positional files of this document cannot be checked. Send XML or JSON.',
    ])
  })

  test('without a design have no retailers', async () => {
    const rules = await compileRules({ ...sources, design: null })
    expect(rules).toMatchObject({
      design: undefined,
      retailers: [],
      missing: [{ source: 'design', reason: 'Orders has no design: what retailers require cannot be told.' }],
    })
  })

  test('of a design with one node that makes no sense say so', async () => {
    const { missing } = await compileRules({ ...sources, design: { name: 'Orders', children: [null] } })
    expect(missing.map(({ reason }) => reason)).toEqual([
      'The design of Orders has a node without a name or too deep: what retailers require there cannot be told.',
    ])
  })

  test.each([
    ['nonsense', 'nonsense'],
    ['a schema of another document', '<s:schema xmlns:s="x"><s:element name="Invoices"/></s:schema>'],
    ['a schema with entities', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['deep nesting', '<a>'.repeat(1000)],
  ])('fail for %s as schema, in one sentence', async (_, text) => {
    await expect(compileRules({ ...sources, schema: new TextEncoder().encode(text) })).rejects.toThrow(
      'The schema of Orders 7.7.4 cannot be read.',
    )
  })

  test('of a design keep what makes sense of it', async () => {
    const { design, retailers, missing } = await compileRules({
      ...sources,
      design: {
        name: 'Orders',
        children: [
          null,
          7,
          {
            name: '__proto__',
            minOccurs: 'x',
            attributes: { minLength: 'x', maxLength: [3, 'a', 1] },
            extraProperties: {
              consolidatedNotes: { A: 'One line.', B: ['', 7, 'Second.'], C: {}, constructor: null },
              consolidatedMandatoryFor: ['B', 3, 'A', 'B'],
              consolidatedQualifiers: { constructor: null, ST: { mandatoryFor: ['C'] } },
            },
          },
        ],
      },
    })
    const node = design?.children.get('__proto__')
    expect(missing.map(({ reason }) => reason)).toEqual([
      'The design of Orders has 2 nodes without a name or too deep: what retailers require there cannot be told.',
    ])
    expect(design && placesOf(design)).toBe(2)
    expect(node).toMatchObject({
      mandatoryFor: ['B', 'A'],
      minLengths: [],
      maxLengths: [1, 3],
      isVisible: true,
      isRequired: false,
    })
    expect([...(node?.notes ?? [])]).toEqual([
      ['A', ['One line.']],
      ['B', ['Second.']],
    ])
    expect([...(node?.codes.keys() ?? [])]).toEqual(['constructor', 'ST'])
    expect(retailers).toEqual(['A', 'B', 'C'])
  })

  test('of a layout are found by the names of their columns, in any order', async () => {
    const layout = [
      '\ufeffmax,TYPE,Column,RSX path,Required,Record Type,Min',
      ',,RecordType,,yes,,',
      '8,string,"A ""b"", c",Header/OrderHeader/Vendor,YES,H,2',
    ]
    const rules = await compileRules({ ...sources, csvLayout: new TextEncoder().encode(layout.join('\n')) })
    expect(rules.csvLayout).toEqual([
      {
        column: 'A "b", c',
        recordType: 'H',
        path: 'Header/OrderHeader/Vendor',
        type: 'string',
        isRequired: true,
        minLength: 2,
        maxLength: 8,
      },
    ])
  })
})
