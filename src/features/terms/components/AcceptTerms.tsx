import { useState } from 'react'
import { useAcceptTerms } from '@/api/identity/mutations'
import type { User } from '@/api/identity/schemas'
import { useSubmit } from '@/forms/use-submit'
import { hasAcceptedTerms } from '@/modules/session/access'
import { useLeavePortal } from '@/modules/session/use-leave-portal'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Checkbox } from '@/ui/Checkbox'
import { TermsCard } from './TermsCard'
import styles from './TermsCard.module.css'

/** Title and message of a failed update when the server sends none (TERMS-7). */
const failed = { title: 'Error!', message: 'An error has occurred when updating your user' }

interface AcceptTermsProps {
  user: User
  /** Called once the person's record says that the terms are accepted. */
  onAccepted?: () => void
  /** Moves the focus to the heading, because the card replaced another page. */
  focused?: boolean
}

/**
 * The terms with a checkbox and two buttons (TERMS-4). Submit stores the time and reads the person's record again, which
 * opens the portal (TERMS-5); Decline signs out (TERMS-6). A failure keeps the tick.
 */
export function AcceptTerms({ user, onAccepted, focused = false }: AcceptTermsProps) {
  const { mutateAsync } = useAcceptTerms(user.id)
  const { leave, leaving } = useLeavePortal()
  const [agreed, setAgreed] = useState(false)
  const { submit, isSending, error } = useSubmit({
    send: async () => {
      const saved = await mutateAsync(new Date().toISOString())
      // Without this, nothing would happen: the gate stays closed as long as the record says so.
      if (!hasAcceptedTerms(saved)) throw new Error('The record does not say that the terms are accepted')
      // Not as `onSent`: the new record may have replaced this card already.
      onAccepted?.()
    },
    summary: failed,
  })

  return (
    <TermsCard
      focused={focused}
      lead="Read and accept the terms to use Dev Center. You will be asked once. Decline signs you out."
      notice={
        error && (
          <Callout className={styles.notice} tone="danger" title={error.title}>
            <p>{error.messages}</p>
          </Callout>
        )
      }
      foot={
        <>
          <Checkbox checked={agreed} onChange={setAgreed}>
            I agree to accept these terms of service.
          </Checkbox>
          <Button pending={leaving} onClick={leave}>
            Decline
          </Button>
          <Button
            variant="primary"
            pending={isSending}
            disabledReason={agreed ? undefined : 'Tick the box to submit.'}
            onClick={() => void submit({})}
          >
            Submit
          </Button>
        </>
      }
    />
  )
}
