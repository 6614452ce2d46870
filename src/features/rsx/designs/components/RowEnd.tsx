import Info from 'lucide-react/icons/info'
import StickyNote from 'lucide-react/icons/sticky-note'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { usePrinting } from '@/ui/use-printing'
import { lengthsDiffer, lengthsText, type DesignTreeNode } from '../model/design-tree'
import { Requirers } from './Requirers'
import styles from './RowEnd.module.css'

interface RowEndProps {
  node: DesignTreeNode
  /** The number of chosen retailers. */
  total: number
  areAllChosen: boolean
  active: boolean
  onNotes: (node: DesignTreeNode) => void
  formatNumber: (value: number) => string
}

/** The buttons at the end of a row: its notes, if it has any, and the details of the field, which open below the row. */
export function RowEnd({ node, total, areAllChosen, active, onNotes, formatNumber }: RowEndProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = usePrinting() !== false
  const { name, data } = node
  const isRequiredBySome = data.requiredBy.names.length > 0 && data.requiredBy.names.length < total
  const tabIndex = active ? 0 : -1
  return (
    <>
      <span className={styles.buttons}>
        {data.notes.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            icon
            tabIndex={tabIndex}
            aria-label={`Trading Partner Notes on ${name}`}
            title="Trading Partner Notes"
            onClick={() => onNotes(node)}
          >
            <Icon of={StickyNote} size="sm" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          icon
          tabIndex={tabIndex}
          aria-label={`Details of ${name}`}
          title="Details"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={Info} size="sm" />
        </Button>
      </span>
      {(isOpen || (isPrinting && (isRequiredBySome || data.notes.length > 0))) && (
        <dl className={styles.detail}>
          {!isPrinting && <Facts data={data} areAllChosen={areAllChosen} />}
          <dt>Required by</dt>
          <dd>
            <Requirers requiredBy={data.requiredBy} total={total} active={active} formatNumber={formatNumber} />
          </dd>
          {data.notes.length > 0 && (
            <>
              <dt>Notes</dt>
              <dd>
                {data.notes.map(({ retailer, lines }) => (
                  <p key={retailer}>
                    <b>{retailer}:</b> {lines.join(' ')}
                  </p>
                ))}
              </dd>
            </>
          )}
        </dl>
      )}
    </>
  )
}

/** The facts of the row, which may be cut off there. */
function Facts({ data, areAllChosen }: { data: DesignTreeNode['data']; areAllChosen: boolean }) {
  const facts = [
    ['Name', data.displayName],
    ['Description', data.description],
    // The design has the lengths of all retailers, without their names.
    [areAllChosen || !lengthsDiffer(data) ? 'Min / max' : 'Min / max of all retailers', lengthsText(data)],
    ['Format', data.format],
    // The summary is about all retailers.
    ['Summary', areAllChosen ? data.summary : ''],
  ]
  return facts.map(([term = '', value = '']) =>
    value === '' ? null : (
      <div key={term} className={styles.fact}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ),
  )
}
