import { memo } from 'react'
import { Link } from 'react-router-dom'
import { placeText, type Change } from '@/engines/changes/change'
import { listOf } from '@/lib/phrases'
import { useCountText } from '@/modules/dates/use-count-text'
import { Badge } from '@/ui/Badge'
import { Checkbox } from '@/ui/Checkbox'
import { classNames } from '@/ui/class-names'
import { ChangeValues, LevelBadge } from './ChangeFacts'
import styles from './Changes.module.css'

/** The names of both sides, such as `7.7.0` and `7.7.4`. */
export interface SideNames {
  from: string
  to: string
}

/** A work list: what the reader has ticked off. */
export interface WorkList {
  isDone: (change: Change) => boolean
  /** The same function as long as the list is that of the same person. */
  setDone: (change: Change, isDone: boolean) => void
}

interface ChangeRowProps {
  change: Change
  sides: SideNames
  /** undefined where the reader ticks nothing off. */
  isDone: boolean | undefined
  setDone: WorkList['setDone'] | undefined
}

/** A change: its level, its place, the values before and after, why it breaks or does not, and whom it concerns. */
export const ChangeRow = memo(function ChangeRow({ change, sides, isDone, setDone }: ChangeRowProps) {
  const {
    level,
    place,
    what,
    from,
    to,
    why,
    step,
    renamedTo,
    formats = [],
    retailers = [],
    links = {},
    alsoAt = [],
  } = change
  return (
    <li className={classNames(styles.row, isDone && styles.done)} data-level={level}>
      {isDone !== undefined && (
        <span className={styles.box}>
          <Checkbox checked={isDone} onChange={(on) => setDone?.(change, on)}>
            <span className="vh">
              Done: {place.at(-1)}, {what}
            </span>
          </Checkbox>
        </span>
      )}
      <p className={styles.what}>
        <LevelBadge level={level} /> <code className={styles.name}>{place.at(-1)}</code> <span>{what}</span>
      </p>
      <ChangeValues from={from} to={to} />
      <p className={styles.why}>{why}</p>
      {alsoAt.length > 0 && <OtherPlaces places={alsoAt} />}
      {renamedTo && (
        <p className={styles.why}>
          Possibly the same as <code>{placeText(renamedTo)}</code>
        </p>
      )}
      {(step !== undefined || formats.length > 0 || retailers.length > 0) && (
        <p className={styles.whom}>
          {step !== undefined && <Badge>{step} version</Badge>}
          {formats.length > 0 && <Badge>{listOf(formats)} only</Badge>}
          {retailers.map((name) => (
            <Badge key={name} tone="accent">
              {name}
            </Badge>
          ))}
        </p>
      )}
      <p className={styles.links}>
        {(['from', 'to'] as const).map((side) => {
          const link = links[side]
          return (
            link !== undefined && (
              <Link key={side} to={link}>
                <span className="vh">{place.at(-1)} </span>in {sides[side]}
              </Link>
            )
          )
        })}
      </p>
    </li>
  )
})

/** The other places of a change: one group or list is often used several times. */
function OtherPlaces({ places }: { places: readonly (readonly string[])[] }) {
  const countText = useCountText()
  return (
    <details className={styles.others}>
      <summary>Also in {countText(places.length, 'other place')}</summary>
      <ul>
        {places.map((place) => (
          <li key={placeText(place)}>
            <code>{placeText(place)}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
