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
  /** Renders the content of a loaded row. It must fit into one line. */
  children: (row: Row, index: number) => ReactNode
  /** Properties of the element of a row. */
  rowProps?: (index: number, row: Row | undefined) => ComponentProps<'div'>
  /** A row that is scrolled into view whenever it changes. */
  activeRow?: number | undefined
}

/** Rows outside the view that are rendered as well, so that scrolling shows no gaps. */
const marginRows = 20
/** Sizes until the box has been laid out, in CSS pixels. */
const unmeasured = { rowHeight: 20, viewHeight: 400 }

/**
 * A box of lines of one height, of which only those in view are loaded and in the page: for answers too long for anything
 * else (CONSOLE-35). It takes the focus, and scrolls with the keys of the browser.
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
  const [size, setSize] = useState(unmeasured)
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
    const viewHeight = box.current?.clientHeight || unmeasured.viewHeight
    const rowHeight = window.current?.firstElementChild?.getBoundingClientRect().height || unmeasured.rowHeight
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
    // In a scaled list, the scroll position follows the row and not the other way round.
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
