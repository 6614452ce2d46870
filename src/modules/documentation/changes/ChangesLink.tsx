import { Link } from 'react-router-dom'
import { trail, type TreeEntry } from '@/engines/documentation/tree-entry'
import { decode } from '@/lib/percent-encoding'
import styles from './ChangesLink.module.css'

/** Leads from a comparison to the Changes page. Renders nothing if the reader's table of contents does not list that page. */
export function ChangesLink({ entries, to }: { entries: readonly TreeEntry[]; to: string }) {
  if (trail(entries, decode(to)).length === 0) return null
  return (
    <p className={styles.link}>
      <Link to={to}>What changed in each publication</Link>
    </p>
  )
}
