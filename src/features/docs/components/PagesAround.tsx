import { Link } from 'react-router-dom'
import { pagesOf, type TreeEntry } from '@/modules/toc-tree/tree-entry'
import { currentPath } from '../model/doc-address'
import styles from './PagesAround.module.css'

/** Cards of the previous and the next page in the order of the table of contents. */
export function PagesAround({ entries, path }: { entries: readonly TreeEntry[]; path: string }) {
  const pages = pagesOf(entries)
  const at = pages.findIndex(({ to }) => {
    const { pathname, search } = new URL(to, 'http://portal.invalid')
    return currentPath(pathname, search) === path
  })
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
