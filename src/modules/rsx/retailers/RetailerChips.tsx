import X from 'lucide-react/icons/x'
import { focusNeighbour } from '@/browser/focus'
import { Icon } from '@/ui/Icon'
import styles from './RetailerChips.module.css'

interface RetailerChipsProps {
  names: readonly string[]
  onChoose: (names: readonly string[]) => void
  /** Called before the last chip is removed, so that the page can move the focus. */
  onLast: () => void
}

/** Chosen retailers, each with a button to remove it. */
export function RetailerChips({ names, onChoose, onLast }: RetailerChipsProps) {
  if (names.length === 0) return null
  return (
    <ul className={styles.chips}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={({ currentTarget }) => {
              if (names.length === 1) onLast()
              else focusNeighbour(currentTarget)
              onChoose(names.filter((other) => other !== name))
            }}
          >
            <span>{name}</span>
            <Icon of={X} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}
