import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './Pagination.module.css'

interface PageLinkProps {
  className: string
  'aria-label'?: string
  'aria-current'?: 'page'
  children: ReactNode
}

interface PaginationProps {
  /** The current page, counted from 1. */
  page: number
  pageSize: number
  /** Number of items on all pages together. */
  count: number
  /** Name of the navigation. */
  label: string
  /** Formats a number in the reader's locale. */
  formatNumber: (value: number) => string
  /** Renders the link to a page with these properties. */
  renderLink: (page: number, props: PageLinkProps) => ReactNode
}

/** Says which items are shown and links the other pages. The caller must focus the list after a change of page. */
export function Pagination({ page, pageSize, count, label, formatNumber, renderLink }: PaginationProps) {
  const pages = Math.ceil(count / pageSize)
  const first = (page - 1) * pageSize + 1
  const className = styles.page ?? ''

  function arrowLink(to: number, name: string, icon: LucideIcon) {
    const arrow = <Icon of={icon} />
    if (to >= 1 && to <= pages) return renderLink(to, { className, 'aria-label': name, children: arrow })
    return <span className={classNames(className, styles.off)}>{arrow}</span>
  }

  return (
    <nav className={styles.pager} aria-label={label}>
      <p>
        {formatNumber(first)}–{formatNumber(Math.min(page * pageSize, count))} of {formatNumber(count)}
      </p>
      {arrowLink(page - 1, 'Previous page', ChevronLeft)}
      {pageWindow(page, pages).map((entry, index) => (
        <Fragment key={entry === 'gap' ? `gap-${index}` : entry}>
          {entry === 'gap' ? (
            <span className={styles.gap}>…</span>
          ) : (
            renderLink(entry, {
              className,
              'aria-label': `Page ${formatNumber(entry)}`,
              ...(entry === page && { 'aria-current': 'page' as const }),
              children: formatNumber(entry),
            })
          )}
        </Fragment>
      ))}
      {arrowLink(page + 1, 'Next page', ChevronRight)}
    </nav>
  )
}

/**
 * The page numbers to offer out of `pages`: the first, the last and the neighbours of the current one, with 'gap'
 * where at least two are left out.
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    // The number of a single omitted page needs no more space than the dots.
    return missing === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
