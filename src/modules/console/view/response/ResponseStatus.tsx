import { useState } from 'react'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { classNames } from '@/ui/class-names'
import { rateLimitText } from '@/engines/requests/model/rate-limit'
import type { ResponseHead } from '@/engines/requests/model/types'
import type { SentState } from '../../send/use-sent-request'
import { durationText, sizeText } from './amount-text'
import { headerOf } from '@/engines/errors/failed-response'
import { statusClass, statusMeaning } from './status-meaning'
import styles from './ResponseStatus.module.css'

/** Shows the status with its meaning, the time and the size of a response, and its progress while it arrives (CONSOLE-33). */
export function ResponseStatus({ state }: { state: SentState }) {
  const number = useFormatNumber()
  const { isPending, ms, receivedBytes, head } = state
  return (
    <>
      <div className={styles.line} role="status">
        {head ? <Status {...head} /> : <p>Waiting for the response…</p>}
        {head && (
          <p className={styles.facts}>
            <span>{durationText(ms, number)}</span>
            <span>{sizeText(receivedBytes, number)}</span>
          </p>
        )}
        {head && <RateLimit {...head} />}
      </div>
      {isPending && <progress className={styles.progress} aria-label="Receiving the response" {...progressOf(state)} />}
    </>
  )
}

const hiddenRedirect = {
  name: 'Redirect',
  meaning: 'The portal does not follow it, so that your key is not sent elsewhere. Browsers hide where it leads.',
}

function Status({ status, statusText, isHiddenRedirect }: ResponseHead) {
  const { name, meaning } = isHiddenRedirect ? hiddenRedirect : statusMeaning(status, statusText)
  const look = isHiddenRedirect ? styles.redirect : styles[statusClass(status)]
  return (
    <p className={styles.status}>
      <b className={classNames(styles.code, look)}>{isHiddenRedirect ? name : `${status} ${name}`}</b>{' '}
      <span>{meaning}</span>
    </p>
  )
}

/** Says what the rate-limit headers of a response mean; nothing if there are none (CONSOLE-85). */
function RateLimit({ headers }: ResponseHead) {
  const number = useFormatNumber()
  const [receivedAt] = useState(Date.now)
  const text = rateLimitText(headers, receivedAt, number)
  return text === undefined ? null : <p className={styles.rate}>{text}</p>
}

/**
 * Returns the received bytes and the size of the response; nothing if the size is unknown. The size that a compressed response
 * states is not the size of the received text.
 */
function progressOf({ head, receivedBytes }: SentState): { value?: number; max?: number } {
  if (!head || headerOf(head, 'content-encoding') !== undefined) return {}
  const length = Number(headerOf(head, 'content-length'))
  return length > 0 && length >= receivedBytes ? { value: receivedBytes, max: length } : {}
}
