import { describe, expect, it } from 'vitest'
import { readJsonTree } from '@/engines/requests/tree/json-tree'
import type { TreeNode } from '@/engines/requests/tree/tree-node'

const lines = (nodes: TreeNode[]) =>
  nodes.map(({ name, type, preview, childCount }) => [name, type, preview || childCount])

const orders = `{
  "orders": [ {"id": 1, "unit price": "4,50"}, [], {} ],
  "note": "a \\"quoted\\" {text}, with: signs ]",
  "paid": true, "left": null, "total": -1.5e3
}`

describe('a JSON text', () => {
  const tree = readJsonTree(orders)
  const root = tree.root()
  const rootId = root?.id ?? -1
  const members = tree.children(rootId, 0, 10)

  it('is read one level at a time', () => {
    expect(root).toMatchObject({ type: 'object', childCount: 5, name: '' })
    expect(lines(members)).toEqual([
      ['orders', 'array', 3],
      ['note', 'string', String.raw`"a \"quoted\" {text}, with: signs ]"`],
      ['paid', 'boolean', 'true'],
      ['left', 'null', 'null'],
      ['total', 'number', '-1.5e3'],
    ])
    expect(lines(tree.children(members[0]?.id ?? -1, 0, 3))).toEqual([
      ['0', 'object', 2],
      ['1', 'array', '[]'],
      ['2', 'object', '{}'],
    ])
  })

  it('reads a range of children', () => {
    expect(tree.children(rootId, 1, 3).map(({ name }) => name)).toEqual(['note', 'paid'])
    expect(tree.children(rootId, 9, 12)).toEqual([])
  })

  it('returns values in the form in which they are copied', () => {
    expect(tree.value(members[1]?.id ?? -1, 'string')).toBe('a "quoted" {text}, with: signs ]')
    expect(tree.value(members[0]?.id ?? -1, 'array')).toBe('[ {"id": 1, "unit price": "4,50"}, [], {} ]')
    expect(tree.value(members[4]?.id ?? -1, 'number')).toBe('-1.5e3')
  })

  it('returns paths as JSONPath', () => {
    const list = members[0]?.id ?? -1
    const [order] = tree.children(list, 0, 1)
    const steps = [
      { id: rootId, index: 0 },
      { id: list, index: 0 },
      { id: order?.id ?? -1, index: 0 },
    ]
    expect(tree.path(steps.slice(0, 1))).toBe('$')
    expect(tree.path([...steps, { id: 0, index: 1 }])).toBe("$.orders[0]['unit price']")
  })
})

it('reads names that repeat, are empty, or have quotes', () => {
  const tree = readJsonTree(String.raw`{"a": 1, "a": 2, "": 3, "it's \"x\"": 4}`)
  expect(lines(tree.children(0, 0, 4)).map(([name]) => name)).toEqual(['a', 'a', '', 'it\'s "x"'])
  expect(
    tree.path([
      { id: 0, index: 0 },
      { id: 0, index: 3 },
    ]),
  ).toBe(String.raw`$['it\'s "x"']`)
})

it.each([
  ['7', 'number', '7'],
  ['"text"', 'string', '"text"'],
  ['[]', 'array', '[]'],
  ['<html>', 'invalid', '<html>'],
  ['007', 'invalid', '007'],
])('reads any value as the root: %s', (text, type, preview) => {
  expect(readJsonTree(` ${text}\n`).root()).toMatchObject({ type, preview, childCount: 0 })
})

it('finds no root in an empty text', () => {
  expect(readJsonTree(' \n').root()).toBeUndefined()
})

it.each([
  ['{"a": [1, 2', [['a', 'array', 2]]],
  ['{"a": "open', [['a', 'invalid', '"open']]],
  ['{"a"', [['a', 'invalid', 'nothing']]],
  ['[1,', [['0', 'number', '1']]],
  ['[1 2]', [['0', 'number', '1']]],
  ['{a: 1}', [['a', 'number', '1']]],
])('reads the valid part of an invalid text: %s', (text, expected) => {
  const tree = readJsonTree(text)
  expect(lines(tree.children(tree.root()?.id ?? -1, 0, 5))).toEqual(
    expected.map((line) => line.map((part) => (part === 'nothing' ? 0 : part))),
  )
})

it('reads a range in the middle of a long list', () => {
  const tree = readJsonTree(JSON.stringify(Array.from({ length: 100_000 }, (_, at) => ({ at }))))
  expect(tree.root()?.childCount).toBe(100_000)
  const window = tree.children(0, 77_777, 77_779)
  expect(window.map(({ name, childCount }) => [name, childCount])).toEqual([
    ['77777', 1],
    ['77778', 1],
  ])
  expect(tree.value(window[0]?.id ?? -1, 'object')).toBe('{"at":77777}')
})

it('reads deep nesting, and many backslashes and quotes, in linear time', () => {
  const deep = readJsonTree('['.repeat(1_000_000))
  expect(deep.root()?.childCount).toBe(1)
  const slashes = readJsonTree(`["${'\\\\'.repeat(500_000)}", ${'"\\"",'.repeat(100_000)}0]`)
  expect(slashes.root()?.childCount).toBe(100_002)
})
