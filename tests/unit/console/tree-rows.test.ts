import { expect, it } from 'vitest'
import {
  ancestorSteps,
  branchAt,
  nodeInRow,
  rowOfNode,
  rowsBelow,
  withClosed,
  withOpen,
  type OpenBranch,
} from '@/modules/console/view/response/tree-rows'

const root: OpenBranch = { id: 7, childCount: 3, open: new Map() }
// 0, 1 [1.0, 1.1 [1.1.0, 1.1.1], 1.2], 2 [2.0]
const opened = withOpen(
  withOpen(withOpen(root, [2], { id: 20, childCount: 1 }), [1], { id: 10, childCount: 3 }),
  [1, 1],
  { id: 11, childCount: 2 },
)
const inOrder = [[0], [1], [1, 0], [1, 1], [1, 1, 0], [1, 1, 1], [1, 2], [2], [2, 0]]

it('lists the nodes of open branches in order', () => {
  expect(rowsBelow(opened)).toBe(9)
  expect(inOrder.map((_, row) => nodeInRow(opened, row))).toEqual(inOrder)
})

it('finds the row of every node', () => {
  expect(inOrder.map((path) => rowOfNode(opened, path))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('closes a branch and the branches below it, and no others', () => {
  const closed = withClosed(opened, [1])
  expect(rowsBelow(closed)).toBe(4)
  expect(branchAt(closed, [1])).toBeUndefined()
  expect(branchAt(closed, [1, 1])).toBeUndefined()
  expect(branchAt(closed, [2])?.childCount).toBe(1)
  expect(rowsBelow(opened)).toBe(9)
})

it('opens no branch below a closed one', () => {
  expect(rowsBelow(withOpen(root, [1, 1], { id: 11, childCount: 50 }))).toBe(3)
})

it('returns the ids and indexes of ancestors', () => {
  expect(ancestorSteps(opened, [1, 1, 0])).toEqual([
    { id: 10, index: 1 },
    { id: 11, index: 1 },
  ])
  expect(ancestorSteps(opened, [1])).toEqual([])
})
