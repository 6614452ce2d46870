import type { QueryClient } from '@tanstack/react-query'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Service } from '@/api/devcenter/schemas'
import { currentSession } from '@/auth/session'
import { environment } from '@/config/environment'
import { docAccess, docLocation } from '@/engines/documentation/doc-location'
import { pageLocation } from '@/engines/documentation/page-location'
import { startPage, type OpenPage } from '../pages/start-page'
import { areaPath, currentAreaPath, type DocArea } from '@/engines/documentation/areas/doc-area'

/** Starts to read the page of an area that an address names, at the same time as the code of the page. */
export function startAreaPage(queryClient: QueryClient, request: Request, area: DocArea): Promise<void> | undefined {
  return startPage(queryClient, () => openAreaPage(queryClient, request, area))
}

async function openAreaPage(queryClient: QueryClient, request: Request, area: DocArea): Promise<OpenPage | undefined> {
  const { pathname } = new URL(request.url)
  const address = pageLocation(pathname)
  // The first page shows visitors a card.
  if (!address || !('area' in address) || (address.isHome && currentSession().status === 'anonymous')) return undefined
  const service = await knownService(queryClient, environment().serviceIds[area.service])
  if (!service || docAccess(service) !== 'open') return undefined
  return {
    location: docLocation(service, environment()),
    page: address.page,
    path: currentAreaPath(area, pathname),
    place: { name: area.service, pathOf: (link) => areaPath(area, link) },
  }
}

/** The service of an id, as far as it can be read before it is known who is reading: that of one service takes a token. */
async function knownService(queryClient: QueryClient, id: string): Promise<Service | undefined> {
  const known = queryClient.getQueryData(devcenterQueries.service(id).queryKey)
  if (known || currentSession().status === 'signedIn') return known
  const services = await queryClient.fetchQuery(devcenterQueries.services(false)).catch(() => [])
  return services.find((service) => service.id === id)
}
