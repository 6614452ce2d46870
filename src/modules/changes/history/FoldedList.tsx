import { useState, type ReactNode } from 'react'
import { focusHeadingElement } from '@/browser/focus'
import { useCountText } from '@/modules/dates/use-count-text'
import { Button } from '@/ui/Button'
import { usePrinting } from '@/ui/use-printing'
import styles from './ChangeHistory.module.css'

/** How many further items are shown rather than a button for them. */
const maxUnfolded = 2

interface FoldedListProps<Item> {
  items: readonly Item[]
  /** How many are shown until all are asked for. */
  maxFirst: number
  /** The noun for the other items on the button: one, and several. */
  nouns: readonly [one: string, many: string]
  className?: string | undefined
  label?: string
  /** Returns the content of an item. */
  children: (item: Item) => ReactNode
}

/** A list whose first items are shown, and all once they are asked for; printed, it is always whole. */
export function FoldedList<Item>({ items, maxFirst, nouns, className, label, children }: FoldedListProps<Item>) {
  const [isWhole, setIsWhole] = useState(false)
  const isPrinting = usePrinting() !== false
  const countText = useCountText()
  const isFolded = !isWhole && !isPrinting && items.length > maxFirst + maxUnfolded
  const shown = isFolded ? items.slice(0, maxFirst) : items
  return (
    <>
      <ul className={className} aria-label={label}>
        {shown.map((item, index) => (
          // The button that had the focus is gone.
          <li key={index} ref={isWhole && index === maxFirst ? focusOnce : undefined}>
            {children(item)}
          </li>
        ))}
      </ul>
      {isFolded && (
        <Button size="sm" className={styles.more} onClick={() => setIsWhole(true)}>
          Show {countText(items.length - shown.length, nouns[0], nouns[1])}
        </Button>
      )}
    </>
  )
}

function focusOnce(item: HTMLElement | null): void {
  if (item) focusHeadingElement(item)
}
