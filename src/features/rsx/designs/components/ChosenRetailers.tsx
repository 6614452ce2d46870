import X from 'lucide-react/icons/x'
import { focusNeighbour } from '@/browser/focus-neighbour'
import { NumberText } from '@/modules/dates/NumberText'
import { useCountText } from '@/modules/dates/use-count-text'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import type { RetailerChoice } from '../model/retailers'
import styles from './ChosenRetailers.module.css'

interface ChosenRetailersProps {
  choice: RetailerChoice
  /** An empty list stands for all retailers. */
  onChoose: (names: readonly string[]) => void
  /** Called before the list leaves, and the focus with it. */
  onLeave: () => void
}

/** The retailers that the tree is about, while these are not all; each can be taken out. */
export function ChosenRetailers({ choice: { all, chosen }, onChoose, onLeave }: ChosenRetailersProps) {
  const counted = useCountText()
  function showAll() {
    onLeave()
    onChoose([])
  }
  return (
    <div className={styles.chosen} role="group" aria-label="Chosen retailers">
      <span>
        For <NumberText value={chosen.length} /> of {counted(all.length, 'retailer')}:
      </span>
      <ul>
        {chosen.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`Take out ${name}`}
              onClick={({ currentTarget }) => {
                // The last one out stands for all, too.
                if (chosen.length === 1) return showAll()
                focusNeighbour(currentTarget)
                onChoose(chosen.filter((other) => other !== name))
              }}
            >
              <span>{name}</span>
              <Icon of={X} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" onClick={showAll}>
        Show all
      </Button>
    </div>
  )
}
