import { useMemo, useState } from 'react'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Checkbox } from '@/ui/Checkbox'
import type { Sending } from '@/engines/requests/model/types'
import { cutText } from '@/lib/cut-text'
import { durationText } from './amount-text'
import { createRowBlocks } from './row-blocks'
import { VirtualRows } from './VirtualRows'
import styles from './ResponseEvents.module.css'

interface ResponseEventsProps {
  sending: Sending
  /** Number of events that have arrived. */
  count: number
  /** Whether more events may arrive. */
  isStreaming: boolean
}

const maxShownLength = 1000

/** Shows the events of a stream while they arrive, each with its time of arrival (CONSOLE-34). */
export function ResponseEvents({ sending, count, isStreaming }: ResponseEventsProps) {
  const number = useFormatNumber()
  const rows = useMemo(() => createRowBlocks(sending.events), [sending])
  const [isFollowing, setFollowing] = useState(true)
  return (
    <>
      {isStreaming && (
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
        activeRow={isStreaming && isFollowing && count > 0 ? count - 1 : undefined}
      >
        {({ event, data, id, ms }) => (
          <>
            <span className={styles.time}>{durationText(ms, number).padStart(8)}</span>
            <b className={styles.type}>{event}</b>
            {id !== '' && <span className={styles.id}>{`#${id} `}</span>}
            {cutText(data, maxShownLength).replaceAll('\n', ' ⏎ ')}
          </>
        )}
      </VirtualRows>
    </>
  )
}
