import Info from 'lucide-react/icons/info'
import StickyNote from 'lucide-react/icons/sticky-note'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { usePrinting } from '@/ui/use-printing'
import { AskedBy } from './AskedBy'
import type { DesignTreeNode } from '../model/design-tree'
import { lengthsText } from '../model/lengths-text'
import styles from './RowEnd.module.css'

interface RowEndProps {
  node: DesignTreeNode
  /** How many retailers are looked at, and whether these are all. */
  of: number
  all: boolean
  active: boolean
  onNotes: (node: DesignTreeNode) => void
  number: (value: number) => string
}

/** The end of a row: notes where there are any, and the details of the field, which open under the row. */
export function RowEnd({ node, of, all, active, onNotes, number }: RowEndProps) {
  const [open, setOpen] = useState(false)
  const printing = usePrinting() !== false
  const { name, data } = node
  const some = data.askedBy.names.length > 0 && data.askedBy.names.length < of
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
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon of={Info} size="sm" />
        </Button>
      </span>
      {(open || (printing && (some || data.notes.length > 0))) && (
        <dl className={styles.detail}>
          {!printing && <Facts data={data} all={all} />}
          <dt>Required by</dt>
          <dd>
            <AskedBy asked={data.askedBy} of={of} active={active} number={number} />
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

/** What the row may not have had room for. */
function Facts({ data, all }: { data: DesignTreeNode['data']; all: boolean }) {
  const facts = [
    ['Name', data.displayName],
    ['Description', data.description],
    ['Min / max', lengthsText(data)],
    ['Format', data.format],
    // It is about all retailers, not about some of them.
    ['Summary', all ? data.summary : ''],
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
