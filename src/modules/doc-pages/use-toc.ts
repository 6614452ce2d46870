import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { reportError } from '@/config/error-report'
import { isInternal } from '@/config/people'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { resolveToc, type ResolvedToc, type TocPlace } from '@/modules/toc-tree/resolve-toc'
import { tocQuery } from './toc-query'

const nothing: ResolvedToc = { entries: [], privatePaths: new Map() }

interface TocRequest {
  /** Where the documents are, with a slash at the end; undefined while that is not known. */
  location: string | undefined
  access: 'open' | 'private'
  /** Must be the same object for the same place. */
  place: TocPlace
  /** Whether the location is a guess, whose failure says nothing about the service. */
  isAssumed?: boolean
}

/**
 * A table of contents as this reader sees it, once its location is known. A failure is only reported and reads as an
 * empty one (2 §8).
 */
export function useToc({ location, access, place, isAssumed = false }: TocRequest): {
  toc: ResolvedToc
  pending: boolean
} {
  const signedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const internal = isInternal(user)
  const wanted = location !== undefined
  const { data, error, isPending } = useQuery({ ...tocQuery(location ?? '', access), enabled: wanted })

  useEffect(() => {
    if (error && !isAssumed) reportError(error)
  }, [error, isAssumed])

  const toc = useMemo(
    () => (data ? resolveToc(data, place, { signedIn, internal, featureFlags: environment().featureFlags }) : nothing),
    [data, place, signedIn, internal],
  )
  return { toc, pending: wanted && isPending }
}
