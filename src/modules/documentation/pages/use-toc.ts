import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { reportError } from '@/config/error-report'
import { isStaffMember } from '@/config/user-roles'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { resolveToc, type ResolvedToc, type TocPlace } from '@/engines/documentation/resolve-toc'
import { tocAccess, type Access } from '@/engines/documentation/document-access'
import { tocQuery } from './toc-query'

const emptyToc: ResolvedToc = { entries: [], privatePaths: new Map() }

interface TocRequest {
  /** Address of the documentation, with a slash at the end; undefined while it is not known. */
  location: string | undefined
  /** How the documents of the service are requested. */
  access: Access
  /** A stable object: a new one resolves the table of contents again. */
  place: TocPlace
  /** Whether the location is a guess. A failure at a guessed location is not reported. */
  isAssumed?: boolean
}

/**
 * Loads a table of contents and resolves it for this reader. A failure is reported, and the table of contents stays empty
 * (DOC-17).
 */
export function useToc({ location, access, place, isAssumed = false }: TocRequest): {
  toc: ResolvedToc
  pending: boolean
  /** Whether it is the one for visitors, and that of the person is being loaded. */
  isProvisional: boolean
  /** Why there is none. */
  error: Error | null
  refetch: () => void
} {
  const signedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const internal = isStaffMember(user)
  const wanted = location !== undefined
  const queryClient = useQueryClient()
  const requested = tocAccess(access, signedIn)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...tocQuery(location ?? '', requested),
    enabled: wanted,
    // The table of contents for visitors may have been loaded before the session was known: show it at once.
    placeholderData: () =>
      requested === 'member' ? queryClient.getQueryData(tocQuery(location ?? '', access).queryKey) : undefined,
  })

  useEffect(() => {
    if (error && !isAssumed) reportError(error)
  }, [error, isAssumed])

  const toc = useMemo(
    () => (data ? resolveToc(data, place, { signedIn, internal, featureFlags: environment().featureFlags }) : emptyToc),
    [data, place, signedIn, internal],
  )
  const isProvisional = wanted && isPlaceholderData
  // Staff may see more, and so may a page of theirs have a rule that is not known yet.
  return {
    toc,
    pending: wanted && (isPending || (isProvisional && internal)),
    isProvisional,
    error: data ? null : error,
    refetch: () => void refetch(),
  }
}
