import { ArrowRight, X } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { ShippingDocKind, Template } from '@/api/shipping-docs/schemas'
import { useCountText } from '@/modules/dates/use-count-text'
import { NumberText } from '@/modules/dates/NumberText'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { nameOf, ownerOf } from '../model/browse'
import { countText, kinds, requirementsAddress, type Selection } from '../model/selection'
import styles from './SelectionBar.module.css'

/** Chips that fit the bar on one line of a wide screen; the rest is counted. */
const shownChips = 5

interface SelectionBarProps {
  selection: Selection
  templates: Readonly<Record<ShippingDocKind, readonly Template[]>>
  onRemove: (kind: ShippingDocKind, id: string) => void
  onClear: () => void
}

/** What is chosen, each to be removed, and the way to its field requirements. */
export function SelectionBar({ selection, templates, onRemove, onClear }: SelectionBarProps) {
  const counted = useCountText()
  // For the way back, see `useBrowserAddress`.
  const { search } = useLocation()
  const chosen = kinds.flatMap(({ kind, one }) =>
    selection[kind].map((id) => {
      const template = templates[kind].find((candidate) => candidate.id === id)
      // An id that the lists do not know can still be removed.
      const owner = template ? ownerOf(template) : id
      return { kind, id, owner, name: template ? `${owner}, ${nameOf(template)}` : `${one} ${id}` }
    }),
  )
  const retailers = new Set(chosen.map(({ owner }) => owner)).size
  const counts = { label: selection.label.length, 'packing-slip': selection['packing-slip'].length }
  return (
    <ActionBar
      label="Selection"
      text={
        <>
          <b>{countText(counts, counted)}</b> from {counted(retailers, 'retailer')}
        </>
      }
    >
      <ul className={styles.chips}>
        {chosen.slice(0, shownChips).map(({ kind, id, owner, name }) => (
          <li key={`${kind} ${id}`}>
            <span>{owner}</span>
            <button type="button" aria-label={`Remove ${name}`} title={name} onClick={() => onRemove(kind, id)}>
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
      <Link className={buttonClass({ variant: 'on-ink' })} to={requirementsAddress(selection)} state={search}>
        View field requirements
        <Icon of={ArrowRight} size="sm" />
      </Link>
    </ActionBar>
  )
}
