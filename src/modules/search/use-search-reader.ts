import { useMemo } from 'react'
import { useSession, useSessionEnded } from '@/auth/session'
import { searchOwner } from '@/browser/search-storage'
import { environment } from '@/config/environment'
import { isStaffMember, isToolboxUser } from '@/config/user-roles'
import { useCurrentUser } from '@/modules/session/use-current-user'
import type { SearchReader } from '@/engines/search/reader'

/** The reader who searches; undefined until known, and once the session has ended. */
export function useSearchReader(): SearchReader | undefined {
  const session = useSession()
  const hasEnded = useSessionEnded()
  const { data: user, isPending } = useCurrentUser()
  const isUnknown = hasEnded || session.status === 'loading' || (session.status === 'signedIn' && isPending)
  const owner = session.status === 'signedIn' ? searchOwner(session) : undefined
  const isStaff = owner !== undefined && isStaffMember(user)
  const isToolbox = owner !== undefined && isToolboxUser(user)
  return useMemo(
    () => (isUnknown ? undefined : { owner, isStaff, isToolbox, featureFlags: environment().featureFlags }),
    [isUnknown, owner, isStaff, isToolbox],
  )
}
