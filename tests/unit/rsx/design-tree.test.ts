import { describe, expect, it } from 'vitest'
import { z } from '@/api/core/schema'
import { designSchema } from '@/api/content/design-schemas'
import { lengthsDiffer, lengthsText, designSearch, designTree } from '@/features/rsx/designs/model/design-tree'
import { choiceOf, retailersOf } from '@/modules/rsx/retailers/retailers'
import { allNodes, searchTree } from '@/modules/rsx/schema-tree/tree-model'

interface Extra {
  minOccurs?: unknown
  maxOccurs?: unknown
  visible?: unknown
  attributes?: unknown
  sourcing?: unknown
  extraProperties?: unknown
  children?: unknown
}
const node = (name: string, more: Extra = {}) => ({ name, id: name, minOccurs: 0, maxOccurs: 1, ...more })
const requiredBy = (...names: string[]) => ({ extraProperties: { consolidatedMandatoryFor: names } })
const parse = (children: unknown, root: Extra = requiredBy('Ash', 'Birch', 'Cedar')) =>
  z.parse(designSchema, node('Orders', { ...root, children }))
const treeOf = (children: unknown, named: string[] = [], onlyRequired = false) => {
  const design = parse(children)
  return designTree(design, choiceOf(retailersOf(design), named), onlyRequired)
}
const ids = (roots: ReturnType<typeof designTree>) => Array.from(allNodes(roots), (found) => found.node.id)

describe('the tree of a design', () => {
  it('leaves out invisible nodes with everything below them; missing children count as none', () => {
    const roots = treeOf([
      node('Header', { children: [node('Date'), node('Old', { visible: false, children: [node('Deep')] })] }),
      node('Meta', { visible: false }),
      node('Summary', { children: null }),
    ])
    expect(ids(roots)).toEqual(['Header', 'Header/Date', 'Summary'])
  })

  it('distinguishes nodes with the same name', () => {
    expect(ids(treeOf([node('Pack', { children: [node('Pack'), node('Pack')] })]))).toEqual([
      'Pack',
      'Pack/Pack',
      'Pack/Pack#2',
    ])
  })

  it('distinguishes nodes whose names contain a separator or a number', () => {
    const roots = [node('Pack', { children: [node('Pack')] }), node('Pack/Pack'), node('Pack'), node('Pack#2')]
    const found = ids(treeOf(roots))
    expect(found).toHaveLength(5)
    expect(new Set(found).size).toBe(5)
  })

  it('survives malformed nodes', () => {
    const roots = treeOf([
      'text',
      null,
      { id: 'nameless' },
      node('Field', {
        attributes: { minLength: 'long', maxLength: [8, 'x'], displayName: 7 },
        minOccurs: '1',
        maxOccurs: {},
        sourcing: 'none',
        extraProperties: {
          consolidatedMandatoryFor: 'Ash',
          consolidatedQualifiers: { A: 'nothing' },
          consolidatedNotes: [],
        },
      }),
    ])
    expect(ids(roots)).toEqual(['Field'])
    expect(lengthsText(roots[0]?.data ?? { min: [], max: [] })).toBe('0 / 0')
    expect(roots[0]?.data.required).toBe(false)
  })

  it.each([
    ['nothing', {}, '0 / 1'],
    ['repetition', { maxOccurs: 'unbounded' }, '0 / unbounded'],
    ['no occurrence', { maxOccurs: undefined }, '0 / 0'],
    ['lengths', { attributes: { minLength: 2, maxLength: 35 } }, '2 / 35'],
    ['lengths that differ', { attributes: { minLength: 1, maxLength: [35, 22, 30, 22] } }, '1 / 22, 30 or 35'],
  ])('shows the lengths of %s, or the defaults', (_, more, text) => {
    const data = treeOf([node('Field', more)])[0]?.data ?? { min: [], max: [] }
    expect(lengthsText(data)).toBe(text)
    expect(lengthsDiffer(data)).toBe(text.includes('or'))
  })

  it.each([
    ['a date without a format', node('ShipDate'), 'YYYY-MM-DD'],
    ['a date with one', node('ShipDate', { attributes: { format: 'YYMMDD' } }), 'YYMMDD'],
    ['a group of dates', node('DateRangeDate', { children: [node('Day')] }), ''],
    ['something else', node('Dates'), ''],
  ])('shows the format of %s', (_, given, format) => {
    expect(treeOf([given])[0]?.data.format).toBe(format)
  })
})

describe('what is required', () => {
  const fields = [
    node('BySchema', { minOccurs: 1 }),
    node('ByAll', requiredBy('Cedar', 'Ash', 'Birch')),
    node('BySome', requiredBy('Ash', 'Birch')),
    node('ByNone'),
    node('ByGone', requiredBy('Dogwood')),
  ]
  const badges = (named: string[]) =>
    treeOf(fields, named)
      .filter(({ data }) => data.required)
      .map(({ name }) => name)

  it('is what the schema or every chosen retailer requires', () => {
    expect(badges([])).toEqual(['BySchema', 'ByAll'])
    expect(badges(['Ash', 'Birch'])).toEqual(['BySchema', 'ByAll', 'BySome'])
    expect(badges(['Cedar'])).toEqual(['BySchema', 'ByAll'])
    expect(badges(['Nobody'])).toEqual(['BySchema', 'ByAll'])
  })

  it('names the chosen retailers that require it; unlisted ones separately, and only while all are chosen', () => {
    const asked = (named: string[]) => treeOf(fields, named).map(({ data }) => data.requiredBy)
    expect(asked(['Birch', 'Cedar']).map(({ names }) => names)).toEqual([[], ['Birch', 'Cedar'], ['Birch'], [], []])
    expect(asked([])[4]).toEqual({ names: [], unlisted: ['Dogwood'] })
    expect(asked(['Ash'])[4]).toEqual({ names: [], unlisted: [] })
  })

  it('can be shown alone, with the groups above it', () => {
    const design = [node('Header', { children: fields }), node('Empty', { children: [node('A')] })]
    expect(ids(treeOf(design, ['Birch'], true))).toEqual(['Header', 'Header/BySchema', 'Header/ByAll', 'Header/BySome'])
  })

  it('is known for codes too, in their order', () => {
    const codes = { 20: { description: 'Final', mandatoryFor: ['Ash'] }, '00': { description: 'Original' } }
    const [field] = treeOf([node('Code', { extraProperties: { consolidatedQualifiers: codes } })], ['Ash', 'Cedar'])
    expect(field?.hasDetail).toBe(true)
    expect(field?.data.qualifiers).toEqual([
      { code: '00', description: 'Original', requiredBy: { names: [], unlisted: [] } },
      { code: '20', description: 'Final', requiredBy: { names: ['Ash'], unlisted: [] } },
    ])
  })

  it('has notes of the chosen retailers, one line or several', () => {
    const notes = { Cedar: ['First.', ' '], Ash: 'Only.', Dogwood: ['Gone.'], Birch: [] }
    const given = [node('Field', { extraProperties: { consolidatedNotes: notes } })]
    expect(treeOf(given)[0]?.data.notes).toEqual([
      { retailer: 'Ash', listed: true, lines: ['Only.'] },
      { retailer: 'Cedar', listed: true, lines: ['First.'] },
      { retailer: 'Dogwood', listed: false, lines: ['Gone.'] },
    ])
    expect(treeOf(given, ['Cedar'])[0]?.data.notes.map(({ retailer }) => retailer)).toEqual(['Cedar'])
  })
})

describe('the retailers', () => {
  it('are those of the root in alphabetical order, with the number of fields that each requires', () => {
    const children = [
      node('Group', { ...requiredBy('Ash'), children: [node('A', requiredBy('Ash', 'Ash')), node('B')] }),
    ]
    expect(retailersOf(parse(children, requiredBy('Cedar', 'Ash')))).toEqual([
      { name: 'Ash', fields: 1 },
      { name: 'Cedar', fields: 0 },
    ])
  })

  it('are all that require something if the root names none', () => {
    expect(retailersOf(parse([node('A', requiredBy('Birch')), node('B', requiredBy('Ash'))], {}))).toEqual([
      { name: 'Ash', fields: 1 },
      { name: 'Birch', fields: 1 },
    ])
  })
})

describe('the search', () => {
  const roots = treeOf([
    node('Header', {
      children: [
        node('DateTimeQualifier', {
          attributes: { displayName: 'Date qualifier' },
          extraProperties: { consolidatedQualifiers: { '037': { description: 'Ship not before' } } },
        }),
        node('Note', { sourcing: { documentation: 'Free text.' } }),
      ],
    }),
  ])
  const found = (text: string) => {
    const matches = designSearch(text)
    if (!matches) return undefined
    const { hits, opened } = searchTree(roots, matches)
    return { hits: [...hits], opened: [...opened] }
  }

  it('finds names and descriptions, and opens the branches above them', () => {
    expect(found(' FREE ')).toEqual({ hits: ['Header/Note'], opened: ['Header'] })
    expect(found('date qual')?.hits).toEqual(['Header/DateTimeQualifier'])
    expect(found('  ')).toBeUndefined()
  })

  it('finds codes, and opens the field that has them', () => {
    expect(found('037')).toEqual({
      hits: ['Header/DateTimeQualifier'],
      opened: ['Header/DateTimeQualifier', 'Header'],
    })
  })
})
