import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { reportError } from '@/config/error-report'
import { isInternal } from '@/config/people'
import { useCurrentUser } from '@/modules/current-user/use-current-user'
import { resolveToc, type ResolvedToc } from '@/modules/toc-tree/resolve-toc'
import { tocPath } from './model/doc-address'
import { docAccess, docLocation } from './model/sections'
import { tocQuery } from './queries'

const nothing: ResolvedToc = { entries: [], privatePaths: new Map() }

/**
 * The table of contents of a service as this reader sees it, once it is wanted. A failure is only reported and reads
 * as an empty one (2 §8).
 */
export function useServiceToc(service: Service, wanted: boolean): { toc: ResolvedToc; pending: boolean } {
  const signedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const internal = isInternal(user)
  const query = tocQuery(docLocation(service, environment()), docAccess(service))
  const { data, error, isPending } = useQuery({ ...query, enabled: wanted })

  useEffect(() => {
    if (error) reportError(error)
  }, [error])

  const toc = useMemo(() => {
    if (!data) return nothing
    const place = {
      name: service.slug,
      pathOf: (link: string, swagger: boolean) => tocPath(service.slug, link, swagger),
    }
    return resolveToc(data, place, { signedIn, internal, featureFlags: environment().featureFlags })
  }, [data, service.slug, signedIn, internal])

  return { toc, pending: wanted && isPending }
}
