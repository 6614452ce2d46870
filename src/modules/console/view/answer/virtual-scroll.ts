/** Heights and positions are in CSS pixels. */
export interface VirtualList {
  rowCount: number
  rowHeight: number
  viewHeight: number
}

/** Browsers cap the height of an element at 17 to 33 million pixels. Taller lists are scrolled by a scaled-down height. */
const maxScrollHeight = 8_000_000

/** The height of the box that scrolls. */
export function scrollHeightOf({ rowCount, rowHeight }: VirtualList): number {
  return Math.min(rowCount * rowHeight, maxScrollHeight)
}

/** The highest value of the row at the top, which may be a fraction. */
export function lastTopRow({ rowCount, rowHeight, viewHeight }: VirtualList): number {
  return Math.max(0, rowCount - viewHeight / rowHeight)
}

/** The scroll position that shows a row at the top. */
export function scrollTopOf(topRow: number, list: VirtualList): number {
  const last = lastTopRow(list)
  return last === 0 ? 0 : (topRow / last) * Math.max(0, scrollHeightOf(list) - list.viewHeight)
}

/**
 * Returns the row at the top after the reader has scrolled. In a scaled list, a step within the view (wheel, finger, keys)
 * moves by as many rows as it would in a list of full height; dragging the scrollbar jumps to the same share of the list.
 * @param from Row at the top before.
 */
export function topRowAfterScroll(from: number, scrollTop: number, list: VirtualList): number {
  const last = lastTopRow(list)
  const maxScrollTop = scrollHeightOf(list) - list.viewHeight
  const atShare = maxScrollTop <= 0 ? 0 : (scrollTop / maxScrollTop) * last
  const step = scrollTop - scrollTopOf(from, list)
  const isScaled = list.rowCount * list.rowHeight > maxScrollHeight
  const isAtEnd = scrollTop <= 0 || scrollTop >= maxScrollTop
  const isStep = isScaled && !isAtEnd && Math.abs(step) <= list.viewHeight
  return Math.min(Math.max(isStep ? from + step / list.rowHeight : atShare, 0), last)
}

/** The rows to render: those in view, and some on both sides. `end` is exclusive. */
export function rowWindow(topRow: number, list: VirtualList, marginRows: number): { start: number; end: number } {
  const visibleRows = Math.ceil(list.viewHeight / list.rowHeight) + 1
  const start = Math.max(0, Math.floor(topRow) - marginRows)
  return { start, end: Math.min(list.rowCount, Math.floor(topRow) + visibleRows + marginRows) }
}

/** The row at the top after the smallest move that shows a row. */
export function topRowShowing(row: number, topRow: number, list: VirtualList): number {
  const lowest = row + 1 - Math.floor(list.viewHeight / list.rowHeight)
  return Math.min(Math.max(Math.min(Math.max(topRow, lowest), row), 0), lastTopRow(list))
}
