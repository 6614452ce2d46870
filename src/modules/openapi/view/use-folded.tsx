import { useState, type ReactNode } from 'react'
import { NumberText } from '@/modules/dates/NumberText'
import styles from './Schema.module.css'

/** How many values of a long list are shown at first: some have hundreds. */
const first = 20

/**
 * What to show of a list, and the button that shows the rest, if there is more.
 * @param what what an item is, for one of them.
 */
export function useFolded<T>(items: readonly T[], what: string): [shown: readonly T[], more: ReactNode] {
  const [all, setAll] = useState(false)
  // The button takes the room of one more item.
  if (all || items.length <= first + 1) return [items, null]
  return [
    items.slice(0, first),
    <button key="more" type="button" className={styles.unfold} onClick={() => setAll(true)}>
      Show <NumberText value={items.length - first} /> more {what}s
    </button>,
  ]
}
