import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { Link, useLocation } from 'react-router-dom'
import type { ShippingDocKind, Template } from '@/api/shipping-docs/schemas'
import { focusNeighbour } from '@/browser/focus'
import { useCountText } from '@/modules/dates/use-count-text'
import { NumberText } from '@/modules/dates/NumberText'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { nameOf, ownerOf } from '../model/browse'
import { countText, isEmpty, kinds, requirementsUrl, type Selection } from '../model/selection'
import styles from './SelectionBar.module.css'

/** How many chips fit on one line of a wide screen. The others are only counted. */
const shownChips = 5

interface SelectionBarProps {
  selection: Selection
  templates: Readonly<Record<ShippingDocKind, readonly Template[]>>
  onRemove: (kind: ShippingDocKind, id: string) => void
  onClear: () => void
}

/** Lists the chosen templates, each with a button to remove it, and links to their field requirements. Empty without any. */
export function SelectionBar({ selection, templates, onRemove, onClear }: SelectionBarProps) {
  const counted = useCountText()
  // `useBrowserAddress` reads it on the way back.
  const { search } = useLocation()
  const chosen = kinds.flatMap(({ kind, one }) =>
    selection[kind].map((id) => {
      const template = templates[kind].find((candidate) => candidate.id === id)
      // An unknown id can be removed, too.
      const owner = template ? ownerOf(template) : id
      return { kind, id, owner, name: template ? `${owner}, ${nameOf(template)}` : `${one} ${id}` }
    }),
  )
  const owners = chosen.map(({ owner }) => owner)
  const retailers = new Set(owners).size
  const repeats = (owner: string) => owners.indexOf(owner) !== owners.lastIndexOf(owner)
  const counts = { label: selection.label.length, 'packing-slip': selection['packing-slip'].length }
  return (
    <ActionBar
      label="Selection"
      status={
        isEmpty(selection) ? undefined : (
          <>
            <b>{countText(counts, counted)}</b> from {counted(retailers, 'retailer')}
          </>
        )
      }
    >
      <ul className={styles.chips}>
        {chosen.slice(0, shownChips).map(({ kind, id, owner, name }) => (
          <li key={`${kind} ${id}`}>
            <span>{repeats(owner) ? name : owner}</span>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              title={name}
              onClick={({ currentTarget }) => {
                if (chosen.length === 1) return onClear()
                focusNeighbour(currentTarget)
                onRemove(kind, id)
              }}
            >
              <Icon of={X} size="sm" />
            </button>
          </li>
        ))}
        {chosen.length > shownChips && (
          <li className={styles.rest}>
            and <NumberText value={chosen.length - shownChips} /> more
          </li>
        )}
      </ul>
      <Button variant="ghost" onClick={onClear}>
        Clear
      </Button>
      <Link className={buttonClass({ variant: 'on-ink' })} to={requirementsUrl(selection)} state={search}>
        View field requirements
        <Icon of={ArrowRight} size="sm" />
      </Link>
    </ActionBar>
  )
}
