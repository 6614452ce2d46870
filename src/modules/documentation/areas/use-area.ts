import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { useToc } from '../pages/use-toc'
import { areaPath, type DocArea } from '@/engines/documentation/areas/doc-area'

interface AreaService {
  service: Service | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

/**
 * Loads the service of an area. A request for one service needs a token, so visitors look it up in the public list; a service
 * that is not in the list fails with 404 (docs/decisions/0019).
 */
function useAreaService(area: DocArea, isEnabled: boolean): AreaService {
  const serviceId = environment().serviceIds[area.service]
  const isSignedIn = useSession().status === 'signedIn'
  const single = devcenterQueries.service(serviceId)
  const listed = devcenterQueries.services(false)
  const singleResult = useQuery({
    ...single,
    queryFn: isEnabled && isSignedIn ? single.queryFn : skipToken,
  } as typeof single)
  const listResult = useQuery({
    ...listed,
    queryFn: isEnabled && !isSignedIn ? listed.queryFn : skipToken,
  } as typeof listed)
  const { error, isFetching, refetch } = isSignedIn ? singleResult : listResult
  const service = isSignedIn ? singleResult.data : listResult.data?.find(({ id }) => id === serviceId)
  const notFound = useMemo(
    () => new ApiError({ api: 'devcenter', kind: 'http', status: 404, message: `devcenter: no service ${serviceId}` }),
    [serviceId],
  )
  const isUnlisted = !isSignedIn && listResult.data !== undefined && service === undefined
  return { service, error: isUnlisted ? notFound : error, isFetching, refetch: () => void refetch() }
}

interface AreaLocation extends AreaService {
  location: string | undefined
  access: 'open' | 'private'
}

/** The address of an area's documentation; undefined while it is not enabled or not loaded. */
export function useAreaLocation(area: DocArea, isEnabled = true): AreaLocation {
  const found = useAreaService(area, isEnabled)
  const { service } = found
  return {
    ...found,
    location: service && docLocation(service, environment()),
    access: service ? docAccess(service) : 'open',
  }
}

type LoadedToc = ReturnType<typeof useToc>

/** The address of an area's documentation, and its table of contents for this reader. */
export function useArea(
  area: DocArea,
  isEnabled = true,
): AreaLocation & { toc: LoadedToc['toc']; tocPending: boolean; loadedToc: LoadedToc } {
  const found = useAreaLocation(area, isEnabled)
  const place = useMemo(() => ({ name: area.service, pathOf: (link: string) => areaPath(area, link) }), [area])
  const loadedToc = useToc({ location: found.location, access: found.access, place })
  return { ...found, toc: loadedToc.toc, tocPending: loadedToc.pending, loadedToc }
}
