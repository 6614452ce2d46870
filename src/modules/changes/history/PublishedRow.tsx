import { Link } from 'react-router-dom'
import type { PublishedChange } from '@/api/content/schemas'
import { placeText } from '@/engines/changes/change'
import { listOf } from '@/lib/phrases'
import { useCountText } from '@/modules/dates/use-count-text'
import { ChangeValues, LevelBadge } from '../ChangeFacts'
import rows from '../Changes.module.css'
import styles from './ChangeHistory.module.css'

/** A change of an entry: its level, its place with a link, the values before and after, and why it breaks or does not. */
export function PublishedRow({ change }: { change: PublishedChange }) {
  const { level, place, what, from, to, why, otherPlaces = 0, documents = [], link } = change
  const countText = useCountText()
  return (
    <div className={rows.row} data-level={level}>
      <p className={rows.what}>
        <LevelBadge level={level} /> <PlaceName name={place.at(-1) ?? 'The whole document'} link={link} />{' '}
        <span>{what}</span>
      </p>
      {place.length > 1 && <p className={styles.place}>{placeText(place.slice(0, -1))}</p>}
      <ChangeValues from={from} to={to} />
      <p className={rows.why}>{why}</p>
      {documents.length > 0 && <p className={styles.note}>In {listOf(documents)}</p>}
      {otherPlaces > 0 && <p className={styles.note}>Also in {countText(otherPlaces, 'other place')}</p>}
    </div>
  )
}

/** The name of a place, as a link if the portal has a page for it. */
export function PlaceName({ name, link }: { name: string; link: string | undefined }) {
  return <code className={rows.name}>{link === undefined ? name : <Link to={link}>{name}</Link>}</code>
}
