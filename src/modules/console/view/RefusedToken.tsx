import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import styles from './SendRequest.module.css'

interface RefusedTokenProps {
  /** When the token of the application expires, in milliseconds since 1970; undefined when it is not known. */
  expiresAt: number | undefined
  /** Whether the reader has pasted the credential. */
  isPasted: boolean
  /** Sends the request with a new token of the application; undefined if it cannot be sent now. */
  onSendAgain: (() => void) | undefined
}

/** Says that the API has refused the credential of a request, which is not the session of the portal, and offers a new one (CONSOLE-53). */
export function RefusedToken({ expiresAt, isPasted, onSendAgain }: RefusedTokenProps) {
  // The verdict is about the token that was sent; it must not change with the token that is requested next.
  const [hasExpired] = useState(() => expiresAt !== undefined && expiresAt <= Date.now())
  if (isPasted) {
    return (
      <Callout tone="warn" title="The API refused what you pasted">
        <p>It may have expired. Forget it, paste a new one, and send the request again.</p>
      </Callout>
    )
  }
  return (
    <Callout tone="warn" title={hasExpired ? 'The token has expired' : 'The API refused the token'}>
      <p>It is the token of the application. You are still signed in to the portal, and the request had no effect.</p>
      {onSendAgain && (
        <p className={styles.unlock}>
          <Button size="sm" onClick={onSendAgain}>
            Send again with a new token
          </Button>
        </p>
      )}
    </Callout>
  )
}
