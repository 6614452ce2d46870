import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { docAccess, docLocation } from '@/modules/doc-pages/doc-location'
import { useToc } from '@/modules/doc-pages/use-toc'
import type { ResolvedToc } from '@/modules/toc-tree/resolve-toc'
import { areaPath, type DocArea } from './doc-area'

interface AreaService {
  service: Service | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

/**
 * The service behind an area (3 §7). Asking for one service takes a token, so visitors find it in the public list (1 §7);
 * one that is not listed is a 404 to them, as to everybody else.
 */
function useAreaService(area: DocArea, wanted: boolean): AreaService {
  const serviceId = environment().serviceIds[area.service]
  const signedIn = useSession().status === 'signedIn'
  const one = devcenterQueries.service(serviceId)
  const all = devcenterQueries.services(false)
  const own = useQuery({ ...one, queryFn: wanted && signedIn ? one.queryFn : skipToken } as typeof one)
  const list = useQuery({ ...all, queryFn: wanted && !signedIn ? all.queryFn : skipToken } as typeof all)
  const { error, isFetching, refetch } = signedIn ? own : list
  const service = signedIn ? own.data : list.data?.find(({ id }) => id === serviceId)
  const missing = useMemo(
    () => new ApiError({ api: 'devcenter', kind: 'http', status: 404, message: `devcenter: no service ${serviceId}` }),
    [serviceId],
  )
  const unlisted = !signedIn && list.data !== undefined && service === undefined
  return { service, error: unlisted ? missing : error, isFetching, refetch: () => void refetch() }
}

interface AreaLocation extends AreaService {
  location: string | undefined
  access: 'open' | 'private'
}

/** Where the documents of an area are, once that is wanted and known. */
export function useAreaLocation(area: DocArea, wanted = true): AreaLocation {
  const found = useAreaService(area, wanted)
  const { service } = found
  return {
    ...found,
    location: service && docLocation(service, environment()),
    access: service ? docAccess(service) : 'open',
  }
}

/** The documents of an area: where they are, and the table of contents as this reader sees it. */
export function useArea(area: DocArea, wanted = true): AreaLocation & { toc: ResolvedToc; tocPending: boolean } {
  const found = useAreaLocation(area, wanted)
  const place = useMemo(() => ({ name: area.service, pathOf: (link: string) => areaPath(area, link) }), [area])
  const { toc, pending } = useToc({ location: found.location, access: found.access, place })
  return { ...found, toc, tocPending: pending }
}
