import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import { currentSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { docLocation } from '@/modules/doc-pages/doc-location'
import { documentPath, documentUrl, type ApiAddress } from './api-address'
import { knownAccess } from './private-access'

/** The service of an address, if the services have been read. */
export function knownService(queryClient: QueryClient, { slug }: ApiAddress): Service | undefined {
  const signedIn = currentSession().status === 'signedIn'
  const services = queryClient.getQueryData(devcenterQueries.services(signedIn).queryKey)
  return services?.find((service) => service.slug === slug)
}

/**
 * Where the API document of an address lies and how it is asked for, as far as that is known; undefined when the address
 * leads out of the documentation.
 */
export function sourceOf(
  queryClient: QueryClient,
  address: ApiAddress,
  known: Service | undefined,
): { url: string; access: 'open' | 'private' } | undefined {
  const place = known ?? { slug: address.slug, currentDocLocation: undefined }
  const url = documentUrl(address, docLocation(place, environment()))
  if (url === undefined) return undefined
  return { url, access: known ? knownAccess(queryClient, known, documentPath(address)) : 'open' }
}
