import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Service } from '@/api/devcenter/schemas'
import { describeError, isSessionEndedError } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import { useSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { isStaffMember } from '@/config/user-roles'
import { useCurrentUser } from '@/modules/session/use-current-user'
import { readableServices } from '@/engines/documentation/readable-services'
import { showToast } from '@/ui/toast'

const servicesDefaults = { title: 'Error!', message: 'An error has occurred when fetching the services' }

/** The services that the reader may read about. */
export function useServices() {
  const isSignedIn = useSession().status === 'signedIn'
  const { data: user } = useCurrentUser()
  const isStaff = isStaffMember(user)
  const { data, error, isFetching, refetch } = useQuery(devcenterQueries.services(isSignedIn))
  const services = useMemo(() => data && readableServices(data, environment(), isStaff), [data, isStaff])
  return { services, error, isFetching, refetch: () => void refetch() }
}

/** Shows a toast once per failure of the list of services. */
export function useServicesToast(error: Error | null): void {
  useEffect(() => {
    // A dialog explains an ended session.
    if (!error || isSessionEndedError(error)) return
    showToast({ ...describeError(error, servicesDefaults), tone: 'error', key: 'services' })
  }, [error])
}

/** The service of a slug; undefined when there is none or the reader may not see it. */
export function serviceOf(services: readonly Service[], slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}
