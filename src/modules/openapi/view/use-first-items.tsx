import { useState, type ReactNode } from 'react'
import { NumberText } from '@/modules/dates/NumberText'
import styles from './Schema.module.css'

/** How many items of a long list are shown at first: some have hundreds. */
const firstCount = 20

/**
 * The first items of a list, and a button that shows the rest when there are more.
 * @param what singular noun for the items.
 */
export function useFirstItems<T>(items: readonly T[], what: string): [shown: readonly T[], more: ReactNode] {
  const [areAllShown, setAllShown] = useState(false)
  // The button takes the room of one more item.
  if (areAllShown || items.length <= firstCount + 1) return [items, null]
  return [
    items.slice(0, firstCount),
    <button key="more" type="button" className={styles.unfold} onClick={() => setAllShown(true)}>
      Show <NumberText value={items.length - firstCount} /> more {what}s
    </button>,
  ]
}
