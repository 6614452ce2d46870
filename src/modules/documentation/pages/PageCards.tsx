import { Link } from 'react-router-dom'
import styles from './PageCards.module.css'

/** A link to a neighbouring page. */
interface PageLink {
  text: string
  to: string
}

interface PageCardsProps {
  /** Name of the landmark. */
  label: string
  previous: PageLink | undefined
  next: PageLink | undefined
}

/** Links to the previous and the next page; nothing if there is neither. */
export function PageCards({ label, previous, next }: PageCardsProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.around} aria-label={label}>
      {previous ? <PageCard label="Previous" {...previous} /> : <span />}
      {next && <PageCard label="Next" {...next} />}
    </nav>
  )
}

function PageCard({ label, text, to }: PageLink & { label: string }) {
  return (
    <Link to={to} className={styles.card}>
      <small>{label}</small>
      {text}
    </Link>
  )
}
