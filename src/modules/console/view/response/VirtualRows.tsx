import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type UIEvent,
} from 'react'
import { scrollable } from '@/lib/scrollable'
import { classNames } from '@/ui/class-names'
import type { RowSource } from './row-blocks'
import { rowWindow, scrollHeightOf, scrollTopOf, topRowAfterScroll, topRowShowing } from './virtual-scroll'
import styles from './VirtualRows.module.css'

interface VirtualRowsProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Accessible name of the box. */
  label: string
  rowCount: number
  rows: RowSource<Row>
  /** Renders the content of a loaded row, which must be one line. */
  children: (row: Row, index: number) => ReactNode
  /** Returns properties for the element of a row. */
  rowProps?: (index: number, row: Row | undefined) => ComponentProps<'div'>
  /** Index of a row. The list scrolls to it whenever the index changes. */
  activeRow?: number | undefined
}

/** Number of rows to render above and below the view, so that scrolling shows no gaps. */
const marginRows = 20
/** Sizes before the first measurement, in CSS pixels. */
const initialSize = { rowHeight: 20, viewHeight: 400 }

/**
 * A virtual list: loads and renders only the rows in view (CONSOLE-35). All rows have the same height. The list can have the
 * focus, and scrolls with the keys of the browser.
 */
export function VirtualRows<Row>({
  label,
  rowCount,
  rows,
  children,
  rowProps,
  activeRow,
  className,
  ...boxProps
}: VirtualRowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLDivElement>(null)
  const window = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(initialSize)
  const [topRow, setTopRow] = useState(0)
  useSyncExternalStore(rows.subscribe, rows.version)

  const list = { rowCount, ...size }
  const [revealedRow, setRevealedRow] = useState<number>()
  if (activeRow !== revealedRow) {
    setRevealedRow(activeRow)
    if (activeRow !== undefined) setTopRow(topRowShowing(activeRow, topRow, list))
  }
  const { start, end } = rowWindow(topRow, list, marginRows)
  useEffect(() => rows.request(start, end, rowCount), [rows, start, end, rowCount])

  const measure = useEffectEvent(() => {
    const viewHeight = box.current?.clientHeight || initialSize.viewHeight
    const rowHeight = window.current?.firstElementChild?.getBoundingClientRect().height || initialSize.rowHeight
    if (size.viewHeight !== viewHeight || size.rowHeight !== rowHeight) setSize({ viewHeight, rowHeight })
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => measure())
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    space.current?.style.setProperty('height', `${scrollHeightOf(list)}px`)
    const offset = scrollTopOf(topRow, list) - (topRow - start) * list.rowHeight
    window.current?.style.setProperty('transform', `translateY(${offset}px)`)
  })

  const scrollToTopRow = useEffectEvent((revealed: number | undefined) => {
    if (box.current && revealed !== undefined) box.current.scrollTop = scrollTopOf(topRow, list)
  })
  useLayoutEffect(() => scrollToTopRow(revealedRow), [revealedRow])

  function handleScroll({ currentTarget }: UIEvent<HTMLDivElement>) {
    const next = topRowAfterScroll(topRow, currentTarget.scrollTop, list)
    setTopRow(next)
    // In a scaled list, a scroll position stands for many rows: set the position of the row that is shown.
    const scrollTop = scrollTopOf(next, list)
    if (Math.abs(scrollTop - currentTarget.scrollTop) > 1) currentTarget.scrollTop = scrollTop
  }

  return (
    <div
      ref={box}
      role="region"
      aria-label={label}
      {...scrollable}
      {...boxProps}
      className={classNames(styles.box, className)}
      onScroll={handleScroll}
    >
      <div ref={space} role="presentation" className={styles.space}>
        <div ref={window} role="presentation" className={styles.window}>
          {Array.from({ length: Math.max(0, end - start) }, (_, offset) => {
            const index = start + offset
            const row = rows.row(index)
            const { className: rowClass, ...rest } = rowProps?.(index, row) ?? {}
            return (
              <div key={index} {...rest} className={classNames(styles.row, rowClass)}>
                {row === undefined ? <span className={styles.pending}>…</span> : children(row, index)}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
