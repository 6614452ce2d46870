import { describe, expect, test } from 'vitest'
import { z } from '@/api/core/schema'
import { designSchemaSchema } from '@/api/shipping-docs/schemas'
import {
  lengthsDiffer,
  requirementSearch,
  requirementTree,
  type RequirementNode,
} from '@/features/tools/shipping-docs/model/requirements'
import { lengthText } from '@/modules/rsx/schema-tree/lengths'
import { allNodes, searchTree } from '@/modules/rsx/schema-tree/tree-model'

const tree = (sections: unknown) => requirementTree(z.parse(designSchemaSchema, { title: 'ShippingLabel', sections }))
const nodes = (roots: RequirementNode[]) => Array.from(allNodes(roots), ({ node }) => node)
const ids = (roots: RequirementNode[]) => nodes(roots).map(({ id }) => id)

const label = [
  {
    id: 'ShippingLabel',
    parent_id: '',
    path: '',
    type: 'object',
    items: [
      { id: 'Header', type: 'object', description: 'Data for the whole label', required: true },
      { id: 'Pack', type: 'array' },
    ],
  },
  {
    id: 'Header',
    parent_id: 'ShippingLabel',
    path: 'Header',
    items: [
      { id: 'PurchaseOrderNumber', type: 'string', minLength: 1, maxLength: [35, 22, 30], mandatoryFor: ['A', 'B'] },
      { id: 'ShipDate', type: 'string', format: 'date', minLength: 10, maxLength: 10 },
      { id: 'Role', type: 'string', enumDescriptions: { ST: 'Ship to', SF: 'Ship from' } },
    ],
  },
  {
    id: 'Pack',
    parent_id: 'ShippingLabel',
    path: 'Pack',
    items: [
      { id: 'ShippingSerialID', type: 'string' },
      { id: 'Pack', type: 'array' },
    ],
  },
  { id: 'Pack', parent_id: 'Pack', path: 'Pack.Pack', items: [] },
]

describe('requirementTree', () => {
  test('finds groups by their path, even if names repeat', () => {
    expect(ids(tree(label))).toEqual([
      'Header',
      'Header.PurchaseOrderNumber',
      'Header.ShipDate',
      'Header.Role',
      'Pack',
      'Pack.ShippingSerialID',
      'Pack.Pack',
    ])
  })

  test('shows an unknown format unchanged', () => {
    const [node] = tree([{ id: 'Label', path: '', items: [{ id: 'Odd', format: 'constructor' }] }])
    expect(node?.data.format).toBe('constructor')
  })

  test('reads lengths, formats, codes and the retailers that require a field', () => {
    const [, order, date, role] = nodes(tree(label)).map(({ data }) => data)
    expect(order).toMatchObject({ min: [1], max: [22, 30, 35], required: true, mandatoryFor: ['A', 'B'] })
    expect(date).toMatchObject({ format: 'YYYY-MM-DD', min: [10], required: false, mandatoryFor: undefined })
    expect(role?.codes).toEqual([
      ['ST', 'Ship to'],
      ['SF', 'Ship from'],
    ])
  })

  test('keeps sections that no group references, under their path', () => {
    const lost = [...label, { id: 'Lost', parent_id: 'Nowhere', path: 'Nowhere.Lost', items: [{ id: 'Field' }] }]
    expect(ids(tree(lost)).slice(-2)).toEqual(['Nowhere.Lost', 'Nowhere.Lost.Field'])
  })

  test('accepts a schema without a root', () => {
    expect(ids(tree(label.slice(1)))).toContain('Pack.ShippingSerialID')
  })

  test.each([
    ['no sections', null],
    ['an empty list', []],
    ['an empty root', [{ id: 'Root', path: '' }]],
  ])('%s results in an empty tree', (_, sections) => {
    expect(tree(sections)).toEqual([])
  })

  test('ids stay unique if a group or a section is repeated', () => {
    const twice = [
      { id: 'Root', path: '', items: [{ id: 'A' }, { id: 'A' }] },
      { id: 'A', path: 'A', items: [{ id: 'B' }] },
      { id: 'A', path: 'A', items: [{ id: 'C' }] },
    ]
    expect(ids(tree(twice))).toEqual(['A', 'A.B', 'A.C', 'A#2'])
  })

  test('ids stay unique if names contain the separators of ids', () => {
    const odd = [
      { id: 'Root', path: '', items: [{ id: 'Pack' }, { id: 'Pack.Pack' }, { id: 'Pack' }, { id: 'Pack#2' }] },
      { id: 'Pack', path: 'Pack', items: [{ id: 'Pack' }] },
      { id: 'Pack', path: 'Pack.Pack', items: [{ id: 'Pack' }] },
      { id: 'Pack', path: 'Pack#2', items: [{ id: 'Pack' }] },
    ]
    const found = ids(tree(odd))
    expect(new Set(found).size).toBe(found.length)
    expect(found.slice(0, 3)).toEqual(['Pack', 'Pack.Pack', 'Pack.Pack.Pack'])
  })

  test('a section that contains itself ends', () => {
    expect(ids(tree([{ id: 'Root', path: '', items: [{ id: '' }] }]))).toEqual([''])
  })

  test('invalid details are omitted, and the field is kept', () => {
    const odd = [
      {
        id: 'Root',
        path: '',
        items: [{ id: 'A', minLength: 'one', maxLength: [null], enumDescriptions: [1], mandatoryFor: 'all', type: 7 }],
      },
    ]
    expect(nodes(tree(odd))[0]).toMatchObject({ hasDetail: false, data: { min: [], max: [], mandatoryFor: undefined } })
  })

  test('reads a schema of the width and depth of forty templates without delay', () => {
    const sections = [{ id: 'Root', path: '', items: [{ id: 'G' }] }]
    let path = 'G'
    for (let depth = 0; depth < 200; depth += 1) {
      sections.push({ id: 'G', path, items: [{ id: 'G' }, ...Array.from({ length: 20 }, (_, n) => ({ id: `F${n}` }))] })
      path += '.G'
    }
    expect(ids(tree(sections))).toHaveLength(1 + 200 * 21)
  })
})

describe('lengths', () => {
  test.each([
    [[], ''],
    [[20], '20'],
    [[1, 2], '1 or 2'],
    [[22, 30, 35], '22, 30 or 35'],
  ])('%j is "%s"', (lengths, text) => {
    expect(lengthText(lengths)).toBe(text)
  })

  test('differ if there is more than one', () => {
    const differing = nodes(tree(label)).filter(({ data }) => lengthsDiffer(data))
    expect(differing.map(({ name }) => name)).toEqual(['PurchaseOrderNumber'])
  })
})

describe('requirementSearch', () => {
  const hits = (filter: { text: string; onlyDiffering: boolean }) => {
    const search = requirementSearch(filter)
    return search && [...searchTree(tree(label), search).hits]
  }

  test('is undefined without a filter', () => {
    expect(hits({ text: '  ', onlyDiffering: false })).toBeUndefined()
  })

  test.each([
    ['SHIP', ['Header.ShipDate', 'Header.Role', 'Pack.ShippingSerialID']],
    ['whole label', ['Header']],
    ['ship from', ['Header.Role']],
    ['nothing', []],
  ])('finds %s in names, descriptions and codes', (text, found) => {
    expect(hits({ text, onlyDiffering: false })).toEqual(found)
  })

  test('applies both filters together', () => {
    expect(hits({ text: '', onlyDiffering: true })).toEqual(['Header.PurchaseOrderNumber'])
    expect(hits({ text: 'date', onlyDiffering: true })).toEqual([])
  })
})
