import { describe, expect, it } from 'vitest'
import type { TreeNode } from '@/engines/requests/tree/tree-node'
import { readXmlTree } from '@/engines/requests/tree/xml-tree'

const lines = (nodes: TreeNode[]) =>
  nodes.map(({ name, type, preview, childCount }) => [name, type, preview || childCount])

const order = `<?xml version="1.0"?>
<!DOCTYPE Order [ <!ENTITY x "y"> ]>
<!-- <Fake/> -->
<o:Order xmlns:o="urn:o" id='a>b &amp; c'>
  <Note>Fragile &amp; &#8364; <![CDATA[<raw>]]></Note>
  <Line><Qty>1</Qty></Line>
  <!-- in between -->
  <Empty/>
  <Line unit="EA">text</Line>
  tail
</o:Order>`

describe('an XML text', () => {
  const tree = readXmlTree(order)
  const root = tree.root()
  const rootId = root?.id ?? -1
  const children = tree.children(rootId, 0, 20)
  const at = (index: number) => children[index]?.id ?? -1

  it('is read level by level: attributes, then elements and texts', () => {
    expect(root).toMatchObject({ name: 'o:Order', type: 'element', childCount: 7 })
    expect(lines(children)).toEqual([
      ['@xmlns:o', 'attribute', 'urn:o'],
      ['@id', 'attribute', 'a>b & c'],
      ['Note', 'element', 2],
      ['Line', 'element', 1],
      ['Empty', 'element', 0],
      ['Line', 'element', 2],
      ['', 'text', 'tail'],
    ])
    expect(lines(tree.children(at(2), 0, 5))).toEqual([
      ['', 'text', 'Fragile & €'],
      ['', 'text', '<raw>'],
    ])
    expect(lines(tree.children(at(3), 0, 5))).toEqual([['Qty', 'element', '1']])
  })

  it('reads a range of children', () => {
    expect(lines(tree.children(rootId, 1, 4)).map(([name]) => name)).toEqual(['@id', 'Note', 'Line'])
    expect(lines(tree.children(rootId, 4, 6)).map(([name]) => name)).toEqual(['Empty', 'Line'])
  })

  it('returns values in the form in which they are copied', () => {
    const [text, cdata] = tree.children(at(2), 0, 2)
    expect(tree.value(at(1), 'attribute')).toBe('a>b & c')
    expect(tree.value(text?.id ?? -1, 'text')).toBe('Fragile & €')
    expect(tree.value(cdata?.id ?? -1, 'text')).toBe('<raw>')
    expect(tree.value(tree.children(at(3), 0, 1)[0]?.id ?? -1, 'element')).toBe('1')
    expect(tree.value(at(3), 'element')).toBe('<Line><Qty>1</Qty></Line>')
    expect(tree.value(at(4), 'element')).toBe('<Empty/>')
  })

  it('returns paths as XPath, with numbers only where names repeat', () => {
    const to = (index: number) =>
      tree.path([
        { id: rootId, index: 0 },
        { id: at(index), index },
      ])
    expect([1, 2, 3, 5, 6].map(to)).toEqual([
      '/o:Order/@id',
      '/o:Order/Note',
      '/o:Order/Line[1]',
      '/o:Order/Line[2]',
      '/o:Order/text()',
    ])
  })
})

it.each(['', '  text only', '<!-- open', '<?xml', '<!DOCTYPE a ['])(
  'a text without elements has no root: %s',
  (text) => {
    expect(readXmlTree(text).root()).toBeUndefined()
  },
)

it.each([
  ['<a><b>1</b><c>', ['b', 'c']],
  ['<a><b attr="open', ['b']],
  ['<a><b/></wrong><c/></a>', ['b']],
  ['<a><b/><![CDATA[open', ['b', '']],
])('reads the valid part of an invalid text: %s', (text, names) => {
  const tree = readXmlTree(text)
  expect(tree.children(tree.root()?.id ?? -1, 0, 9).map(({ name }) => name)).toEqual(names)
})

it('reads a range in the middle of many elements', () => {
  const tree = readXmlTree(`<a>${Array.from({ length: 50_000 }, (_, at) => `<i n="${at}">x</i>`).join('')}</a>`)
  expect(tree.root()?.childCount).toBe(50_000)
  const [item] = tree.children(0, 40_000, 40_001)
  expect(tree.value(item?.id ?? -1, 'element')).toBe('<i n="40000">x</i>')
  expect(
    tree.path([
      { id: 0, index: 0 },
      { id: item?.id ?? -1, index: 40_000 },
    ]),
  ).toBe('/a/i[40001]')
})

it('reads deeply nested elements', () => {
  const tree = readXmlTree('<a>'.repeat(300_000))
  expect(tree.root()?.childCount).toBe(1)
})

it('skips a document type with many brackets', () => {
  expect(readXmlTree(`<!DOCTYPE a ${'[]'.repeat(500_000)}><a/>`).root()).toMatchObject({ type: 'element', name: 'a' })
})

it('reads elements that are named like properties of objects', () => {
  const tree = readXmlTree('<constructor><__proto__>&constructor;</__proto__></constructor>')
  expect(lines(tree.children(0, 0, 1))).toEqual([['__proto__', 'element', '&constructor;']])
})
