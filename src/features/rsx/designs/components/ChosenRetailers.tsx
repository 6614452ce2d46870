import { NumberText } from '@/modules/dates/NumberText'
import { useCountText } from '@/modules/dates/use-count-text'
import { Button } from '@/ui/Button'
import { RetailerChips } from '@/modules/rsx/retailers/RetailerChips'
import type { RetailerChoice } from '@/modules/rsx/retailers/retailers'
import styles from './ChosenRetailers.module.css'

interface ChosenRetailersProps {
  choice: RetailerChoice
  /** Called with the chosen retailers; an empty list means all. */
  onChoose: (names: readonly string[]) => void
  /** Called before this component disappears, so that the page can move the focus. */
  onHide: () => void
}

/** The chosen retailers, each with a button to remove it. Shown while not all retailers are chosen. */
export function ChosenRetailers({ choice: { all, chosen }, onChoose, onHide }: ChosenRetailersProps) {
  const countText = useCountText()
  function showAll() {
    onHide()
    onChoose([])
  }
  return (
    <div className={styles.chosen} role="group" aria-label="Chosen retailers">
      <span>
        For <NumberText value={chosen.length} /> of {countText(all.length, 'retailer')}:
      </span>
      {/* Without any retailer, all are chosen. */}
      <RetailerChips names={chosen} onChoose={onChoose} onLast={onHide} />
      <Button size="sm" variant="ghost" onClick={showAll}>
        Show all
      </Button>
    </div>
  )
}
