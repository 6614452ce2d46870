/** The sizes of a virtual list. Heights are in CSS pixels. */
export interface VirtualList {
  rowCount: number
  rowHeight: number
  viewHeight: number
}

/**
 * Browsers limit the height of an element to 17 to 33 million pixels. A taller list has this height, and its scroll position
 * is scaled.
 */
const maxScrollHeight = 8_000_000

/** Returns the height of the content that scrolls. */
export function scrollHeightOf({ rowCount, rowHeight }: VirtualList): number {
  return Math.min(rowCount * rowHeight, maxScrollHeight)
}

/** Returns the highest possible index of the row at the top, which may be a fraction. */
export function lastTopRow({ rowCount, rowHeight, viewHeight }: VirtualList): number {
  return Math.max(0, rowCount - viewHeight / rowHeight)
}

/** Returns the scroll position at which a row is at the top. */
export function scrollTopOf(topRow: number, list: VirtualList): number {
  const last = lastTopRow(list)
  return last === 0 ? 0 : (topRow / last) * Math.max(0, scrollHeightOf(list) - list.viewHeight)
}

/**
 * Returns the row at the top after the reader has scrolled. In a scaled list, a short step (wheel, finger, keys) moves by
 * the same number of rows as in a list of full height. A long step, such as dragging the scrollbar, moves to the same
 * fraction of the list.
 * @param from Row at the top before scrolling.
 */
export function topRowAfterScroll(from: number, scrollTop: number, list: VirtualList): number {
  const last = lastTopRow(list)
  const maxScrollTop = scrollHeightOf(list) - list.viewHeight
  const rowAtFraction = maxScrollTop <= 0 ? 0 : (scrollTop / maxScrollTop) * last
  const step = scrollTop - scrollTopOf(from, list)
  const isScaled = list.rowCount * list.rowHeight > maxScrollHeight
  const isAtEnd = scrollTop <= 0 || scrollTop >= maxScrollTop
  const isShortStep = isScaled && !isAtEnd && Math.abs(step) <= list.viewHeight
  return Math.min(Math.max(isShortStep ? from + step / list.rowHeight : rowAtFraction, 0), last)
}

/** Returns the range of rows to render: the rows in view, and a margin above and below. `end` is exclusive. */
export function rowWindow(topRow: number, list: VirtualList, marginRows: number): { start: number; end: number } {
  const visibleRows = Math.ceil(list.viewHeight / list.rowHeight) + 1
  const start = Math.max(0, Math.floor(topRow) - marginRows)
  return { start, end: Math.min(list.rowCount, Math.floor(topRow) + visibleRows + marginRows) }
}

/** Returns the row at the top after the shortest scroll that shows a row. */
export function topRowShowing(row: number, topRow: number, list: VirtualList): number {
  const lowest = row + 1 - Math.floor(list.viewHeight / list.rowHeight)
  return Math.min(Math.max(Math.min(Math.max(topRow, lowest), row), 0), lastTopRow(list))
}
