import { useMemo } from 'react'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import type { UrlQuery } from '@/modules/navigation/use-url-state'

/** The retailers whose requirements say whom a change concerns. */
export interface RetailersToCompare {
  /** Whether designs may be shown at all: they are behind the flag of My Designs. */
  areOffered: boolean
  isVisitor: boolean
  /** The retailers of the address. */
  named: readonly string[]
  /** Those that count: none for visitors, because designs are private. */
  compared: readonly string[]
  choose: (names: readonly string[]) => void
}

const none: readonly string[] = []

/** The retailers that the address names; they count for people with an account, where My Designs exists. */
export function useComparedRetailers({ query, change }: UrlQuery): RetailersToCompare {
  const isVisitor = useSession().status !== 'signedIn'
  const areOffered = environment().featureFlags.includes('my-designs')
  const joined = query.getAll('retailer').join('\n')
  const named = useMemo(() => joined.split('\n').filter((name) => name !== ''), [joined])
  return {
    areOffered,
    isVisitor,
    named,
    compared: areOffered && !isVisitor ? named : none,
    choose: (names) => change({ retailer: names }),
  }
}
