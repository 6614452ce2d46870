import { useState } from 'react'
import { leaveFor } from '../leave'
import type { Asked, Organization } from '../model/asked'
import { continueAddress } from '../model/continue-address'

/** The chosen organization, the only one from the start (1 §4), and the way on with it. */
export function useAnswer({ organizations }: Pick<Asked, 'organizations'>, state: string) {
  const [first, ...others] = organizations
  const [organization, choose] = useState<Organization | null>(first && others.length === 0 ? first : null)
  const [left, setLeft] = useState(false)

  function accept() {
    setLeft(true)
    leaveFor(continueAddress(state, organization?.id))
  }
  return { organization, choose, left, accept }
}
