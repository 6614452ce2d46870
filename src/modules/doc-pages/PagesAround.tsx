import { Link } from 'react-router-dom'
import { pagesOf, type TreeEntry } from '@/modules/toc-tree/tree-entry'
import styles from './PagesAround.module.css'

interface PagesAroundProps {
  entries: readonly TreeEntry[]
  /** Whether an address of the table of contents is the page on screen. */
  isCurrent: (to: string) => boolean
}

/** Cards of the previous and the next page in the order of the table of contents. */
export function PagesAround({ entries, isCurrent }: PagesAroundProps) {
  const pages = pagesOf(entries)
  const at = pages.findIndex(({ to }) => isCurrent(to))
  if (at < 0) return null
  const [previous, next] = [pages[at - 1], pages[at + 1]]
  if (!previous && !next) return null
  return (
    <nav className={styles.around} aria-label="Pages around this one">
      {previous ? <PageCard label="Previous" {...previous} /> : <span />}
      {next && <PageCard label="Next" {...next} />}
    </nav>
  )
}

function PageCard({ label, text, to }: { label: string; text: string; to: string }) {
  return (
    <Link to={to} className={styles.card}>
      <small>{label}</small>
      {text}
    </Link>
  )
}
