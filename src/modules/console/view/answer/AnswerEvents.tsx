import { useMemo, useState } from 'react'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Checkbox } from '@/ui/Checkbox'
import type { Sending } from '../../model/types'
import { durationText } from './amount-text'
import { createRowBlocks } from './row-blocks'
import { VirtualRows } from './VirtualRows'
import styles from './AnswerEvents.module.css'

interface AnswerEventsProps {
  sending: Sending
  /** How many events have arrived. */
  count: number
  /** Whether more may come. */
  isOpen: boolean
}

const maxShownLength = 1000

/** The events of a stream as they come, each with the time of its arrival (CONSOLE-34). */
export function AnswerEvents({ sending, count, isOpen }: AnswerEventsProps) {
  const number = useFormatNumber()
  const rows = useMemo(() => createRowBlocks(sending.events), [sending])
  const [isFollowing, setFollowing] = useState(true)
  return (
    <>
      {isOpen && (
        <div className={styles.follow}>
          <Checkbox look="switch" checked={isFollowing} onChange={setFollowing}>
            Scroll to new events
          </Checkbox>
        </div>
      )}
      <VirtualRows
        label="Events"
        rowCount={count}
        rows={rows}
        activeRow={isOpen && isFollowing && count > 0 ? count - 1 : undefined}
      >
        {({ event, data, id, ms }) => (
          <>
            <span className={styles.time}>{durationText(ms, number).padStart(8)}</span>
            <b className={styles.type}>{event}</b>
            {id !== '' && <span className={styles.id}>{`#${id} `}</span>}
            {data.slice(0, maxShownLength).replaceAll('\n', ' ⏎ ')}
            {data.length > maxShownLength && '…'}
          </>
        )}
      </VirtualRows>
    </>
  )
}
