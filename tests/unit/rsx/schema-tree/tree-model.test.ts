import { describe, expect, test } from 'vitest'
import { allNodes, searchTree, visibleRows } from '@/modules/rsx/schema-tree/tree-model'
import { label, nodesOf } from './nodes'

const ids = (rows: { node: { id: string } }[]) => rows.map(({ node }) => node.id)

describe('visibleRows', () => {
  test('gives each row its level, its position and whether it is open', () => {
    const rows = visibleRows(label, (node) => node.id === 'Header')
    expect(rows.map(({ node, level, position, setSize, open }) => [node.id, level, position, setSize, open])).toEqual([
      ['Header', 1, 1, 3, true],
      ['Header.PurchaseOrderNumber', 2, 1, 2, undefined],
      ['Header.Address', 2, 2, 2, false],
      ['Pack', 1, 2, 3, false],
      ['Summary', 1, 3, 3, undefined],
    ])
  })

  test('distinguishes nodes of the same name on one path', () => {
    expect(ids(visibleRows(label, (node) => node.id.startsWith('Pack')))).toEqual([
      'Header',
      'Pack',
      'Pack.ShippingSerialID',
      'Pack.Pack',
      'Pack.Pack.ShippingSerialID',
      'Summary',
    ])
  })

  test('lets a leaf with a detail open', () => {
    const leaves = nodesOf({ Code: null }).map((leaf) => ({ ...leaf, hasDetail: true }))
    expect(visibleRows(leaves, () => false)).toMatchObject([{ open: false }])
  })

  test('an empty tree has no rows', () => {
    expect(visibleRows([], () => true)).toEqual([])
  })
})

describe('searchTree', () => {
  test('keeps hits and their ancestors, opens the ancestors, and drops the rest', () => {
    const { roots, hits, opened } = searchTree(label, ({ name }) => name === 'City')
    expect([...hits]).toEqual(['Header.Address.City'])
    expect([...opened].toSorted()).toEqual(['Header', 'Header.Address'])
    expect(Array.from(allNodes(roots), ({ node }) => node.id)).toEqual([
      'Header',
      'Header.Address',
      'Header.Address.City',
    ])
  })

  test('keeps everything below a hit, but does not open it', () => {
    const { roots, opened } = searchTree(label, ({ name }) => name === 'Address')
    expect([...opened]).toEqual(['Header'])
    expect(ids(visibleRows(roots, (node) => opened.has(node.id)))).toEqual(['Header', 'Header.Address'])
    expect(ids(visibleRows(roots, () => true))).toContain('Header.Address.City')
  })

  test('finds each of several nodes with the same name', () => {
    const { hits, opened } = searchTree(label, ({ name }) => name === 'Pack')
    expect([...hits]).toEqual(['Pack', 'Pack.Pack'])
    expect([...opened]).toEqual(['Pack'])
  })

  test('has no rows without a hit', () => {
    expect(searchTree(label, () => false).roots).toEqual([])
  })
})

test('allNodes names the parent of each node', () => {
  expect(Array.from(allNodes(label), ({ node, level, parent }) => [node.id, level, parent]).slice(2, 5)).toEqual([
    ['Header.Address', 2, 'Header'],
    ['Header.Address.City', 3, 'Header.Address'],
    ['Header.Address.Name', 3, 'Header.Address'],
  ])
})
