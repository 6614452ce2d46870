import type { QueryClient } from '@tanstack/react-query'
import type { Service } from '@/api/devcenter/schemas'
import { currentSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { documentPath, documentUrl, type ApiLocation } from '@/engines/documentation/api-location'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { accessOf, tocAccess, type Access } from '@/engines/documentation/document-access'
import { knownServices } from '@/modules/documentation/pages/known-services'
import { tocRules } from '@/engines/documentation/service-toc'
import { tocQuery } from '@/modules/documentation/pages/toc-query'

/** The service of a slug, if the services have been read. */
export function knownService(queryClient: QueryClient, slug: string): Service | undefined {
  return knownServices(queryClient)?.find((service) => service.slug === slug)
}

/** Stands for the service of an address while the list of services is unknown: a public one at the usual location. */
export function assumedService(slug: string, name?: string): Service {
  return {
    id: '',
    slug,
    name,
    active: true,
    public: true,
    description: undefined,
    isBeta: false,
    serviceType: undefined,
    currentDocLocation: undefined,
    searchIndex: undefined,
  }
}

/** URL of an API document and how it is requested, as far as the queries know; undefined outside the documentation. */
export function documentSource(
  queryClient: QueryClient,
  location: ApiLocation,
  service: Service,
): { url: string; access: Access } | undefined {
  const url = documentUrl(location, docLocation(service, environment()))
  return url === undefined ? undefined : { url, access: knownAccess(queryClient, service, documentPath(location)) }
}

/** How the document at a path of the portal is requested, as far as the table of contents has been read. */
export function knownAccess(queryClient: QueryClient, service: Service, path: string): Access {
  const access = docAccess(service)
  const location = docLocation(service, environment())
  const isSignedIn = currentSession().status === 'signedIn'
  const toc =
    queryClient.getQueryData(tocQuery(location, tocAccess(access, isSignedIn)).queryKey) ??
    queryClient.getQueryData(tocQuery(location, access).queryKey)
  return toc ? accessOf(tocRules(toc, service.slug).get(path), access) : access
}
