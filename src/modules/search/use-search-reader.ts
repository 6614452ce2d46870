import { useMemo } from 'react'
import { useSession, useSessionEnded } from '@/auth/session'
import { searchOwner } from '@/browser/search-storage'
import { environment } from '@/config/environment'
import { isInternal, isToolbox } from '@/config/people'
import { useCurrentUser } from '@/modules/session/use-current-user'
import type { SearchReader } from '@/engines/search/reader'

/** The reader who searches; undefined until known, and once the session has ended. */
export function useSearchReader(): SearchReader | undefined {
  const session = useSession()
  const hasEnded = useSessionEnded()
  const { data: user, isPending } = useCurrentUser()
  const isUnknown = hasEnded || session.status === 'loading' || (session.status === 'signedIn' && isPending)
  const owner = session.status === 'signedIn' ? searchOwner(session) : undefined
  const isStaff = owner !== undefined && isInternal(user)
  const hasToolbox = owner !== undefined && isToolbox(user)
  return useMemo(
    () => (isUnknown ? undefined : { owner, isStaff, isToolbox: hasToolbox, featureFlags: environment().featureFlags }),
    [isUnknown, owner, isStaff, hasToolbox],
  )
}
