import { describe, expect, it } from 'vitest'
import {
  lastTopRow,
  rowWindow,
  scrollHeightOf,
  scrollTopOf,
  topRowAfterScroll,
  topRowShowing,
  type VirtualList,
} from '@/modules/console/view/response/virtual-scroll'

const short: VirtualList = { rowCount: 1000, rowHeight: 20, viewHeight: 400 }
const long: VirtualList = { rowCount: 25_000_000, rowHeight: 20, viewHeight: 400 }

describe('a list below the limit of browsers', () => {
  it('is as high as its rows, and scrolls by pixels', () => {
    expect(scrollHeightOf(short)).toBe(20_000)
    expect(topRowAfterScroll(0, 30, short)).toBeCloseTo(1.5)
    expect(topRowAfterScroll(900, 30, short)).toBeCloseTo(1.5)
    expect(scrollTopOf(1.5, short)).toBeCloseTo(30)
  })

  it('renders the rows in view and a margin', () => {
    expect(rowWindow(0, short, 10)).toEqual({ start: 0, end: 31 })
    expect(rowWindow(500.5, short, 10)).toEqual({ start: 490, end: 531 })
    expect(rowWindow(980, short, 10)).toEqual({ start: 970, end: 1000 })
  })

  it('scrolls as little as possible to show a row', () => {
    expect(topRowShowing(10, 5, short)).toBe(5)
    expect(topRowShowing(2, 5, short)).toBe(2)
    expect(topRowShowing(40, 5, short)).toBe(21)
    expect(topRowShowing(999, 5, short)).toBe(980)
  })
})

describe('a list that is higher than browsers allow', () => {
  it('stays below the limit', () => {
    expect(scrollHeightOf(long)).toBe(8_000_000)
  })

  it('reaches its first and its last row', () => {
    expect(topRowAfterScroll(12, 0, long)).toBe(0)
    expect(topRowAfterScroll(12, 8_000_000 - 400, long)).toBe(lastTopRow(long))
    expect(lastTopRow(long)).toBe(25_000_000 - 20)
  })

  it('moves by single rows with the wheel, so that every row can be reached', () => {
    let top = 1000
    for (let step = 0; step < 50; step += 1) {
      const next = topRowAfterScroll(top, scrollTopOf(top, long) + 100, long)
      expect(next - top).toBeCloseTo(5)
      top = next
    }
  })

  it('moves to the same fraction of the list when the scrollbar is dragged', () => {
    expect(topRowAfterScroll(0, 4_000_000, long)).toBeCloseTo(12_500_600, -3)
  })
})

it('does not scroll an empty list or one that fits', () => {
  for (const rowCount of [0, 3]) {
    const list = { ...short, rowCount }
    expect(scrollTopOf(0, list)).toBe(0)
    expect(topRowAfterScroll(0, 10, list)).toBe(0)
    expect(rowWindow(0, list, 10)).toEqual({ start: 0, end: rowCount })
  }
})
