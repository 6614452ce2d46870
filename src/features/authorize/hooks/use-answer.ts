import { useState } from 'react'
import { leaveFor } from '../model/leave'
import type { Asked, Organization } from '../model/asked'
import { continueAddress, refusalAddress } from '../model/answer-addresses'

export type Answer = 'accepted' | 'refused'

/**
 * The chosen organization, preselected when there is only one (AUTHZ-8), and the two answers. Only one answer is given,
 * once: the page may stay for a while, and forever when a native application takes over.
 */
export function useAnswer({ organizations, redirectUri }: Asked, state: string) {
  const [first, ...others] = organizations
  const [organization, choose] = useState<Organization | null>(first && others.length === 0 ? first : null)
  const [answer, setAnswer] = useState<Answer>()
  const refusal = redirectUri === undefined ? undefined : refusalAddress(redirectUri)

  function send(next: Answer, address: string) {
    if (answer !== undefined) return
    setAnswer(next)
    leaveFor(address)
  }
  return {
    organization,
    choose,
    answer,
    accept: () => send('accepted', continueAddress(state, organization?.id)),
    /** Undefined when no address is known at which the application could receive the refusal. */
    refuse: refusal === undefined ? undefined : () => send('refused', refusal),
  }
}
