import { describe, expect, test } from 'vitest'
import { moveForKey } from '@/modules/rsx/schema-tree/tree-keys'
import { visibleRows } from '@/modules/rsx/schema-tree/tree-model'
import { label } from './nodes'

// Header, PurchaseOrderNumber, Address (closed), Pack (closed), Summary
const rows = visibleRows(label, (node) => node.id === 'Header')
const all = visibleRows(label, () => true)
const press = (at: number, key: string, of = rows) =>
  moveForKey(of, at, { key, ctrlKey: false, metaKey: false, altKey: false })

describe('keys of a tree', () => {
  test.each([
    ['ArrowDown', 0, { focus: 1 }],
    ['ArrowDown', 4, undefined],
    ['ArrowUp', 1, { focus: 0 }],
    ['ArrowUp', 0, undefined],
    ['Home', 3, { focus: 0 }],
    ['End', 0, { focus: 4 }],
    ['ArrowRight', 2, { open: ['Header.Address'] }],
    ['ArrowRight', 0, { focus: 1 }],
    ['ArrowRight', 1, undefined],
    ['ArrowLeft', 0, { close: ['Header'] }],
    ['ArrowLeft', 2, { focus: 0 }],
    ['ArrowLeft', 3, undefined],
    ['Enter', 0, { close: ['Header'] }],
    [' ', 3, { open: ['Pack'] }],
    ['Enter', 1, undefined],
    ['*', 0, { open: ['Pack'] }],
    ['*', 1, { open: ['Header.Address'] }],
    ['s', 0, { focus: 4 }],
    ['P', 1, { focus: 3 }],
    ['p', 3, { focus: 1 }],
    ['z', 0, undefined],
    ['F5', 0, undefined],
    ['Tab', 0, undefined],
  ])('%s on row %i', (key, at, move) => {
    expect(press(at, key)).toEqual(move)
  })

  test('the left arrow goes to the parent, past the rows of other branches', () => {
    expect(all.map(({ node }) => node.id)[8]).toBe('Pack.Pack.ShippingSerialID')
    expect(press(8, 'ArrowLeft', all)).toEqual({ focus: 7 })
  })

  test('shortcuts of the browser are left alone', () => {
    expect(moveForKey(rows, 0, { key: 'p', ctrlKey: true, metaKey: false, altKey: false })).toBeUndefined()
    expect(moveForKey(rows, 0, { key: 'ArrowLeft', ctrlKey: false, metaKey: false, altKey: true })).toBeUndefined()
  })

  test('keys do nothing in an empty tree', () => {
    expect(press(0, 'ArrowDown', [])).toBeUndefined()
  })
})
