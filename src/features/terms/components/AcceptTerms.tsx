import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '@/api/core/api-error'
import { identityQueries } from '@/api/identity/queries'
import type { User } from '@/api/identity/schemas'
import { hasAcceptedTerms } from '@/modules/current-user/access'
import { useLeavePortal } from '@/modules/current-user/use-leave-portal'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Checkbox } from '@/ui/Checkbox'
import { TermsCard } from './TermsCard'
import styles from './TermsCard.module.css'

/** What a failed update is called when the server does not say (3 §8). */
const defaults = { title: 'Error!', message: 'An error has occurred when updating your user' }

interface AcceptTermsProps {
  user: User
  /** Called once the person's record says that the terms are accepted. */
  onAccepted?: () => void
  focused?: boolean
}

/**
 * The terms with what can be done about them (3 §2, §4): Submit stores the time and reads the person's record again,
 * which opens the portal; Decline signs out. A failure keeps the tick.
 */
export function AcceptTerms({ user, onAccepted, focused = false }: AcceptTermsProps) {
  const queryClient = useQueryClient()
  const { leave, leaving } = useLeavePortal()
  const [agreed, setAgreed] = useState(false)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { agreeToTerms } = await import('@/api/identity/client')
      await agreeToTerms(user.id, new Date().toISOString())
      return queryClient.fetchQuery({ ...identityQueries.user(user.id), staleTime: 0 })
    },
    onSuccess: (fresh) => {
      if (hasAcceptedTerms(fresh)) onAccepted?.()
    },
  })
  // A record that does not know of it yet counts as a failure too: nothing would happen otherwise.
  const failed = error !== null || (data !== undefined && !hasAcceptedTerms(data))
  const problem = failed && !isPending ? describeError(error, defaults) : undefined

  return (
    <TermsCard
      focused={focused}
      lead="Read and accept the terms to use Dev Center. You will be asked once. Decline signs you out."
      notice={
        problem && (
          <Callout className={styles.notice} tone="danger" title={problem.title}>
            <p>{problem.message}</p>
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
            pending={isPending}
            disabledReason={agreed ? undefined : 'Tick the box to submit.'}
            onClick={() => mutate()}
          >
            Submit
          </Button>
        </>
      }
    />
  )
}
