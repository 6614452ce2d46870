import { X } from 'lucide-react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import type { RetailerChoice } from './retailers'
import styles from './ChosenRetailers.module.css'

interface ChosenRetailersProps {
  choice: RetailerChoice
  /** An empty list stands for all retailers. */
  onChoose: (names: readonly string[]) => void
}

/** The retailers that the tree is about, while these are not all; each can be taken out. */
export function ChosenRetailers({ choice: { all, chosen }, onChoose }: ChosenRetailersProps) {
  return (
    <div className={styles.chosen} role="group" aria-label="Chosen retailers">
      <span>
        For {chosen.length} of {all.length} retailers:
      </span>
      {chosen.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={`Take out ${name}`}
          onClick={() => onChoose(chosen.filter((other) => other !== name))}
        >
          <span>{name}</span>
          <Icon of={X} size="sm" />
        </button>
      ))}
      <Button size="sm" variant="ghost" onClick={() => onChoose([])}>
        Show all
      </Button>
    </div>
  )
}
