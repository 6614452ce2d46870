import { useState } from 'react'
import { leaveFor } from '../model/leave'
import type { AuthorizationRequest, Organization } from '../model/authorization-request'
import { continueUrl, refusalUrl } from '../model/return-urls'

export type Decision = 'accepted' | 'refused'

/**
 * The chosen organization, preselected when there is only one (AUTHZ-8), and the two answers. Only one answer is given,
 * once: the page may stay for a while, and forever when a native application takes over.
 */
export function useDecision({ organizations, redirectUri }: AuthorizationRequest, state: string) {
  const [first, ...others] = organizations
  const [organization, choose] = useState<Organization | null>(first && others.length === 0 ? first : null)
  const [decision, setDecision] = useState<Decision>()
  const refusal = redirectUri === undefined ? undefined : refusalUrl(redirectUri)

  function send(next: Decision, url: string) {
    if (decision !== undefined) return
    setDecision(next)
    leaveFor(url)
  }
  return {
    organization,
    choose,
    decision,
    accept: () => send('accepted', continueUrl(state, organization?.id)),
    /** Undefined when no address is known at which the application could receive the refusal. */
    refuse: refusal === undefined ? undefined : () => send('refused', refusal),
  }
}
