import { useState } from 'react'
import { leaveFor } from '../model/leave'
import type { Asked, Organization } from '../model/asked'
import { continueAddress } from '../model/continue-address'
import { refusalAddress } from '../model/refusal-address'

export type Answer = 'accepted' | 'refused'

/**
 * The chosen organization, the only one from the start (1 §4), and the two ways on. Of these only one is taken, once:
 * the page may stay for a while, and for good where a native application takes over.
 */
export function useAnswer({ organizations, redirectUri }: Asked, state: string) {
  const [first, ...others] = organizations
  const [organization, choose] = useState<Organization | null>(first && others.length === 0 ? first : null)
  const [answer, setAnswer] = useState<Answer>()
  const refusal = redirectUri === undefined ? undefined : refusalAddress(redirectUri)

  function give(next: Answer, address: string) {
    if (answer !== undefined) return
    setAnswer(next)
    leaveFor(address)
  }
  return {
    organization,
    choose,
    answer,
    accept: () => give('accepted', continueAddress(state, organization?.id)),
    /** Undefined where the application cannot be told. */
    refuse: refusal === undefined ? undefined : () => give('refused', refusal),
  }
}
